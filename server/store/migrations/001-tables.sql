-- The same SQL for SQLite and PostgreSQL. Times are milliseconds since 1970. `fields` is JSON as text: a JSON column
-- would reorder and rewrite the input. With DATA_KEY, fields and recipients are encrypted, and every `address` is only a
-- keyed hash.
CREATE TABLE submission (
  id TEXT NOT NULL PRIMARY KEY,
  form TEXT NOT NULL,
  reference TEXT NOT NULL UNIQUE,
  received_at BIGINT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('received', 'quarantined')),
  fields TEXT NOT NULL,
  idempotency_key TEXT NOT NULL UNIQUE,
  fingerprint TEXT NOT NULL,
  -- The fields are empty from then on.
  withdrawn_at BIGINT,
  page TEXT NOT NULL DEFAULT '',
  -- 0 without an answer.
  answered_at BIGINT NOT NULL DEFAULT 0,
  answered_by TEXT NOT NULL DEFAULT '',
  -- Signs of spam: names and points as JSON, without any input.
  signs TEXT NOT NULL DEFAULT '[]',
  -- A keyed hash of the words, used to count copies. Empty if the text is too short.
  words_mark TEXT NOT NULL DEFAULT ''
);
CREATE INDEX submission_by_time ON submission (received_at, id);
CREATE INDEX submission_by_words ON submission (words_mark, received_at) WHERE words_mark <> '';

-- The addresses in the fields of a submission, so that all data about one can be deleted.
CREATE TABLE submission_address (
  address TEXT NOT NULL,
  submission_id TEXT NOT NULL REFERENCES submission (id) ON DELETE CASCADE,
  PRIMARY KEY (address, submission_id)
);
CREATE INDEX submission_address_by_submission ON submission_address (submission_id);

CREATE TABLE mail (
  id TEXT NOT NULL PRIMARY KEY,
  submission_id TEXT NOT NULL REFERENCES submission (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  recipient TEXT NOT NULL,
  address TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'dead')),
  attempts INTEGER NOT NULL,
  due_at BIGINT NOT NULL,
  answer TEXT NOT NULL,
  -- 1 once staff were notified of the failure.
  told INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX mail_by_due ON mail (state, due_at);
CREATE INDEX mail_by_address ON mail (address, kind, created_at);
CREATE INDEX mail_by_submission ON mail (submission_id);
CREATE INDEX mail_by_time ON mail (created_at, id);

CREATE TABLE subscription (
  address TEXT NOT NULL PRIMARY KEY,
  -- The readable address: encrypted, or as `addressKey` returns it.
  mailbox TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('confirmed', 'unsubscribed')),
  changed_at BIGINT NOT NULL,
  -- Consent: time and page of the request. It outlives the form, which expires.
  asked_at BIGINT NOT NULL,
  page TEXT NOT NULL
);
CREATE INDEX subscription_by_time ON subscription (changed_at, address);

-- Keyed hashes of addresses whose owners want no automatic mail. They outlive all other data about the address.
CREATE TABLE suppression (
  address_hash TEXT NOT NULL PRIMARY KEY,
  since BIGINT NOT NULL
);

-- The ids of the keys that may have encrypted something.
CREATE TABLE data_key (
  id TEXT NOT NULL PRIMARY KEY
);

-- The random key of `words_mark`, encrypted with DATA_KEY if there is one.
CREATE TABLE mark_key (
  id TEXT NOT NULL PRIMARY KEY,
  secret TEXT NOT NULL
);

-- Rows that a health check writes, reads and deletes.
CREATE TABLE health (
  id TEXT NOT NULL PRIMARY KEY,
  written_at BIGINT NOT NULL,
  filler TEXT NOT NULL
);

-- Events with a limited number of places, as in data/events.ts when the service last started.
CREATE TABLE event_limit (
  event TEXT NOT NULL PRIMARY KEY,
  places INTEGER NOT NULL,
  -- From then on, the waitlist no longer moves up.
  ends_at BIGINT NOT NULL
);

-- The order of registrations for those events, with and without a place.
CREATE TABLE event_turn (
  submission_id TEXT NOT NULL PRIMARY KEY REFERENCES submission (id) ON DELETE CASCADE,
  event TEXT NOT NULL,
  turn INTEGER NOT NULL,
  people INTEGER NOT NULL,
  is_waiting INTEGER NOT NULL CHECK (is_waiting IN (0, 1)),
  UNIQUE (event, turn)
);
CREATE INDEX event_turn_by_waiting ON event_turn (event, is_waiting, turn);
