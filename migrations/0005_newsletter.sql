-- Up Migration

-- Perhaps asked for by a program: kept, flagged, and written to by nobody.
ALTER TABLE newsletter_subscribers
  ADD COLUMN suspicion text CHECK (suspicion IN ('honeypot', 'too-fast'));

-- Someone on the list who asks again is told so, and whoever was told of a
-- reader is told when that reader leaves.
ALTER TABLE deliveries DROP CONSTRAINT deliveries_kind_check;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_kind_check CHECK (kind IN (
  'webhook', 'sales_notice', 'acknowledgement', 'newsletter_confirmation', 'newsletter_welcome',
  'newsletter_reminder'
));
ALTER TABLE deliveries DROP CONSTRAINT deliveries_event_check;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_event_check CHECK (event IN (
  'lead.registered', 'lead.repeated', 'lead.simulated', 'form.submitted', 'newsletter.requested',
  'newsletter.repeated', 'newsletter.confirmed', 'newsletter.unsubscribed'
));
