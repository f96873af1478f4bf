-- Every move writes a line now, passes too: none is remembered elsewhere.
DROP TABLE deeds;
ALTER TABLE lines RENAME COLUMN deed TO request;
