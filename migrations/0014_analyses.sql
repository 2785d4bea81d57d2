-- Up Migration

-- The analysis of a registration: its figures, the document, and who may see it. It is made by the worker, and never
-- changed: another answer makes another version.
CREATE TABLE analyses (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  lead_id uuid NOT NULL REFERENCES crm_leads ON DELETE CASCADE,
  lead_submission_id uuid NOT NULL REFERENCES lead_submissions ON DELETE CASCADE,
  -- Of this lead.
  version integer NOT NULL CHECK (version > 0),
  -- The simulation it was reckoned from, if any. No reference: simulations are kept for a time of their own.
  simulator_result_id uuid,
  language text NOT NULL CHECK (language IN ('fr', 'en')),
  model_version text NOT NULL,
  figures jsonb NOT NULL,
  document bytea NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  -- Where somebody of the team has to say yes before it is sent; null where nobody has to.
  approval text CHECK (approval IN ('waiting', 'given')),
  approved_at timestamptz,
  reminded_at timestamptz,
  revoked_at timestamptz,
  UNIQUE (lead_id, version),
  -- A registration and the simulation that follows it are two deliveries, and one analysis if the second comes in time.
  UNIQUE NULLS NOT DISTINCT (lead_submission_id, simulator_result_id)
);
-- Documents are compressed already.
ALTER TABLE analyses ALTER COLUMN document SET STORAGE EXTERNAL;

CREATE INDEX analyses_made_at ON analyses (made_at);
CREATE INDEX analyses_waiting ON analyses (made_at) WHERE approval = 'waiting';

-- The mails about an analysis: each goes out once.
ALTER TABLE deliveries ADD COLUMN analysis_id uuid REFERENCES analyses ON DELETE CASCADE;
CREATE UNIQUE INDEX deliveries_analysis ON deliveries (analysis_id, kind) WHERE analysis_id IS NOT NULL;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_analysis_check
  CHECK ((kind IN ('analysis_ready', 'analysis_reminder')) = (analysis_id IS NOT NULL));

ALTER TABLE deliveries DROP CONSTRAINT deliveries_kind_check;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_kind_check CHECK (kind IN (
  'webhook', 'sales_notice', 'acknowledgement', 'newsletter_confirmation', 'newsletter_welcome',
  'newsletter_reminder', 'newsletter_issue', 'data_link', 'analysis', 'analysis_ready', 'analysis_reminder'
));
ALTER TABLE deliveries DROP CONSTRAINT deliveries_event_check;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_event_check CHECK (event IN (
  'lead.registered', 'lead.repeated', 'lead.simulated', 'lead.analysed', 'form.submitted', 'newsletter.requested',
  'newsletter.repeated', 'newsletter.confirmed', 'newsletter.unsubscribed', 'newsletter.issue',
  'data.requested'
));
