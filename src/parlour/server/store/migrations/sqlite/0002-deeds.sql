CREATE TABLE deeds (
    table_id TEXT NOT NULL REFERENCES tables (id), guest TEXT NOT NULL, deed TEXT NOT NULL,
    PRIMARY KEY (table_id, guest, deed)) WITHOUT ROWID;
