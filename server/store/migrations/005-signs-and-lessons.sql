-- What spoke for spam when a form came in: names and points as JSON, nothing that was typed.
ALTER TABLE submission ADD COLUMN signs TEXT NOT NULL DEFAULT '[]';

-- A keyed hash of a form’s words, by which copies of it are counted; empty where they are too few.
ALTER TABLE submission ADD COLUMN words_mark TEXT NOT NULL DEFAULT '';
CREATE INDEX submission_by_words ON submission (words_mark, received_at) WHERE words_mark <> '';

-- What the staff have taught: keyed hashes of the marks of a form that is spam (1) or a person’s (-1). A lesson goes with
-- its form.
CREATE TABLE lesson (
  mark TEXT NOT NULL,
  submission_id TEXT NOT NULL REFERENCES submission (id) ON DELETE CASCADE,
  verdict INTEGER NOT NULL CHECK (verdict IN (-1, 1)),
  PRIMARY KEY (mark, submission_id)
);
CREATE INDEX lesson_by_submission ON lesson (submission_id);

-- The random key of those hashes, sealed where DATA_KEY is set.
CREATE TABLE mark_key (
  id TEXT NOT NULL PRIMARY KEY,
  secret TEXT NOT NULL
);
