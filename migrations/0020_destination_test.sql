-- Up Migration

-- Somebody at the desk asks whether a webhook's receiver takes what we send: an event about nobody, on the way of all others.
ALTER TABLE deliveries DROP CONSTRAINT deliveries_event_check;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_event_check CHECK (event IN (
  'lead.registered', 'lead.repeated', 'lead.simulated', 'lead.status_changed', 'lead.analysed', 'form.submitted',
  'newsletter.requested',
  'newsletter.repeated', 'newsletter.confirmed', 'newsletter.unsubscribed', 'newsletter.issue',
  'data.requested', 'destination.test'
));
-- It alone is about nobody.
ALTER TABLE deliveries DROP CONSTRAINT deliveries_check;
ALTER TABLE deliveries ADD CONSTRAINT deliveries_check CHECK (num_nonnulls(
  lead_submission_id, form_submission_id, newsletter_subscriber_id, data_request_id
) = CASE event WHEN 'destination.test' THEN 0 ELSE 1 END);
ALTER TABLE deliveries ADD CONSTRAINT deliveries_test_check
  CHECK (event <> 'destination.test' OR (kind = 'webhook' AND destination IS NOT NULL));
