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
  -- When the team was told whom to have erase their copies.
  recipients_told_at timestamptz
);

CREATE INDEX data_requests_email ON data_requests (lower(email));
CREATE INDEX data_requests_mailbox ON data_requests (mailbox_of(email), requested_at);
CREATE INDEX data_requests_requested_at ON data_requests (requested_at);
CREATE INDEX data_requests_erasure ON data_requests (erasure_requested_at)
  WHERE erasure_requested_at IS NOT NULL;

-- Now that anybody can look at their own data, looking must not read every registration. Where there are millions
-- already, make it beforehand without keeping anybody from writing, under the same name:
-- CREATE INDEX CONCURRENTLY lead_submissions_email ON lead_submissions ((answers->>'email'));
CREATE INDEX IF NOT EXISTS lead_submissions_email ON lead_submissions ((answers->>'email'));

ALTER TABLE deliveries ADD COLUMN data_request_id uuid REFERENCES data_requests ON DELETE CASCADE;
CREATE INDEX deliveries_data_request ON deliveries (data_request_id) WHERE data_request_id IS NOT NULL;

ALTER TABLE deliveries DROP CONSTRAINT deliveries_check;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_check CHECK (num_nonnulls(
  lead_submission_id, form_submission_id, newsletter_subscriber_id, data_request_id
) = 1);
ALTER TABLE deliveries DROP CONSTRAINT deliveries_kind_check;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_kind_check CHECK (kind IN (
  'webhook', 'sales_notice', 'acknowledgement', 'newsletter_confirmation', 'newsletter_welcome',
  'newsletter_reminder', 'newsletter_issue', 'data_link'
));
ALTER TABLE deliveries DROP CONSTRAINT deliveries_event_check;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_event_check CHECK (event IN (
  'lead.registered', 'lead.repeated', 'lead.simulated', 'form.submitted', 'newsletter.requested',
  'newsletter.repeated', 'newsletter.confirmed', 'newsletter.unsubscribed', 'newsletter.issue',
  'data.requested'
));

-- Ids of what was erased, by which a backup still knows it: the list beside the backups takes them from here.
ALTER TABLE suppressed_addresses ADD COLUMN erased_rows uuid[];

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
        SELECT FROM data_requests e WHERE lower(e.email) = lower(r.email) AND e.email = r.email
          AND e.erasure_requested_at IS NOT NULL
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
      SELECT FROM data_requests e WHERE lower(e.email) = lower(r.email) AND e.email = r.email
        AND e.erasure_requested_at IS NOT NULL
    )
  RETURNING r.email, r.page_expires_at
$$;

CREATE FUNCTION data_page(page bytea) RETURNS TABLE (email text, expires_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  SELECT r.email, r.page_expires_at FROM data_requests r
  WHERE r.page_hash = page AND r.page_expires_at > now()
    AND NOT EXISTS (
      SELECT FROM data_requests e WHERE lower(e.email) = lower(r.email) AND e.email = r.email
        AND e.erasure_requested_at IS NOT NULL
    )
$$;

-- The messages from the address whose page is open, named by the transaction's setting voltige.data_page.
CREATE FUNCTION messages_on_data_page() RETURNS SETOF form_submissions
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  SELECT f.* FROM form_submissions f
  -- Asked for as a value, or PostgreSQL would expect a thousand pages and read every message.
  WHERE lower(f.email) = (
      SELECT lower(p.email) FROM data_page(decode(current_setting('voltige.data_page'), 'hex')) p
    )
    AND f.email = (
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
