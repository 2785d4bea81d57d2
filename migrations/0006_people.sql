-- Up Migration

-- A mailbox without the tag that its owner may add: what goes to 'ana+salon@…' is read where 'ana@…' is.
CREATE FUNCTION mailbox_of(address text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(address, '^([^+@]+)\+[^@]*@', '\1@');

CREATE INDEX crm_leads_mailbox ON crm_leads (mailbox_of(email));
CREATE INDEX form_submissions_mailbox ON form_submissions (mailbox_of(email));
CREATE INDEX newsletter_subscribers_mailbox ON newsletter_subscribers (mailbox_of(email));

-- For exact comparison. The unique indexes on lower(email) stay: of a canonical address it is the
-- address itself, and the version before this one still writes others while both run.
CREATE INDEX newsletter_subscribers_exact_email ON newsletter_subscribers (email);

-- Which registration a lead is made of, and whether that one was perhaps sent by a program: then the
-- first that was not takes its place.
ALTER TABLE crm_leads
  ADD COLUMN submission_id uuid,
  ADD COLUMN suspicion text CHECK (suspicion IN ('honeypot', 'too-fast'));

UPDATE crm_leads SET submission_id = made_it.id, suspicion = made_it.suspicion
FROM (
  SELECT DISTINCT ON (lead_id) lead_id, id, suspicion FROM lead_submissions
  WHERE NOT repeated ORDER BY lead_id, created_at, id
) made_it
WHERE made_it.lead_id = crm_leads.id;

-- The API replaces what a program sent, so it may update these columns; of what a person sent nobody
-- but the owner changes more than the score and the simulation.
CREATE FUNCTION keep_plausible_lead() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE TRIGGER keep_plausible_lead BEFORE UPDATE ON crm_leads
  FOR EACH ROW WHEN (OLD.suspicion IS NULL) EXECUTE FUNCTION keep_plausible_lead();

-- Who has left stays so until they press the link themselves; until then what was asked for anew,
-- perhaps by a stranger, stands beside what they had agreed to.
ALTER TABLE newsletter_subscribers ADD COLUMN renewal jsonb;
UPDATE newsletter_subscribers SET state = 'unsubscribed'
  WHERE state = 'pending' AND unsubscribed_at IS NOT NULL;
