-- Accounts, for those who want one; the guest that each of them is at tables, and other guests who became them.
CREATE TABLE accounts (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE, guest TEXT NOT NULL UNIQUE, password TEXT,
    rating TEXT NOT NULL, made REAL NOT NULL);
CREATE TABLE adopted (guest TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE);
CREATE INDEX adopted_by_account ON adopted (account);
-- What somebody shows instead of a password: the session of a browser, the token of a program. Only hashes are kept.
CREATE TABLE credentials (
    id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    kind TEXT NOT NULL, label TEXT NOT NULL, made REAL NOT NULL, used REAL NOT NULL);
CREATE INDEX credentials_by_account ON credentials (account);
CREATE TABLE links (
    hash TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE, until REAL NOT NULL);
-- How games ended, in the order in which they did. They outlive their tables: ratings are computed from them.
CREATE TABLE outcomes (number INTEGER PRIMARY KEY AUTOINCREMENT, table_id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, outcome TEXT NOT NULL);
CREATE TABLE players (
    guest TEXT NOT NULL, number BIGINT NOT NULL REFERENCES outcomes (number) ON DELETE CASCADE, seat INTEGER NOT NULL,
    PRIMARY KEY (guest, number));
