-- Who sits where, to be found by guest; and when something last happened at a table.
CREATE TABLE sitters (
    guest TEXT NOT NULL, table_id TEXT NOT NULL REFERENCES tables (id), asked INTEGER NOT NULL,
    PRIMARY KEY (guest, table_id)) WITHOUT ROWID;
CREATE INDEX sitters_by_table ON sitters (table_id);
INSERT OR IGNORE INTO sitters
    SELECT json_extract(chair.value, '$.guest'), tables.id, 0
    FROM tables, json_each(CAST(tables.seating AS TEXT), '$.chairs') AS chair
    WHERE json_extract(chair.value, '$.guest') IS NOT NULL;
ALTER TABLE tables ADD COLUMN touched REAL NOT NULL DEFAULT 0;
UPDATE tables SET touched = opened;
CREATE INDEX tables_by_touch ON tables (touched);
