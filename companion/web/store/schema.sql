-- One row a table, and one a step, whose `record` is JSON (`codec`). The key of a record is the law.
-- Of two processes that write the same number one is refused.
CREATE TABLE IF NOT EXISTS tables (
    code VARCHAR(24) NOT NULL PRIMARY KEY,
    created DOUBLE PRECISION NOT NULL
);

CREATE TABLE IF NOT EXISTS records (
    code VARCHAR(24) NOT NULL REFERENCES tables ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number > 0),
    record {bytes} NOT NULL,
    PRIMARY KEY (code, number)
);

-- One row a process of PostgreSQL's, with the time since when there has always been one, and when
-- this one was `seen` last (the database's seconds); and the `places` connected to it, as JSON.
CREATE TABLE IF NOT EXISTS processes (
    id VARCHAR(32) NOT NULL PRIMARY KEY,
    since DOUBLE PRECISION NOT NULL,
    seen DOUBLE PRECISION NOT NULL
);

CREATE TABLE IF NOT EXISTS presence (
    code VARCHAR(24) NOT NULL REFERENCES tables ON DELETE CASCADE,
    process VARCHAR(32) NOT NULL REFERENCES processes ON DELETE CASCADE,
    places TEXT NOT NULL,
    PRIMARY KEY (code, process)
);

-- Answers that stand in no record (`answers`); `device` is the hash of a token.
CREATE TABLE IF NOT EXISTS answers (
    code VARCHAR(24) NOT NULL REFERENCES tables ON DELETE CASCADE,
    device VARCHAR(64) NOT NULL,
    id VARCHAR(32) NOT NULL,
    digest VARCHAR(32) NOT NULL,
    refusal TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (code, device, id)
);

-- For how long a program has had this database, the pauses between, and when the last step of each
-- table was found (`ages`); by which key all tokens were hashed (`keys`).
CREATE TABLE IF NOT EXISTS in_use (
    id INTEGER NOT NULL PRIMARY KEY,
    seconds DOUBLE PRECISION NOT NULL,
    looked DOUBLE PRECISION NOT NULL
);

CREATE TABLE IF NOT EXISTS pauses (
    id {counted} NOT NULL PRIMARY KEY,
    began DOUBLE PRECISION NOT NULL,
    seconds DOUBLE PRECISION NOT NULL
);

CREATE TABLE IF NOT EXISTS last_steps (
    name VARCHAR(255) NOT NULL PRIMARY KEY,
    number INTEGER NOT NULL,
    found DOUBLE PRECISION NOT NULL
);

CREATE TABLE IF NOT EXISTS server_key (
    id INTEGER NOT NULL PRIMARY KEY,
    fingerprint VARCHAR(16) NOT NULL
);

CREATE TABLE IF NOT EXISTS shape (version VARCHAR(32) NOT NULL PRIMARY KEY);

INSERT INTO shape (version) VALUES ('{newest}') ON CONFLICT DO NOTHING
