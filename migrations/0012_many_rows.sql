-- Up Migration

-- For the list of leads, newest first, and their export, without reading all of them. Where there are
-- millions already, make it beforehand without keeping anybody from writing, under the same name:
-- CREATE INDEX CONCURRENTLY crm_leads_created_at ON crm_leads (created_at);
CREATE INDEX IF NOT EXISTS crm_leads_created_at ON crm_leads (created_at);
