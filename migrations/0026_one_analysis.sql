-- Up Migration

-- One analysis per registration: until it is sent, a simulation that is linked later replaces it in place.
DROP TABLE analysis_corrections;

ALTER TABLE analyses DROP COLUMN version, DROP COLUMN corrected,
  -- From when on its mail is being sent, and it stays as it is.
  ADD COLUMN sent_at timestamptz,
  DROP CONSTRAINT analyses_lead_submission_id_simulator_result_id_key,
  ADD UNIQUE (lead_submission_id),
  DROP CONSTRAINT analyses_approval_check,
  ADD CONSTRAINT analyses_approval_check CHECK (approval IN ('waiting', 'given', 'declined'));
