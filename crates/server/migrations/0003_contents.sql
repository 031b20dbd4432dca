-- The content files that matches were begun with, once for each hash: a match goes on by them whatever is corrected since.
CREATE TABLE contents (
    hash  TEXT NOT NULL PRIMARY KEY,
    -- One JSON object: the text of each file by its name.
    files TEXT NOT NULL
);

-- Which match was begun with which; those from before have none.
CREATE TABLE pins (
    game    TEXT NOT NULL PRIMARY KEY,
    content TEXT NOT NULL
);

CREATE INDEX pins_content ON pins (content);
