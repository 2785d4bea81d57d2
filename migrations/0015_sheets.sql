-- Up Migration

-- What became of the sheets that sales opens about registrations: rows are added and never changed. The link itself is
-- not stored, it is derived from the registration's id; a row 'sheet.revoked' ends it.
CREATE TABLE sheet_log (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  lead_submission_id uuid NOT NULL REFERENCES lead_submissions ON DELETE CASCADE,
  event text NOT NULL CHECK (event IN ('sheet.opened', 'sheet.revoked')),
  happened_at timestamptz NOT NULL DEFAULT now(),
  -- A keyed hash of this sheet and a network: tells openings of one sheet apart, and says nothing across sheets.
  -- Null where the command line did it.
  network text
);

CREATE INDEX sheet_log_submission ON sheet_log (lead_submission_id, happened_at);
CREATE INDEX sheet_log_happened_at ON sheet_log (happened_at);
CREATE UNIQUE INDEX sheet_log_revoked ON sheet_log (lead_submission_id) WHERE event = 'sheet.revoked';
