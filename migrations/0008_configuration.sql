-- Up Migration

-- What the running workers deliver to, so that the site keeps events for it
-- also where its own settings do not name it. No address and no secret.
CREATE TABLE webhook_destinations (
  name text PRIMARY KEY,
  -- Null: all of them.
  events text[],
  form_types text[],
  seen_at timestamptz NOT NULL DEFAULT now()
);

-- Which of the token secrets an address was hidden with; null in rows that
-- are older than this column, until a worker has seen them.
ALTER TABLE suppressed_addresses ADD COLUMN secret_id text;
