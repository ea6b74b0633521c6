ALTER TABLE submission ADD COLUMN signs TEXT NOT NULL DEFAULT '[]';
ALTER TABLE submission ADD COLUMN words_mark TEXT NOT NULL DEFAULT '';
CREATE INDEX submission_by_words ON submission (words_mark, received_at) WHERE words_mark <> '';
CREATE TABLE lesson (
  mark TEXT NOT NULL,
  submission_id TEXT NOT NULL REFERENCES submission (id) ON DELETE CASCADE,
  verdict INTEGER NOT NULL CHECK (verdict IN (-1, 1)),
  PRIMARY KEY (mark, submission_id)
);
CREATE INDEX lesson_by_submission ON lesson (submission_id);
CREATE TABLE mark_key (
  id TEXT NOT NULL PRIMARY KEY,
  secret TEXT NOT NULL
);
