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

-- One row that is written to find out whether anything can be: a database that is read-only still answers every question.
CREATE TABLE readiness_probe (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  probed_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO readiness_probe DEFAULT VALUES;
