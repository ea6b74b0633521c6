-- The page a form was sent from, and who of the staff has answered it, and when (0: nobody has).
ALTER TABLE submission ADD COLUMN page TEXT NOT NULL DEFAULT '';
ALTER TABLE submission ADD COLUMN answered_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE submission ADD COLUMN answered_by TEXT NOT NULL DEFAULT '';

-- Consent: when and on which page the address was typed in. It outlives the form, which is purged.
ALTER TABLE subscription ADD COLUMN asked_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE subscription ADD COLUMN page TEXT NOT NULL DEFAULT '';
CREATE INDEX subscription_by_time ON subscription (changed_at, address);

-- Whether the staff have been told that it was given up.
ALTER TABLE mail ADD COLUMN told INTEGER NOT NULL DEFAULT 0;

-- Where DATA_KEY is set, fields and recipients are sealed, and every `address` is only a keyed hash of one. A
-- subscription’s own address has to be read again: it stands in `mailbox`, sealed, or as `addressKey` makes it.
ALTER TABLE subscription ADD COLUMN mailbox TEXT NOT NULL DEFAULT '';
UPDATE subscription SET mailbox = address;

-- The ids of the keys that something may be sealed with.
CREATE TABLE data_key (
  id TEXT NOT NULL PRIMARY KEY
);
