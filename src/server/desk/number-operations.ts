import * as v from 'valibot';
import {
  HEALTH_RUNS,
  type HealthRun,
  NUMBER_DAYS,
  NUMBER_GROUPINGS,
} from '#domain/desk/numbers.ts';
import { dayInParis } from '#domain/site/paris-time.ts';
import {
  type FunnelRow,
  readAnalysedLeads,
  readFunnel,
  readStoredLeads,
  readVitals,
} from '../analytics/read-counts.ts';
import { readFigure } from '../metrics/database-figures.ts';
import { installedRelease } from '../process/release.ts';
import { operation } from './operation.ts';

const DAY_MS = 86_400_000;
const countedSteps = ({ visit, simulator, form }: FunnelRow) => ({ visit, simulator, form });

/** Totals about nobody. What visitors agreed to and what is stored are never divided by each other. */
export const numbersRead = operation({
  name: 'numbers.read',
  roles: ['sales', 'operations'],
  input: v.strictObject({
    days: v.picklist(NUMBER_DAYS),
    by: v.picklist(NUMBER_GROUPINGS),
  }),
  async run({ db, input: { days, by } }) {
    const period = {
      since: dayInParis(new Date(Date.now() - (days - 1) * DAY_MS)),
      until: dayInParis(new Date()),
    };
    const funnel = await readFunnel(db, period, by);
    const storedBy = await readStoredLeads(db, period, by);
    const vitals = await readVitals(db, period);
    const analysed = await readAnalysedLeads(db, period);
    // The last row is all of them.
    const all = funnel.pop();
    const { leads = 0, qualified = 0, messages = 0 } = storedBy.pop() ?? {};
    const answer = {
      ...period,
      counted: all === undefined ? { visit: 0, simulator: 0, form: 0 } : countedSteps(all),
      stored: { leads, qualified, analysed, messages },
      countedBy: funnel.map((row) => ({ of: row.of, ...countedSteps(row) })),
      storedBy,
      vitals: vitals.map(({ within, ...vital }) => ({
        ...vital,
        within: Number.isFinite(within) ? within : null,
      })),
    };
    return { answer, facts: { days, by } };
  },
});

const DATABASE = `SELECT pg_postmaster_start_time() AS since, current_setting('server_version') AS version`;
const DEAD = `SELECT count(*)::int AS count, min(ended_at) AS since FROM deliveries WHERE state = 'dead'`;

/** What the alerts watch, in one look. */
export const healthRead = operation({
  name: 'health.read',
  roles: ['operations'],
  input: v.strictObject({}),
  async run({ db }) {
    const { rows: database } = await db.query<{ since: Date; version: string }>(DATABASE);
    const { rows: dead } = await db.query<{ count: number; since: Date | null }>(DEAD);
    const { rows: runs } = await db.query<{ kind: string; finished_at: Date }>(
      'SELECT kind, finished_at FROM maintenance_runs',
    );
    const lastOf = (kind: HealthRun) =>
      runs.find((run) => run.kind === kind)?.finished_at.toISOString() ?? null;
    const [backup, drill, retention] = HEALTH_RUNS.map(lastOf);
    const [{ since, version } = { since: new Date(), version: '' }] = database;
    const answer = {
      database: { since: since.toISOString(), version },
      oldestSeconds: await readFigure(db, 'delivery_oldest_waiting_seconds'),
      dead: { count: dead[0]?.count ?? 0, since: dead[0]?.since?.toISOString() ?? null },
      analyses: {
        toApprove: await readFigure(db, 'analyses_to_approve'),
        waitingSeconds: await readFigure(db, 'analysis_oldest_waiting_seconds'),
      },
      runs: { backup: backup ?? null, drill: drill ?? null, retention: retention ?? null },
      release: { ...installedRelease(), node: process.versions.node },
    };
    return { answer };
  },
});
