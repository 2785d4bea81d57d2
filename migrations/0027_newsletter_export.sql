-- Up Migration

-- The owner's mailing service sends the newsletter: no issue, and no mail of one, is kept here.
DELETE FROM deliveries WHERE kind = 'newsletter_issue';
ALTER TABLE deliveries DROP COLUMN newsletter_issue_id;
DROP TABLE newsletter_issues;

ALTER TABLE deliveries DROP CONSTRAINT deliveries_kind_check;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_kind_check CHECK (kind IN (
  'webhook', 'sales_notice', 'acknowledgement', 'newsletter_confirmation', 'newsletter_welcome',
  'newsletter_reminder', 'data_link', 'analysis', 'analysis_ready', 'analysis_reminder'
));
ALTER TABLE deliveries DROP CONSTRAINT deliveries_event_check;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_event_check CHECK (event IN (
  'lead.registered', 'lead.repeated', 'lead.simulated', 'lead.status_changed', 'lead.analysed', 'form.submitted',
  'newsletter.requested', 'newsletter.repeated', 'newsletter.confirmed', 'newsletter.unsubscribed',
  'data.requested', 'destination.test'
));
