import type { Queryable } from '../database/pool.ts';

interface Ended {
  state: 'pending' | 'delivered' | 'skipped' | 'dead';
  /** Why it was skipped or given up, in words that name nobody. */
  why: string | null;
  count: number;
}

export interface IssueReport {
  id: string;
  name: string;
  subjects: Record<string, string>;
  started: Date;
  /** False: its sending was broken off before every reader was enqueued. */
  complete: boolean;
  finished: Date | null;
  sent: number;
  waiting: number;
  failed: number;
  skipped: number;
  /** The last two by their reason. */
  reasons: { outcome: 'skipped' | 'failed'; why: string; count: number }[];
}

const OUTCOME = `
  SELECT coalesce(jsonb_agg(o ORDER BY o.count DESC), '[]') FROM (
    SELECT state, last_error AS why, count(*)::int AS count FROM deliveries
    WHERE newsletter_issue_id = i.id GROUP BY 1, 2
  ) o`;

const ISSUES = `
  SELECT id, name, created_at, enqueued_at, finished_at,
    (SELECT jsonb_object_agg(key, value->'subject') FROM jsonb_each(content)) AS subjects,
    coalesce(outcome, (${OUTCOME})) AS outcome
  FROM newsletter_issues i`;

/** All issues, newest first, or those whose id or name begins so. */
export async function issueReports(db: Queryable, wanted?: string): Promise<IssueReport[]> {
  const { rows } = await db.query(
    `${ISSUES} WHERE $1::text IS NULL OR starts_with(id::text, lower($1)) OR name = $1
     ORDER BY created_at DESC`,
    [wanted ?? null],
  );
  return rows.map((row) => {
    const outcome = row.outcome as Ended[];
    const count = (state: Ended['state']) =>
      outcome.filter((one) => one.state === state).reduce((sum, one) => sum + one.count, 0);
    return {
      id: String(row.id),
      name: String(row.name),
      subjects: row.subjects as Record<string, string>,
      started: row.created_at as Date,
      complete: row.enqueued_at !== null,
      finished: row.finished_at as Date | null,
      sent: count('delivered'),
      waiting: count('pending'),
      failed: count('dead'),
      skipped: count('skipped'),
      reasons: outcome
        .filter(({ state }) => state === 'skipped' || state === 'dead')
        .map(({ state, why, count: times }) => ({
          outcome: state === 'dead' ? 'failed' : 'skipped',
          why: why ?? '',
          count: times,
        })),
    };
  });
}

/** By the worker's role. What an issue came to outlives its deliveries. */
const FINISH = `
  UPDATE newsletter_issues i SET outcome = (${OUTCOME}),
    finished_at = coalesce(
      (SELECT max(ended_at) FROM deliveries WHERE newsletter_issue_id = i.id), pgboss.job_now()
    )
  WHERE finished_at IS NULL AND enqueued_at IS NOT NULL AND NOT EXISTS (
    SELECT FROM deliveries WHERE newsletter_issue_id = i.id AND state = 'pending'
  )
  RETURNING id, name`;

/** Notes which issues are done: nothing of them waits any more. */
export async function finishIssues(db: Queryable): Promise<{ issue: string; name: string }[]> {
  const { rows } = await db.query(FINISH);
  return rows.map(({ id, name }) => ({ issue: String(id), name: String(name) }));
}
