-- Up Migration

-- From where: the /24 or /48 of who asked. It names no machine; unknown where no proxy is trusted to say it.
ALTER TABLE desk_audit ADD COLUMN network cidr;

-- Removing old lines takes the right to remove any: not even a worker that was taken over empties the log.
CREATE FUNCTION refuse_early_removal_of_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.happened_at > now() - interval '6 months' THEN
    RAISE EXCEPTION 'Lines of the audit log are kept for six months.';
  END IF;
  RETURN OLD;
END
$$;

CREATE TRIGGER desk_audit_is_kept BEFORE DELETE ON desk_audit
  FOR EACH ROW EXECUTE FUNCTION refuse_early_removal_of_audit();
