-- What each person has marked and noted in a notebook.
CREATE TABLE marks (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, guest TEXT NOT NULL, square TEXT NOT NULL,
    mark TEXT NOT NULL, PRIMARY KEY (table_id, seat, guest, square)) WITHOUT ROWID;
