-- Up Migration

-- What somebody of the team knows better about a fleet than the answers that its analysis was made from: they have spoken
-- to the person. Another analysis is made with it; the newest correction of a registration counts, and holds the whole.
CREATE TABLE analysis_corrections (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  lead_submission_id uuid NOT NULL REFERENCES lead_submissions ON DELETE CASCADE,
  -- Of the simulation that it corrects; null where it corrects the form's answers. Another simulation starts afresh.
  simulator_result_id uuid,
  answers jsonb NOT NULL,
  author text NOT NULL,
  author_name text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX analysis_corrections_submission ON analysis_corrections (lead_submission_id, written_at);

-- Of one that was corrected, simulator_result_id is the correction's: of a registration and what it was reckoned from there
-- is one analysis, and the version before this one relies on just these two columns.
ALTER TABLE analyses ADD COLUMN corrected boolean NOT NULL DEFAULT false;
