CREATE TABLE submission (
  id TEXT NOT NULL PRIMARY KEY,
  form TEXT NOT NULL,
  reference TEXT NOT NULL UNIQUE,
  received_at BIGINT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('received', 'quarantined')),
  fields TEXT NOT NULL,
  idempotency_key TEXT NOT NULL UNIQUE,
  fingerprint TEXT NOT NULL
);
CREATE INDEX submission_by_time ON submission (received_at, id);
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
  answer TEXT NOT NULL
);
CREATE INDEX mail_by_due ON mail (state, due_at);
CREATE INDEX mail_by_address ON mail (address, kind, created_at);
CREATE INDEX mail_by_submission ON mail (submission_id);
CREATE INDEX mail_by_time ON mail (created_at, id);
CREATE TABLE subscription (
  address TEXT NOT NULL PRIMARY KEY,
  state TEXT NOT NULL CHECK (state IN ('confirmed', 'unsubscribed')),
  changed_at BIGINT NOT NULL
);
