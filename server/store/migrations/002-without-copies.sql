-- The service no longer counts copies of a text.
DROP INDEX submission_by_words;
ALTER TABLE submission DROP COLUMN words_mark;
DROP TABLE mark_key;
