-- Up Migration

-- An issue of the newsletter, as it is sent: its text by language, once for all its readers.
CREATE TABLE newsletter_issues (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- That of its files, without language and ending.
  name text NOT NULL,
  content jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Null as long as not every reader has a delivery: sending it again then goes on.
  enqueued_at timestamptz,
  finished_at timestamptz,
  -- How many deliveries ended how, counted when the last one did: they go after thirty days.
  outcome jsonb
);

-- The same texts are not sent twice.
CREATE UNIQUE INDEX newsletter_issues_content ON newsletter_issues (md5(content::text));

ALTER TABLE deliveries ADD COLUMN newsletter_issue_id uuid REFERENCES newsletter_issues;

ALTER TABLE deliveries DROP CONSTRAINT deliveries_kind_check;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_kind_check CHECK (kind IN (
  'webhook', 'sales_notice', 'acknowledgement', 'newsletter_confirmation', 'newsletter_welcome',
  'newsletter_reminder', 'newsletter_issue'
));
ALTER TABLE deliveries DROP CONSTRAINT deliveries_event_check;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_event_check CHECK (event IN (
  'lead.registered', 'lead.repeated', 'lead.simulated', 'form.submitted', 'newsletter.requested',
  'newsletter.repeated', 'newsletter.confirmed', 'newsletter.unsubscribed', 'newsletter.issue'
));
ALTER TABLE deliveries ADD CONSTRAINT deliveries_issue_check
  CHECK ((kind = 'newsletter_issue') = (newsletter_issue_id IS NOT NULL));

-- One reader, one mail of an issue, however often it is enqueued.
CREATE UNIQUE INDEX deliveries_newsletter_issue
  ON deliveries (newsletter_issue_id, newsletter_subscriber_id) WHERE newsletter_issue_id IS NOT NULL;
