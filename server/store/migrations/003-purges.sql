-- Repeats are recognized by their fields.
ALTER TABLE submission DROP COLUMN fingerprint;

-- One row with the time of the last purge, which shows if the clock leaps.
CREATE TABLE purge_record (
  id TEXT NOT NULL PRIMARY KEY,
  purged_at BIGINT NOT NULL
);
