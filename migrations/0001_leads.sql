-- Up Migration

-- What a visitor's simulation was, computed again by the server before it was kept.
CREATE TABLE simulator_results (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  model_version text NOT NULL,
  language text NOT NULL CHECK (language IN ('fr', 'en')),
  inputs jsonb NOT NULL,
  results jsonb NOT NULL,
  potential text NOT NULL CHECK (potential IN ('high', 'medium', 'low')),
  lead_score integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- One row per person who pre-registers. E-mail is the identity: a second
-- registration is an answer we give kindly, not an error we show.
CREATE TABLE crm_leads (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL,
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
  last_contact_at timestamptz NOT NULL DEFAULT now()
);

CREATE UNIQUE INDEX crm_leads_email ON crm_leads (lower(email));
CREATE INDEX crm_leads_last_contact_at ON crm_leads (last_contact_at);

-- Every registration, also the second one of the same person, with what was
-- agreed to: a stranger may be typing, so it changes nothing of the lead.
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
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX lead_submissions_lead ON lead_submissions (lead_id, created_at);

-- Contact requests, from the page and from the dialog.
CREATE TABLE form_submissions (
  id uuid PRIMARY KEY,
  form_type text NOT NULL CHECK (form_type IN ('contact', 'demo_request')),
  email text NOT NULL,
  name text NOT NULL,
  company text,
  phone text,
  message text NOT NULL,
  lead_score numeric NOT NULL,
  form_data jsonb NOT NULL,
  suspicion text CHECK (suspicion IN ('honeypot', 'too-fast')),
  simulator_result_id uuid REFERENCES simulator_results ON DELETE SET NULL,
  language text NOT NULL CHECK (language IN ('fr', 'en')),
  notice_text_version text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX form_submissions_email ON form_submissions (lower(email));
CREATE INDEX form_submissions_created_at ON form_submissions (created_at);

-- Nobody is on the list before they pressed the button in their own mail.
CREATE TABLE newsletter_subscribers (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'confirmed', 'unsubscribed')),
  language text NOT NULL CHECK (language IN ('fr', 'en')),
  source text NOT NULL,
  form_data jsonb NOT NULL,
  consent_text_version text NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);

CREATE UNIQUE INDEX newsletter_subscribers_email ON newsletter_subscribers (lower(email));

-- What goes where, and how far it got. The content is put together when it is
-- sent, from the rows it points to: an erasure then leaves no copy behind.
CREATE TABLE deliveries (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN (
    'webhook', 'sales_notice', 'acknowledgement', 'newsletter_confirmation', 'newsletter_welcome'
  )),
  event text NOT NULL CHECK (event IN (
    'lead.registered', 'lead.repeated', 'lead.simulated', 'form.submitted', 'newsletter.requested',
    'newsletter.confirmed'
  )),
  -- The name of a configured webhook destination; null for a mail.
  destination text,
  lead_submission_id uuid REFERENCES lead_submissions ON DELETE CASCADE,
  form_submission_id uuid REFERENCES form_submissions ON DELETE CASCADE,
  newsletter_subscriber_id uuid REFERENCES newsletter_subscribers ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'delivered', 'skipped', 'dead')),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  CHECK (num_nonnulls(lead_submission_id, form_submission_id, newsletter_subscriber_id) = 1)
);

CREATE INDEX deliveries_pending ON deliveries (next_attempt_at) WHERE state = 'pending';
CREATE INDEX deliveries_dead ON deliveries (created_at) WHERE state = 'dead';
CREATE INDEX deliveries_lead_submission ON deliveries (lead_submission_id);
CREATE INDEX deliveries_form_submission ON deliveries (form_submission_id);
CREATE INDEX deliveries_newsletter_subscriber ON deliveries (newsletter_subscriber_id);

-- A destination that answered 410 gets nothing until someone enables it again.
CREATE TABLE disabled_destinations (
  destination text PRIMARY KEY,
  reason text NOT NULL,
  disabled_at timestamptz NOT NULL DEFAULT now()
);

-- Whom we must not write to again, known only by a keyed hash of the address.
CREATE TABLE suppressed_addresses (
  email_hmac bytea PRIMARY KEY,
  reason text NOT NULL CHECK (reason IN ('unsubscribed', 'erased', 'bounced')),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- A sending repeated with the same key is answered as the first time. The
-- answer is put together again from the submission: no token is kept.
CREATE TABLE idempotency_keys (
  endpoint text NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  submission_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (endpoint, key)
);

CREATE INDEX idempotency_keys_expires_at ON idempotency_keys (expires_at);

-- How often an address has sent something lately, under keyed hashes of IP and
-- e-mail. Unlogged: after a crash everyone may simply start anew.
CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY,
  points integer NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX rate_limits_expires_at ON rate_limits (expires_at);
