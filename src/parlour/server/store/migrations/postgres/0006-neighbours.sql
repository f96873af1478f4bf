-- The processes that serve these tables, each alive until a moment that it puts off again and again; which of them runs
-- a table's bots and clocks; and who is connected where, or since when no more.
CREATE TABLE processes (id text PRIMARY KEY, until double precision NOT NULL);
CREATE TABLE charges (
    table_id text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    process text NOT NULL REFERENCES processes (id) ON DELETE CASCADE);
CREATE INDEX charges_by_process ON charges (process);
CREATE TABLE visits (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE, guest text NOT NULL, process text NOT NULL,
    gone double precision, PRIMARY KEY (table_id, guest, process));
CREATE INDEX visits_by_process ON visits (process) WHERE gone IS NULL;
