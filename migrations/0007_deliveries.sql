-- Up Migration

-- What goes where, and how far it got. The content is put together when it is sent, from the rows it points to: an
-- erasure then leaves no copy behind.
CREATE TABLE deliveries (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN (
    'webhook', 'sales_notice', 'acknowledgement', 'newsletter_confirmation', 'newsletter_welcome',
    'newsletter_reminder', 'data_link', 'analysis', 'analysis_ready', 'analysis_reminder'
  )),
  event text NOT NULL CHECK (event IN (
    'lead.registered', 'lead.repeated', 'lead.simulated', 'lead.analysed', 'form.submitted',
    'newsletter.requested', 'newsletter.repeated', 'newsletter.confirmed', 'newsletter.unsubscribed',
    'data.requested', 'destination.test'
  )),
  -- The name of a configured webhook destination; null for a mail.
  destination text,
  lead_submission_id uuid REFERENCES lead_submissions ON DELETE CASCADE,
  form_submission_id uuid REFERENCES form_submissions ON DELETE CASCADE,
  newsletter_subscriber_id uuid REFERENCES newsletter_subscribers ON DELETE CASCADE,
  data_request_id uuid REFERENCES data_requests ON DELETE CASCADE,
  analysis_id uuid REFERENCES analyses ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'delivered', 'skipped', 'dead')),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  -- A mail about a new lead may wait for the simulation that usually follows. Until its first attempt next_attempt_at is
  -- this moment: nobody has begun to send it. Null where a delivery does not wait.
  held_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  -- A test of a destination alone is about nobody.
  CHECK (num_nonnulls(
    lead_submission_id, form_submission_id, newsletter_subscriber_id, data_request_id
  ) = CASE event WHEN 'destination.test' THEN 0 ELSE 1 END),
  CONSTRAINT deliveries_analysis_check
    CHECK ((kind IN ('analysis_ready', 'analysis_reminder')) = (analysis_id IS NOT NULL)),
  CONSTRAINT deliveries_test_check
    CHECK (event <> 'destination.test' OR (kind = 'webhook' AND destination IS NOT NULL))
);

CREATE INDEX deliveries_pending ON deliveries (next_attempt_at) WHERE state = 'pending';
CREATE INDEX deliveries_dead ON deliveries (created_at) WHERE state = 'dead';
-- For the metric that says when a destination was last reached.
CREATE INDEX deliveries_delivered ON deliveries (kind, destination, ended_at) WHERE state = 'delivered';
CREATE INDEX deliveries_lead_submission ON deliveries (lead_submission_id);
CREATE INDEX deliveries_form_submission ON deliveries (form_submission_id);
CREATE INDEX deliveries_newsletter_subscriber ON deliveries (newsletter_subscriber_id);
CREATE INDEX deliveries_data_request ON deliveries (data_request_id) WHERE data_request_id IS NOT NULL;
-- The mails about an analysis: each goes out once.
CREATE UNIQUE INDEX deliveries_analysis ON deliveries (analysis_id, kind) WHERE analysis_id IS NOT NULL;

-- A destination that answered 410 gets nothing until someone enables it again.
CREATE TABLE disabled_destinations (
  destination text PRIMARY KEY,
  reason text NOT NULL,
  disabled_at timestamptz NOT NULL DEFAULT now()
);

-- What the running workers deliver to, so that the site keeps events for it also where its own settings do not name it.
-- No address and no secret.
CREATE TABLE webhook_destinations (
  name text PRIMARY KEY,
  -- Null: all of them.
  events text[],
  form_types text[],
  seen_at timestamptz NOT NULL DEFAULT now()
);
