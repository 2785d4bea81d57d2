-- Up Migration

-- Each registration is a fleet of its own: its analyses count their versions for themselves, and none takes the place of
-- another registration's. The version before this one counts over the whole lead, which is distinct here too.
ALTER TABLE analyses DROP CONSTRAINT analyses_lead_id_version_key;
UPDATE analyses a SET version = own.version
FROM (
  SELECT id, row_number() OVER (PARTITION BY lead_submission_id ORDER BY version) AS version FROM analyses
) own
WHERE own.id = a.id AND own.version <> a.version;
ALTER TABLE analyses ADD UNIQUE (lead_submission_id, version);

-- All of a person, and what goes with an erased lead.
CREATE INDEX IF NOT EXISTS analyses_lead ON analyses (lead_id);
