-- Up Migration

-- A mail about a new lead may wait for the simulation that usually follows.
-- Until its first attempt next_attempt_at is this moment: nobody has begun to
-- send it. Null where a delivery does not wait.
ALTER TABLE deliveries ADD COLUMN held_until timestamptz;
