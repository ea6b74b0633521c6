-- 0: the seat is kept. Otherwise the seat goes to the next at this time, unless its holder opens the link in the mail.
ALTER TABLE event_turn ADD COLUMN held_until BIGINT NOT NULL DEFAULT 0;
