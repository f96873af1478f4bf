-- What each person has marked and noted in a notebook.
CREATE TABLE marks (
    table_id text NOT NULL REFERENCES tables (id), seat integer NOT NULL, guest text NOT NULL, square text NOT NULL,
    mark text NOT NULL, PRIMARY KEY (table_id, seat, guest, square));
