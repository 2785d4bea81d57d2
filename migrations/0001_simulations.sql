-- Up Migration

-- What a visitor's simulation was, computed again by the server before it was kept.
CREATE TABLE simulator_results (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  model_version text NOT NULL,
  language text NOT NULL CHECK (language IN ('fr', 'en')),
  inputs jsonb NOT NULL,
  results jsonb NOT NULL,
  potential text NOT NULL CHECK (potential IN ('high', 'medium', 'low')),
  lead_score integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
