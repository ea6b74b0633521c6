CREATE TABLE suppression (
  address_hash TEXT NOT NULL PRIMARY KEY,
  since BIGINT NOT NULL
);
ALTER TABLE submission ADD COLUMN withdrawn_at BIGINT;
