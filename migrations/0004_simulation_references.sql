-- Up Migration

-- Before a simulation goes, the database looks who points to it: without these
-- it reads every lead and every request, once for each simulation.
CREATE INDEX crm_leads_simulation ON crm_leads (simulator_result_id)
  WHERE simulator_result_id IS NOT NULL;
CREATE INDEX lead_submissions_simulation ON lead_submissions (simulator_result_id)
  WHERE simulator_result_id IS NOT NULL;
CREATE INDEX form_submissions_simulation ON form_submissions (simulator_result_id)
  WHERE simulator_result_id IS NOT NULL;
