-- Up Migration

-- A sending repeated with the same key is answered as the first time. The answer is put together again from the
-- submission: no token is kept.
CREATE TABLE idempotency_keys (
  endpoint text NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  submission_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (endpoint, key)
);

CREATE INDEX idempotency_keys_expires_at ON idempotency_keys (expires_at);

-- How often an address has sent something lately, under keyed hashes of IP and e-mail. Unlogged: after a crash everyone
-- may simply start anew.
CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY,
  points integer NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX rate_limits_expires_at ON rate_limits (expires_at);
