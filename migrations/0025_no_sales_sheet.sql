-- Up Migration

-- The desk shows what the sheet of a lead said.
DROP TABLE sheet_log;
