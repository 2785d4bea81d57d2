-- Up Migration

-- What people ask of us under articles 15 to 21 of the GDPR by letter, by phone or by mail, and when it was answered.
-- Neither name nor address: whom it is about is known by the ids of their rows, which lead to nobody once these are
-- erased. What stays proves that and when we answered.
CREATE TABLE rights_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('access', 'rectification', 'erasure', 'objection', 'portability')),
  channel text NOT NULL CHECK (channel IN ('letter', 'phone', 'mail')),
  received_day date NOT NULL,
  entered_at timestamptz NOT NULL DEFAULT now(),
  -- Empty where nothing is stored about whoever asked.
  records uuid[] NOT NULL DEFAULT '{}',
  answered_at timestamptz,
  outcome text CHECK (outcome IN ('done', 'refused', 'nothing-held')),
  CHECK ((answered_at IS NULL) = (outcome IS NULL))
);

CREATE INDEX rights_requests_answered_at ON rights_requests (answered_at);
CREATE INDEX rights_requests_records ON rights_requests USING gin (records);

-- What a person has corrected, in every row about their address; '' removes a value. Runs as the owner: the desk may
-- neither rewrite a lead that a person registered nor delete anything, but it may correct what somebody told us wrong.
-- Score, consents and what was agreed to stay as they were.
CREATE FUNCTION rectify_person(address text, correction jsonb) RETURNS json
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
DECLARE
  of_leads CONSTANT text[] := ARRAY['email', 'first_name', 'last_name', 'company', 'phone'];
  of_forms CONSTANT text[] := ARRAY['email', 'name', 'company', 'phone'];
  analyses_deleted int := 0;
  submissions int := 0;
  leads int := 0;
  forms int := 0;
  subscribers int := 0;
BEGIN
  -- First, while the lead is found under the old address. A document is not rewritten: it names the company, and its
  -- link went to the old address.
  IF correction ?| ARRAY['email', 'company'] THEN
    DELETE FROM analyses a USING crm_leads l
    WHERE a.lead_id = l.id AND lower(l.email) = lower(address) AND l.email = address;
    GET DIAGNOSTICS analyses_deleted = ROW_COUNT;
  END IF;
  IF correction ?| of_leads THEN
    -- Only answers that were given: a correction adds none that nobody sent.
    UPDATE lead_submissions s SET answers = s.answers || (
      SELECT coalesce(jsonb_object_agg(c.key, c.value), '{}') FROM jsonb_each(correction) c
      WHERE c.key = ANY (of_leads) AND s.answers ? c.key
    )
    FROM crm_leads l WHERE s.lead_id = l.id AND lower(l.email) = lower(address) AND l.email = address;
    GET DIAGNOSTICS submissions = ROW_COUNT;
    UPDATE crm_leads l SET
      email = coalesce(correction->>'email', l.email),
      first_name = CASE WHEN correction ? 'first_name' THEN nullif(correction->>'first_name', '') ELSE l.first_name END,
      last_name = CASE WHEN correction ? 'last_name' THEN nullif(correction->>'last_name', '') ELSE l.last_name END,
      company = CASE WHEN correction ? 'company' THEN nullif(correction->>'company', '') ELSE l.company END,
      phone = CASE WHEN correction ? 'phone' THEN nullif(correction->>'phone', '') ELSE l.phone END
    WHERE lower(l.email) = lower(address) AND l.email = address;
    GET DIAGNOSTICS leads = ROW_COUNT;
  END IF;
  IF correction ?| of_forms THEN
    UPDATE form_submissions f SET
      email = coalesce(correction->>'email', f.email),
      name = coalesce(correction->>'name', f.name),
      company = CASE WHEN correction ? 'company' THEN nullif(correction->>'company', '') ELSE f.company END,
      phone = CASE WHEN correction ? 'phone' THEN nullif(correction->>'phone', '') ELSE f.phone END
    WHERE lower(f.email) = lower(address) AND f.email = address;
    GET DIAGNOSTICS forms = ROW_COUNT;
  END IF;
  IF correction ? 'email' THEN
    UPDATE newsletter_subscribers n SET email = correction->>'email'
    WHERE lower(n.email) = lower(address) AND n.email = address;
    GET DIAGNOSTICS subscribers = ROW_COUNT;
    -- A link that is on its way to the old address would show what is stored under it: nothing any more.
    DELETE FROM data_requests r WHERE lower(r.email) = lower(address) AND r.email = address;
  END IF;
  RETURN json_build_object(
    'lead_submissions', submissions, 'leads', leads, 'form_submissions', forms,
    'newsletter_subscribers', subscribers, 'analyses_deleted', analyses_deleted
  );
END
$$;
