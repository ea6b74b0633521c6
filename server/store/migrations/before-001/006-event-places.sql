CREATE TABLE event_limit (
  event TEXT NOT NULL PRIMARY KEY,
  places INTEGER NOT NULL,
  ends_at BIGINT NOT NULL
);
CREATE TABLE event_turn (
  submission_id TEXT NOT NULL PRIMARY KEY REFERENCES submission (id) ON DELETE CASCADE,
  event TEXT NOT NULL,
  turn INTEGER NOT NULL,
  people INTEGER NOT NULL,
  is_waiting INTEGER NOT NULL CHECK (is_waiting IN (0, 1)),
  UNIQUE (event, turn)
);
CREATE INDEX event_turn_by_waiting ON event_turn (event, is_waiting, turn);
