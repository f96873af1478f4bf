-- What people say at a table, room by room, and of whom each wants to hear nothing.
CREATE TABLE remarks (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, room TEXT NOT NULL, number INTEGER NOT NULL,
    guest TEXT NOT NULL, request TEXT NOT NULL, seat INTEGER, name TEXT NOT NULL, kind TEXT NOT NULL,
    body TEXT NOT NULL, about INTEGER NOT NULL, at REAL NOT NULL, line INTEGER NOT NULL,
    PRIMARY KEY (table_id, room, number)) WITHOUT ROWID;
CREATE UNIQUE INDEX remarks_by_request ON remarks (table_id, guest, request);
CREATE TABLE mutes (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, guest TEXT NOT NULL, muted TEXT NOT NULL,
    PRIMARY KEY (table_id, guest, muted)) WITHOUT ROWID;
