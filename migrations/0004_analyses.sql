-- Up Migration

-- The analysis of a registration: its figures, the document, and who may see it. The worker makes it; until its mail is
-- sent, a simulation that is linked later replaces it in place, and afterwards it stays as it is.
CREATE TABLE analyses (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  lead_id uuid NOT NULL REFERENCES crm_leads ON DELETE CASCADE,
  lead_submission_id uuid NOT NULL UNIQUE REFERENCES lead_submissions ON DELETE CASCADE,
  -- The simulation it was computed from, if any. No reference: simulations are kept for a time of their own.
  simulator_result_id uuid,
  language text NOT NULL CHECK (language IN ('fr', 'en')),
  model_version text NOT NULL,
  figures jsonb NOT NULL,
  document bytea NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  -- Where somebody of the team has to say yes before it is sent; null where nobody has to.
  approval text CHECK (approval IN ('waiting', 'given', 'declined')),
  approved_at timestamptz,
  reminded_at timestamptz,
  -- From when on its mail is being sent.
  sent_at timestamptz,
  revoked_at timestamptz
);
-- Documents are compressed already.
ALTER TABLE analyses ALTER COLUMN document SET STORAGE EXTERNAL;

CREATE INDEX analyses_lead ON analyses (lead_id);
CREATE INDEX analyses_made_at ON analyses (made_at);
CREATE INDEX analyses_waiting ON analyses (made_at) WHERE approval = 'waiting';
