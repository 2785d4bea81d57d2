-- Up Migration

-- Words of what somebody types to find a lead: small letters without accents.
CREATE FUNCTION search_words(given text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(
    regexp_replace(normalize(replace(replace(lower(given), 'œ', 'oe'), 'æ', 'ae'), NFD), '[\u0300-\u036f]', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g'
  );

-- What the team does with a lead, beside what the person sent: who took it, how far it got, when to go on.
ALTER TABLE crm_leads
  ADD COLUMN work_status text NOT NULL DEFAULT 'new'
    CHECK (work_status IN ('new', 'contacted', 'qualified', 'won', 'lost')),
  ADD COLUMN status_changed_at timestamptz,
  ADD COLUMN lost_reason text
    CHECK (lost_reason IN ('too_small', 'fixed_price', 'competitor', 'not_now', 'unreachable', 'other')),
  -- Whom the company's provider named, and how.
  ADD COLUMN taken_by text,
  ADD COLUMN taken_by_name text,
  ADD COLUMN taken_at timestamptz,
  ADD COLUMN first_contact_at timestamptz,
  ADD COLUMN next_at timestamptz,
  -- A suspicious one that somebody has looked at: its 24 hours begin then.
  ADD COLUMN released_at timestamptz,
  ADD CONSTRAINT crm_leads_lost_reason_given CHECK ((work_status = 'lost') = (lost_reason IS NOT NULL)),
  ADD CONSTRAINT crm_leads_taken_whole CHECK (num_nonnulls(taken_by, taken_by_name, taken_at) IN (0, 3)),
  ADD COLUMN search tsvector GENERATED ALWAYS AS (to_tsvector('simple', search_words(
    coalesce(company, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email
  ))) STORED;

CREATE INDEX crm_leads_search ON crm_leads USING gin (search);
-- The list of those to follow up: priority first, then what nobody has taken, then the nearest deadline.
CREATE INDEX crm_leads_open ON crm_leads
  (qualification_status, (taken_by IS NOT NULL), (coalesce(released_at, created_at)), id)
  WHERE suspicion IS NULL AND work_status IN ('new', 'contacted', 'qualified');
-- Those whom nobody has spoken to yet, by when that is due.
CREATE INDEX crm_leads_due ON crm_leads ((coalesce(released_at, created_at)))
  WHERE first_contact_at IS NULL AND suspicion IS NULL AND work_status IN ('new', 'contacted', 'qualified');
CREATE INDEX crm_leads_taken ON crm_leads (taken_by, qualification_status, (coalesce(released_at, created_at)), id)
  WHERE taken_by IS NOT NULL AND suspicion IS NULL AND work_status IN ('new', 'contacted', 'qualified');
CREATE INDEX crm_leads_suspicious ON crm_leads (created_at, id)
  WHERE suspicion IS NOT NULL AND work_status IN ('new', 'contacted', 'qualified');
CREATE INDEX crm_leads_closed ON crm_leads (status_changed_at, id) WHERE work_status IN ('won', 'lost');
CREATE INDEX crm_leads_first_contact ON crm_leads (first_contact_at)
  WHERE first_contact_at IS NOT NULL;

-- What somebody of the team wrote down about a lead. The person sees it among their data.
CREATE TABLE lead_notes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  lead_id uuid NOT NULL REFERENCES crm_leads ON DELETE CASCADE,
  author text NOT NULL,
  author_name text NOT NULL,
  note text NOT NULL CHECK (length(note) BETWEEN 1 AND 2000),
  written_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX lead_notes_lead ON lead_notes (lead_id, written_at);

-- The team's work on a lead changes nothing of what the person sent.
CREATE OR REPLACE FUNCTION keep_plausible_lead() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing CONSTANT text[] := ARRAY[
    'lead_score', 'qualification_status', 'score_lines', 'simulator_completed',
    'simulator_result_id', 'last_contact_at',
    'work_status', 'status_changed_at', 'lost_reason', 'taken_by', 'taken_by_name', 'taken_at',
    'first_contact_at', 'next_at', 'released_at', 'search'
  ];
BEGIN
  IF to_jsonb(OLD) - changing IS DISTINCT FROM to_jsonb(NEW) - changing AND NOT pg_has_role(
    current_user, (SELECT relowner FROM pg_class WHERE oid = TG_RELID), 'MEMBER'
  ) THEN
    RAISE insufficient_privilege USING MESSAGE = 'a lead that a person registered is not rewritten';
  END IF;
  RETURN NEW;
END
$$;

ALTER TABLE deliveries DROP CONSTRAINT deliveries_event_check;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_event_check CHECK (event IN (
  'lead.registered', 'lead.repeated', 'lead.simulated', 'lead.status_changed', 'form.submitted', 'newsletter.requested',
  'newsletter.repeated', 'newsletter.confirmed', 'newsletter.unsubscribed', 'newsletter.issue', 'lead.analysed',
  'data.requested'
));
