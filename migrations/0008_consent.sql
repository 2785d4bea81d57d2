-- Up Migration

-- One row per choice made in the cookie banner, to be able to show that it was made and in front of which text. Nothing in
-- it says by whom: no address, no browser, no link to a lead. A visitor's own record holds the same chosen_at, so that
-- somebody who shows theirs can be shown ours.
CREATE TABLE consent_proofs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  recorded_at timestamptz NOT NULL DEFAULT now(),
  chosen_at timestamptz NOT NULL,
  analytics boolean NOT NULL,
  marketing boolean NOT NULL,
  policy_date date NOT NULL,
  language text NOT NULL CHECK (language IN ('fr', 'en')),
  -- Names the banner's text in src/server/consent/banner-texts.json.
  ui_hash text NOT NULL
);

CREATE INDEX consent_proofs_recorded_at ON consent_proofs (recorded_at);
