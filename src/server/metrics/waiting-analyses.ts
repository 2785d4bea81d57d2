import { WAITS_FOR_APPROVAL } from '../lead-analyses/stored-analyses.ts';

/** SQL, of a delivery `d` that is pending: a mail that was put off because its mailbox got another within a day. */
export const POSTPONED_ANALYSIS = `d.kind = 'analysis_ready' AND d.attempts = 0
  AND d.next_attempt_at > now()`;

/**
 * SQL: since when somebody has waited for an analysis, a row for each reason: it is not made yet or its mail does not
 * leave; making it was given up; nobody has approved it. Each state of a delivery by itself: each has an index, both
 * together have none. A mail that was given up is not among them, because mistyped addresses end so every week.
 */
export const ANALYSIS_WAITING_SINCE = `
  SELECT min(coalesce(a.made_at, d.created_at)) AS since
  FROM deliveries d LEFT JOIN analyses a ON a.id = d.analysis_id
  WHERE d.state = 'pending' AND d.kind IN ('analysis', 'analysis_ready')
    AND NOT (${POSTPONED_ANALYSIS}) AND a.revoked_at IS NULL
  UNION ALL
  SELECT min(created_at) FROM deliveries d
  WHERE state = 'dead' AND kind = 'analysis' AND NOT EXISTS (
    SELECT FROM analyses a
    WHERE a.lead_submission_id = d.lead_submission_id AND a.made_at > d.created_at
  )
  UNION ALL
  SELECT min(made_at) FROM analyses WHERE ${WAITS_FOR_APPROVAL}`;
