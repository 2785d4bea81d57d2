-- Up Migration

-- One row that is written to find out whether anything can be: a database that
-- is read-only still answers every question.
CREATE TABLE readiness_probe (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  probed_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO readiness_probe DEFAULT VALUES;

-- For the metric that says when a destination was last reached.
CREATE INDEX deliveries_delivered ON deliveries (kind, destination, ended_at) WHERE state = 'delivered';
