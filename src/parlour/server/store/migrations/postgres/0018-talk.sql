-- What people say at a table, room by room, and of whom each wants to hear nothing.
CREATE TABLE remarks (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE, room text NOT NULL, number integer NOT NULL,
    guest text NOT NULL, request text NOT NULL, seat integer, name text NOT NULL, kind text NOT NULL,
    body text NOT NULL, about integer NOT NULL, at double precision NOT NULL, line integer NOT NULL,
    PRIMARY KEY (table_id, room, number));
CREATE UNIQUE INDEX remarks_by_request ON remarks (table_id, guest, request);
CREATE TABLE mutes (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE, guest text NOT NULL, muted text NOT NULL,
    PRIMARY KEY (table_id, guest, muted));
