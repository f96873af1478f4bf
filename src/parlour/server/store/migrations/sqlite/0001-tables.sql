CREATE TABLE keys (name TEXT PRIMARY KEY, value BLOB NOT NULL);
CREATE TABLE tables (
    id TEXT PRIMARY KEY, seed BLOB NOT NULL, seating BLOB NOT NULL, version INTEGER NOT NULL,
    deadline REAL, opened REAL NOT NULL);
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, line TEXT NOT NULL,
    guest TEXT, deed TEXT, PRIMARY KEY (table_id, number)) WITHOUT ROWID;
