ALTER TABLE submission ADD COLUMN page TEXT NOT NULL DEFAULT '';
ALTER TABLE submission ADD COLUMN answered_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE submission ADD COLUMN answered_by TEXT NOT NULL DEFAULT '';
ALTER TABLE subscription ADD COLUMN asked_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE subscription ADD COLUMN page TEXT NOT NULL DEFAULT '';
CREATE INDEX subscription_by_time ON subscription (changed_at, address);
ALTER TABLE mail ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
ALTER TABLE subscription ADD COLUMN mailbox TEXT NOT NULL DEFAULT '';
UPDATE subscription SET mailbox = address;
CREATE TABLE data_key (
  id TEXT NOT NULL PRIMARY KEY
);
