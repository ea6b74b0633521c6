-- The page a form was sent from, and who of the staff has answered it, and when (0: nobody has).
ALTER TABLE submission ADD COLUMN page TEXT NOT NULL DEFAULT '';
ALTER TABLE submission ADD COLUMN answered_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE submission ADD COLUMN answered_by TEXT NOT NULL DEFAULT '';

-- Consent: when and on which page the address was typed in. It outlives the form, which is purged after a year.
ALTER TABLE subscription ADD COLUMN asked_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE subscription ADD COLUMN page TEXT NOT NULL DEFAULT '';
CREATE INDEX subscription_by_time ON subscription (changed_at, address);

-- Whether the staff have been told that it was given up.
ALTER TABLE mail ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
