import type { SoakHouse } from './house.ts';
import type { Accepted } from './visitors.ts';

type Database = SoakHouse['db'];
type Rows = Record<string, string>[];

const rowsOf = async (db: Database, statement: string): Promise<Rows> =>
  (await db.query(statement)).rows;

/** Holds what visitors were promised against what is stored and what was delivered; each problem is a sentence. */
export async function accountFor(
  { db, arrived, mailed }: SoakHouse,
  accepted: readonly Accepted[],
): Promise<string[]> {
  return [
    ...(await storedOnce(db, accepted)),
    ...(await deliveredOnce(db, arrived, mailed)),
    ...(await wasTried(db)),
  ];
}

async function storedOnce(db: Database, accepted: readonly Accepted[]): Promise<string[]> {
  const given = (what: Accepted['what'], key: 'id' | 'email') =>
    new Set(accepted.filter((one) => one.what === what).map((one) => one[key]));
  const [submissions, leads, contacts, subscribers, simulations] = await Promise.all([
    rowsOf(db, 'SELECT id AS key FROM lead_submissions'),
    rowsOf(db, 'SELECT email AS key FROM crm_leads'),
    rowsOf(db, 'SELECT id AS key FROM form_submissions'),
    rowsOf(db, 'SELECT email AS key FROM newsletter_subscribers'),
    rowsOf(db, 'SELECT id AS key FROM simulator_results'),
  ]);
  return [
    ...difference('accepted leads', given('lead', 'id'), submissions),
    ...difference('people', given('lead', 'email'), leads),
    ...difference('contact requests', given('contact', 'id'), contacts),
    ...difference('subscribers', given('newsletter', 'email'), subscribers),
    ...difference('simulations', given('simulation', 'id'), simulations),
  ];
}

function difference(what: string, promised: ReadonlySet<string>, rows: Rows): string[] {
  const stored = new Set(rows.map(({ key = '' }) => key));
  const missing = [...promised].filter((one) => !stored.has(one)).length;
  const surplus = rows.filter(({ key = '' }) => !promised.has(key)).length;
  if (promised.size === 0) return [`No ${what}: nothing was tried.`];
  return missing + surplus === 0
    ? []
    : [`Of ${promised.size} ${what} ${missing} are missing, and ${surplus} rows are too many.`];
}

async function deliveredOnce(
  db: Database,
  arrived: ReadonlySet<string>,
  mailed: ReadonlySet<string>,
): Promise<string[]> {
  const rows = await rowsOf(db, 'SELECT id, kind, state FROM deliveries');
  const unended = rows.filter(({ state }) => state !== 'delivered' && state !== 'skipped');
  const delivered = rows.filter(({ state }) => state === 'delivered');
  const lost = delivered.filter(
    ({ id = '', kind }) => !(kind === 'webhook' ? arrived : mailed).has(id),
  );
  const [untold] = await rowsOf(
    db,
    `SELECT count(*) FROM lead_submissions s WHERE NOT EXISTS (
       SELECT FROM deliveries d WHERE d.lead_submission_id = s.id AND d.kind = 'webhook' AND d.state = 'delivered')`,
  );
  return [
    unended.length > 0 && `${unended.length} deliveries have not ended well.`,
    lost.length > 0 && `${lost.length} deliveries are called delivered and never arrived.`,
    untold?.count !== '0' && `Of ${untold?.count} leads no webhook was delivered.`,
  ].filter((problem) => problem !== false);
}

/** A run in which nothing was retried or removed has shown less than it says. */
async function wasTried(db: Database): Promise<string[]> {
  const [found] = await rowsOf(
    db,
    `SELECT (SELECT count(*) FROM deliveries WHERE attempts > 1) AS retried,
       (SELECT count(*) FROM maintenance_runs WHERE kind = 'retention') AS retained,
       (SELECT count(*) FROM pgboss.job_common) < (SELECT count(*) FROM deliveries) AS removed`,
  );
  return [
    found?.retried === '0' && 'No delivery was tried again.',
    found?.retained === '0' && 'Retention never ran.',
    !found?.removed && 'No job that was done was removed.',
  ].filter((problem) => problem !== false);
}
