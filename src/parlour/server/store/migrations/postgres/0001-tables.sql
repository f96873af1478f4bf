CREATE TABLE keys (name text PRIMARY KEY, value bytea NOT NULL);
CREATE TABLE tables (
    id text PRIMARY KEY, seed bytea NOT NULL, seating bytea NOT NULL, version integer NOT NULL,
    deadline double precision, opened double precision NOT NULL, touched double precision NOT NULL);
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_by_touch ON tables (touched);
CREATE TABLE lines (
    table_id text NOT NULL REFERENCES tables (id), number integer NOT NULL, line text NOT NULL,
    guest text, request text, PRIMARY KEY (table_id, number));
CREATE TABLE sitters (
    guest text NOT NULL, table_id text NOT NULL REFERENCES tables (id), asked boolean NOT NULL,
    PRIMARY KEY (guest, table_id));
CREATE INDEX sitters_by_table ON sitters (table_id);
