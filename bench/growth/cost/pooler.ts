import { setTimeout as pause } from 'node:timers/promises';
import { ROLES } from '#server/testing/postgres.ts';
import { cpuMs } from '../measure.ts';
import { markdownTable, report } from '../report.ts';
import { startInstallation } from './installation.ts';
import { generateLeads } from './load.ts';
import { startPgbouncer } from './pgbouncer.ts';
import { figure, inTurnWhenWarm, medianOf, type Pace, ratioOf } from './rounds.ts';

const SITES = 2;
/** What a site process holds unless DATABASE_CONNECTIONS says otherwise. */
const CONNECTIONS_OF_A_SITE = 10;

interface Measured {
  perSecond: number;
  /** That PostgreSQL has at work for us. */
  connections: number;
  poolerMs: number;
  postgresMs: number;
}

/** Leads by two site processes, straight to PostgreSQL and through PgBouncer. */
export async function measurePooler(pace: Pace): Promise<void> {
  const installation = await startInstallation();
  const pooler = await startPgbouncer(installation, SITES * CONNECTIONS_OF_A_SITE);
  const startSites = async (url: string) => {
    const settings = {
      API_DATABASE_URL: url,
      DATABASE_CONNECTIONS: String(CONNECTIONS_OF_A_SITE),
    };
    const sites = Array.from({ length: SITES }, () => installation.startSite(settings));
    return (await Promise.all(sites)).map(({ port }) => port);
  };
  const directPorts = await startSites(installation.postgres.apiUrl);
  const pooledPorts = await startSites(pooler.url);

  const measured = async (ports: number[], seconds: number): Promise<Measured> => {
    const cpu = () => ({ pooler: cpuMs(pooler.pid), postgres: installation.postgresCpuMs() });
    const before = cpu();
    const [{ answered, perSecond }, connections] = await Promise.all([
      generateLeads(ports, seconds),
      pause((seconds * 1000) / 2).then(() => installation.number(AT_WORK)),
    ]);
    const after = cpu();
    return {
      perSecond,
      connections,
      poolerMs: (after.pooler - before.pooler) / answered,
      postgresMs: (after.postgres - before.postgres) / answered,
    };
  };
  const results = await inTurnWhenWarm<'direct' | 'pooled', Measured>(pace, (seconds) => ({
    direct: () => measured(directPorts, seconds),
    pooled: () => measured(pooledPorts, seconds),
  }));
  const row = (title: string, own: Measured[]) => [
    title,
    figure(medianOf(own, perSecondOf)),
    ratioOf(own, results.direct, perSecondOf).toFixed(2),
    String(medianOf(own, (one) => one.connections)),
    figure(medianOf(own, (one) => one.poolerMs)),
    figure(medianOf(own, (one) => one.postgresMs)),
  ];
  const table = markdownTable(HEADER, [
    row('directly', results.direct),
    row(`through ${pooler.title}`, results.pooled),
  ]);
  report('pooler', `${table}\n\n${NOTE}`);
}

const perSecondOf = ({ perSecond }: Measured) => perSecond;

/** The connections of the sites that are not asked stay as they are. */
const AT_WORK = `SELECT count(*) FROM pg_stat_activity
  WHERE usename = '${ROLES.api}' AND state_change > clock_timestamp() - interval '0.5 s'`;

const HEADER = [
  'two site processes ask PostgreSQL',
  'leads/s',
  'to directly',
  'connections at work',
  'CPU ms per lead in PgBouncer',
  'in PostgreSQL',
];

const NOTE = `Each site process holds ${CONNECTIONS_OF_A_SITE} connections. In session mode PostgreSQL has as many as the site processes have; only
transaction mode, from PgBouncer 1.21 on, gives many processes few connections.`;
