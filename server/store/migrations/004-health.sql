-- What a check of the store’s health writes, reads and deletes again.
CREATE TABLE health (
  id TEXT NOT NULL PRIMARY KEY,
  written_at BIGINT NOT NULL,
  filler TEXT NOT NULL
);
