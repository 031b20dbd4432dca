-- What was better in finished matches, found out by looking them through: it can be found out again.
CREATE TABLE reviews (
    game TEXT   NOT NULL PRIMARY KEY,
    -- By which way of looking.
    way  BIGINT NOT NULL,
    json TEXT   NOT NULL
);
