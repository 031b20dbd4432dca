-- The link of the last line of the journal, so that a journal that has lost its end is known by it; '' is of a match
-- from before this column, until something is done in it.
ALTER TABLE games ADD COLUMN tail TEXT NOT NULL DEFAULT '';

-- Written to find out whether the disk takes anything again.
CREATE TABLE probes (
    id   BIGINT NOT NULL PRIMARY KEY,
    text TEXT   NOT NULL
);
