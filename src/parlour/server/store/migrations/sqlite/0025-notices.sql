-- Where somebody with an account wants to hear that it is their turn; one not confirmed yet is told nothing.
CREATE TABLE contacts (
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE, way TEXT NOT NULL, address TEXT NOT NULL,
    link TEXT UNIQUE, until REAL, PRIMARY KEY (account, way));
-- Whom a table waits for, of those who want to hear of it: a row begins and ends with the turn.
CREATE TABLE notices (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, guest TEXT NOT NULL, way TEXT NOT NULL,
    account TEXT NOT NULL, due REAL, tries INTEGER NOT NULL DEFAULT 0, told BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (table_id, guest, way),
    FOREIGN KEY (account, way) REFERENCES contacts (account, way) ON DELETE CASCADE);
CREATE INDEX notices_by_contact ON notices (account, way);
-- Guests whose account was erased: their old cookies let nobody in.
CREATE TABLE departed (guest TEXT PRIMARY KEY);
