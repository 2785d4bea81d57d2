-- Up Migration

-- When each kind of regular work last succeeded, so that a metric can tell how long ago that was.
CREATE TABLE maintenance_runs (
  -- 'backup', 'refusals', 'drill', 'retention'
  kind text PRIMARY KEY,
  finished_at timestamptz NOT NULL,
  took_seconds double precision NOT NULL,
  -- What it did, in numbers. Nothing about people.
  detail jsonb NOT NULL DEFAULT '{}'
);
