-- Up Migration

-- Somebody asks to see what is stored about an address. The link in the mail is known by its hash alone, which the
-- worker writes when it sends the mail; the page that the link opens is known by the hash of a key of its own.
CREATE TABLE data_requests (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  language text NOT NULL CHECK (language IN ('fr', 'en')),
  requested_at timestamptz NOT NULL DEFAULT now(),
  link_hash bytea UNIQUE,
  link_expires_at timestamptz,
  opened_at timestamptz,
  page_hash bytea UNIQUE,
  page_expires_at timestamptz,
  erasure_requested_at timestamptz,
  -- When the team was asked to have copies elsewhere erased.
  recipients_informed_at timestamptz
);

CREATE INDEX data_requests_email ON data_requests (email);
CREATE INDEX data_requests_mailbox ON data_requests (mailbox_of(email), requested_at);
CREATE INDEX data_requests_requested_at ON data_requests (requested_at);
CREATE INDEX data_requests_erasure ON data_requests (erasure_requested_at)
  WHERE erasure_requested_at IS NOT NULL;

-- The site's role may neither read these hashes nor write them, and reads no messages: it has to bring the token
-- from a person's mail, or the key of the page which that token has opened. A hole in the site is then no way to
-- other people's messages.
CREATE FUNCTION data_link_is_open(link bytea) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  SELECT EXISTS (
    SELECT FROM data_requests r
    WHERE r.link_hash = link AND r.opened_at IS NULL AND r.link_expires_at > now()
      AND NOT EXISTS (
        SELECT FROM data_requests e WHERE e.email = r.email AND e.erasure_requested_at IS NOT NULL
      )
  )
$$;

-- Of two at once, the second finds it opened.
CREATE FUNCTION open_data_page(link bytea, page bytea)
  RETURNS TABLE (email text, expires_at timestamptz)
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  UPDATE data_requests r
  SET opened_at = now(), page_hash = page,
    page_expires_at = least(r.link_expires_at, now() + interval '30 minutes')
  WHERE r.link_hash = link AND r.opened_at IS NULL AND r.link_expires_at > now()
    AND NOT EXISTS (
      SELECT FROM data_requests e WHERE e.email = r.email AND e.erasure_requested_at IS NOT NULL
    )
  RETURNING r.email, r.page_expires_at
$$;

CREATE FUNCTION data_page(page bytea) RETURNS TABLE (email text, expires_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  SELECT r.email, r.page_expires_at FROM data_requests r
  WHERE r.page_hash = page AND r.page_expires_at > now()
    AND NOT EXISTS (
      SELECT FROM data_requests e WHERE e.email = r.email AND e.erasure_requested_at IS NOT NULL
    )
$$;

-- The messages from the address whose page is open, named by the transaction's setting voltige.data_page.
CREATE FUNCTION messages_on_data_page() RETURNS SETOF form_submissions
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  SELECT f.* FROM form_submissions f
  -- Asked for as a value, or PostgreSQL would expect a thousand pages and read every message.
  WHERE f.email = (
    SELECT p.email FROM data_page(decode(current_setting('voltige.data_page'), 'hex')) p
  )
$$;

-- True once: from then on no page of this address opens any more.
CREATE FUNCTION request_erasure(page bytea) RETURNS boolean
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  WITH asked AS (
    UPDATE data_requests r SET erasure_requested_at = now()
    WHERE r.page_hash = page AND r.page_expires_at > now() AND r.erasure_requested_at IS NULL
    RETURNING 1
  )
  SELECT EXISTS (SELECT FROM asked)
$$;

-- Addresses we must not write to again, known only by a keyed hash.
CREATE TABLE suppressed_addresses (
  email_hmac bytea PRIMARY KEY,
  reason text NOT NULL CHECK (reason IN ('unsubscribed', 'erased', 'bounced')),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Which of the token secrets the address was hidden with.
  secret_id text NOT NULL,
  -- Ids of what was erased, by which a backup still knows it: the list beside the backups takes them from here.
  erased_rows uuid[]
);

-- What people ask of us under articles 15 to 21 of the GDPR by letter, by phone or by mail, and when it was answered.
-- Neither name nor address: whom it is about is known by the ids of their rows, which lead to nobody once these are
-- erased. What stays proves that and when we answered.
CREATE TABLE rights_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('access', 'rectification', 'erasure', 'objection', 'portability')),
  channel text NOT NULL CHECK (channel IN ('letter', 'phone', 'mail')),
  received_day date NOT NULL,
  entered_at timestamptz NOT NULL DEFAULT now(),
  -- Empty where nothing is stored about the person who asked.
  records uuid[] NOT NULL DEFAULT '{}',
  answered_at timestamptz,
  outcome text CHECK (outcome IN ('done', 'refused', 'nothing-held')),
  CHECK ((answered_at IS NULL) = (outcome IS NULL))
);

CREATE INDEX rights_requests_answered_at ON rights_requests (answered_at);
CREATE INDEX rights_requests_records ON rights_requests USING gin (records);

-- What a person has corrected, in every row about their address; '' removes a value. Runs as the owner: the desk may
-- neither rewrite a lead that a person registered nor delete anything, but it may correct a mistake in what somebody sent.
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
    WHERE a.lead_id = l.id AND l.email = address;
    GET DIAGNOSTICS analyses_deleted = ROW_COUNT;
  END IF;
  IF correction ?| of_leads THEN
    -- Only answers that were given: a correction adds none that nobody sent.
    UPDATE lead_submissions s SET answers = s.answers || (
      SELECT coalesce(jsonb_object_agg(c.key, c.value), '{}') FROM jsonb_each(correction) c
      WHERE c.key = ANY (of_leads) AND s.answers ? c.key
    )
    FROM crm_leads l WHERE s.lead_id = l.id AND l.email = address;
    GET DIAGNOSTICS submissions = ROW_COUNT;
    UPDATE crm_leads l SET
      email = coalesce(correction->>'email', l.email),
      first_name = CASE WHEN correction ? 'first_name' THEN nullif(correction->>'first_name', '') ELSE l.first_name END,
      last_name = CASE WHEN correction ? 'last_name' THEN nullif(correction->>'last_name', '') ELSE l.last_name END,
      company = CASE WHEN correction ? 'company' THEN nullif(correction->>'company', '') ELSE l.company END,
      phone = CASE WHEN correction ? 'phone' THEN nullif(correction->>'phone', '') ELSE l.phone END
    WHERE l.email = address;
    GET DIAGNOSTICS leads = ROW_COUNT;
  END IF;
  IF correction ?| of_forms THEN
    UPDATE form_submissions f SET
      email = coalesce(correction->>'email', f.email),
      name = coalesce(correction->>'name', f.name),
      company = CASE WHEN correction ? 'company' THEN nullif(correction->>'company', '') ELSE f.company END,
      phone = CASE WHEN correction ? 'phone' THEN nullif(correction->>'phone', '') ELSE f.phone END
    WHERE f.email = address;
    GET DIAGNOSTICS forms = ROW_COUNT;
  END IF;
  IF correction ? 'email' THEN
    UPDATE newsletter_subscribers n SET email = correction->>'email'
    WHERE n.email = address;
    GET DIAGNOSTICS subscribers = ROW_COUNT;
    -- A link that is on its way to the old address would show what is stored under it: nothing any more.
    DELETE FROM data_requests r WHERE r.email = address;
  END IF;
  RETURN json_build_object(
    'lead_submissions', submissions, 'leads', leads, 'form_submissions', forms,
    'newsletter_subscribers', subscribers, 'analyses_deleted', analyses_deleted
  );
END
$$;
