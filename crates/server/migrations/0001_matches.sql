-- One SQL text for SQLite and PostgreSQL: BIGINT for numbers and milliseconds, TEXT for ids and JSON.
CREATE TABLE games (
    id       TEXT   NOT NULL PRIMARY KEY,
    system   TEXT   NOT NULL,
    scenario TEXT   NOT NULL,
    created  BIGINT NOT NULL,
    changed  BIGINT NOT NULL,
    -- Who sits where.
    seats    TEXT   NOT NULL,
    -- 1: a finished match that was brought here to be looked at.
    imported BIGINT NOT NULL,
    -- 1: nobody plays it any more.
    finished BIGINT NOT NULL,
    -- How many lines its journal has.
    head     BIGINT NOT NULL,
    -- How it stands, for lists: whose turn, which round, who won.
    state    TEXT   NOT NULL
);

-- The journals, only ever appended to: they are the truth.
CREATE TABLE lines (
    game    TEXT   NOT NULL,
    n       BIGINT NOT NULL,
    -- 1: answered for a person who was not asked.
    unasked BIGINT NOT NULL,
    line    TEXT   NOT NULL,
    PRIMARY KEY (game, n)
);

-- The standing orders of a seat, where they are not those of the system.
CREATE TABLE orders (
    game  TEXT   NOT NULL,
    seat  BIGINT NOT NULL,
    words TEXT   NOT NULL,
    PRIMARY KEY (game, seat)
);
