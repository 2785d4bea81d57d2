-- Up Migration

-- Leads are worked in the company's own tools: of the team's work nothing is kept here.
DROP TABLE lead_notes;
ALTER TABLE crm_leads
  DROP COLUMN search,
  DROP COLUMN work_status,
  DROP COLUMN status_changed_at,
  DROP COLUMN lost_reason,
  DROP COLUMN taken_by,
  DROP COLUMN taken_by_name,
  DROP COLUMN taken_at,
  DROP COLUMN first_contact_at,
  DROP COLUMN next_at,
  DROP COLUMN released_at;

CREATE OR REPLACE FUNCTION keep_plausible_lead() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing CONSTANT text[] := ARRAY[
    'lead_score', 'qualification_status', 'score_lines', 'simulator_completed',
    'simulator_result_id', 'last_contact_at'
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

-- Registrations and messages stand in one list, the newest first, and are found by the beginnings of words.
ALTER TABLE lead_submissions
  -- When somebody found that no program had sent it: what was promised counts from then on.
  ADD COLUMN released_at timestamptz,
  ADD COLUMN search tsvector NOT NULL GENERATED ALWAYS AS (to_tsvector('simple', search_words(
    coalesce(answers->>'company', '') || ' ' || coalesce(answers->>'first_name', '') || ' '
      || coalesce(answers->>'last_name', '') || ' ' || coalesce(answers->>'email', '')
  ))) STORED;
ALTER TABLE form_submissions
  ADD COLUMN released_at timestamptz,
  ADD COLUMN search tsvector NOT NULL GENERATED ALWAYS AS (to_tsvector('simple', search_words(
    coalesce(company, '') || ' ' || name || ' ' || email
  ))) STORED;

CREATE INDEX lead_submissions_search ON lead_submissions USING gin (search);
CREATE INDEX form_submissions_search ON form_submissions USING gin (search);
CREATE INDEX lead_submissions_arrived ON lead_submissions (created_at, id);
DROP INDEX form_submissions_created_at;
CREATE INDEX form_submissions_arrived ON form_submissions (created_at, id);

DELETE FROM deliveries WHERE event = 'lead.status_changed';
ALTER TABLE deliveries DROP CONSTRAINT deliveries_event_check;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_event_check CHECK (event IN (
  'lead.registered', 'lead.repeated', 'lead.simulated', 'lead.analysed', 'form.submitted',
  'newsletter.requested', 'newsletter.repeated', 'newsletter.confirmed', 'newsletter.unsubscribed', 'newsletter.issue',
  'data.requested', 'destination.test'
));
