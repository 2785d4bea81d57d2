-- Up Migration

-- A mailbox without the tag that its owner may add: what goes to 'ana+salon@…' is read where 'ana@…' is.
CREATE FUNCTION mailbox_of(address text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(address, '^([^+@]+)\+[^@]*@', '\1@');

-- Words of what somebody types to find a registration or a message: small letters without accents.
CREATE FUNCTION search_words(given text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(
    regexp_replace(normalize(replace(replace(lower(given), 'œ', 'oe'), 'æ', 'ae'), NFD), '[\u0300-\u036f]', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g'
  );

-- One row per person who pre-registers, with the columns of the specification. E-mail is the identity: a second
-- registration is an answer we give kindly, not an error we show.
CREATE TABLE crm_leads (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL UNIQUE,
  first_name text,
  last_name text,
  company text,
  phone text,
  fleet_size integer NOT NULL,
  vehicle_type text NOT NULL,
  charging_hours text,
  daily_distance integer,
  current_energy_cost text,
  industry text NOT NULL,
  urgency text NOT NULL,
  main_motivation text,
  source text NOT NULL DEFAULT 'website',
  utm_source text NOT NULL DEFAULT 'website',
  utm_medium text NOT NULL DEFAULT 'organic',
  utm_campaign text,
  referrer_url text,
  email_consent boolean NOT NULL DEFAULT false,
  newsletter_consent boolean NOT NULL DEFAULT false,
  phone_consent boolean NOT NULL DEFAULT false,
  preferred_contact_method text NOT NULL DEFAULT 'email',
  user_agent text,
  browser_language text,
  language text NOT NULL CHECK (language IN ('fr', 'en')),
  lead_score integer NOT NULL,
  qualification_status text NOT NULL CHECK (qualification_status IN ('priority', 'standard')),
  score_lines jsonb NOT NULL,
  simulator_completed boolean NOT NULL DEFAULT false,
  simulator_result_id uuid REFERENCES simulator_results ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_contact_at timestamptz NOT NULL DEFAULT now(),
  -- The registration it is made of. If a program seems to have sent that one, the first that was not takes its place.
  submission_id uuid,
  suspicion text CHECK (suspicion IN ('honeypot', 'too-fast'))
);

CREATE INDEX crm_leads_mailbox ON crm_leads (mailbox_of(email));
CREATE INDEX crm_leads_created_at ON crm_leads (created_at);
CREATE INDEX crm_leads_last_contact_at ON crm_leads (last_contact_at);
-- Before a simulation is removed, the database looks for rows that refer to it.
CREATE INDEX crm_leads_simulation ON crm_leads (simulator_result_id) WHERE simulator_result_id IS NOT NULL;

-- The API replaces what a program sent, so it may update these columns; of what a person sent nobody but the owner
-- changes more than the score and the simulation.
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

-- Every registration, also the second one of the same person, with what was agreed to: a stranger may be typing, so it
-- changes nothing of the lead.
CREATE TABLE lead_submissions (
  id uuid PRIMARY KEY,
  lead_id uuid NOT NULL REFERENCES crm_leads ON DELETE CASCADE,
  repeated boolean NOT NULL,
  answers jsonb NOT NULL,
  lead_score integer NOT NULL,
  qualification_status text NOT NULL CHECK (qualification_status IN ('priority', 'standard')),
  score_lines jsonb NOT NULL,
  suspicion text CHECK (suspicion IN ('honeypot', 'too-fast')),
  simulator_result_id uuid REFERENCES simulator_results ON DELETE SET NULL,
  token_hash bytea NOT NULL,
  token_expires_at timestamptz NOT NULL,
  language text NOT NULL CHECK (language IN ('fr', 'en')),
  consent_text_version text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When somebody found that no program had sent it: what was promised counts from then on.
  released_at timestamptz,
  search tsvector NOT NULL GENERATED ALWAYS AS (to_tsvector('simple', search_words(
    coalesce(answers->>'company', '') || ' ' || coalesce(answers->>'first_name', '') || ' '
      || coalesce(answers->>'last_name', '') || ' ' || coalesce(answers->>'email', '')
  ))) STORED
);

CREATE INDEX lead_submissions_lead ON lead_submissions (lead_id, created_at);
CREATE INDEX lead_submissions_email ON lead_submissions ((answers->>'email'));
CREATE INDEX lead_submissions_arrived ON lead_submissions (created_at, id);
CREATE INDEX lead_submissions_search ON lead_submissions USING gin (search);
CREATE INDEX lead_submissions_simulation ON lead_submissions (simulator_result_id)
  WHERE simulator_result_id IS NOT NULL;
