-- Addresses whose owners want no mail that they did not ask for, each as a keyed hash: it is honored even after the
-- address itself was forgotten.
CREATE TABLE suppression (
  address_hash TEXT NOT NULL PRIMARY KEY,
  since BIGINT NOT NULL
);

-- When the sender took the form back; its fields are empty from then on.
ALTER TABLE submission ADD COLUMN withdrawn_at BIGINT;
