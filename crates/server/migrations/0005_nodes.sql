-- How often a match was changed: who changes it next says from where, and two who do so at once cannot both.
ALTER TABLE games ADD COLUMN version BIGINT NOT NULL DEFAULT 0;

-- What the nodes of a house agree on, by name: by which secret it is sealed, how many rehearsals were begun.
CREATE TABLE house (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

-- The owner's codes that were used: each is good for one node, and once.
CREATE TABLE codes (
    nonce TEXT   NOT NULL PRIMARY KEY,
    -- Until when it would be good, in milliseconds since 1970.
    until BIGINT NOT NULL
);

-- The matches in which a machine is asked, where several nodes may think: who does, and until when nobody else begins.
CREATE TABLE thinking (
    game  TEXT   NOT NULL PRIMARY KEY,
    -- Since when, in milliseconds of the database.
    since BIGINT NOT NULL,
    node  TEXT   NOT NULL,
    until BIGINT NOT NULL
);

CREATE INDEX thinking_until ON thinking (until);

-- Lessons that run, where several nodes may be asked for them: each is made again from where the learner is.
CREATE TABLE lessons (
    id      TEXT   NOT NULL PRIMARY KEY,
    system  TEXT   NOT NULL,
    lesson  TEXT   NOT NULL,
    -- The step and the moves, as they are sent.
    place   TEXT   NOT NULL,
    version BIGINT NOT NULL,
    changed BIGINT NOT NULL
);
