import { cpuMs } from '../measure.ts';
import { markdownTable, report } from '../report.ts';
import { startInstallation } from './installation.ts';
import { CONNECTIONS, generate, generateLeads, type Load } from './load.ts';
import { figure, inTurnWhenWarm, medianOf, type Pace, ratioOf } from './rounds.ts';
import { getRequest } from './visit.ts';

const COUNTS = ['1', '2', '4'] as const;
type Count = (typeof COUNTS)[number];

interface Measured {
  perSecond: number;
  nodeMs: number;
  postgresMs: number;
}

/** Leads and home pages by one, two and four site processes on one database. */
export async function measureSites(pace: Pace): Promise<void> {
  const { startSite, postgresCpuMs } = await startInstallation();
  const sites: { pid: number; port: number }[] = [];
  while (sites.length < 4) sites.push(await startSite());

  /** Those that are not asked only wait. */
  const measured = async (count: Count, run: (ports: number[]) => Promise<Load>) => {
    const asked = sites.slice(0, Number(count));
    const nodeCpu = () => asked.reduce((sum, { pid }) => sum + cpuMs(pid), 0);
    const before = { node: nodeCpu(), postgres: postgresCpuMs() };
    const { answered, perSecond } = await run(asked.map(({ port }) => port));
    return {
      perSecond,
      nodeMs: (nodeCpu() - before.node) / answered,
      postgresMs: (postgresCpuMs() - before.postgres) / answered,
    };
  };
  const inTurns = (run: (ports: number[], seconds: number) => Promise<Load>) =>
    inTurnWhenWarm<Count, Measured>(pace, (seconds) => {
      const way = (count: Count) => () => measured(count, (ports) => run(ports, seconds));
      return { '1': way('1'), '2': way('2'), '4': way('4') };
    });

  const leads = await inTurns((ports, seconds) => generateLeads(ports, seconds));
  const pages = await inTurns((ports, seconds) =>
    generate({
      ...{ ports, seconds, connections: CONNECTIONS, expected: '200' },
      requests: [getRequest('/')],
    }),
  );
  report('sites', `${tableOf(leads, pages)}\n\n${NOTE}`);
}

type Results = Record<Count, Measured[]>;

function tableOf(leads: Results, pages: Results): string {
  const rows = COUNTS.map((count) => [
    count,
    figure(medianOf(leads[count], perSecondOf)),
    ratioOf(leads[count], leads['1'], perSecondOf).toFixed(2),
    figure(medianOf(leads[count], (one) => one.nodeMs)),
    figure(medianOf(leads[count], (one) => one.postgresMs)),
    figure(medianOf(pages[count], perSecondOf)),
    ratioOf(pages[count], pages['1'], perSecondOf).toFixed(2),
    figure(medianOf(pages[count], (one) => one.nodeMs)),
  ]);
  return markdownTable(HEADER, rows);
}

const perSecondOf = ({ perSecond }: Measured) => perSecond;

const HEADER = [
  'site processes',
  'leads/s',
  'to one process',
  'CPU ms per lead in Node',
  'in PostgreSQL',
  'home pages/s',
  'to one process',
  'CPU ms per page',
];

const NOTE = `Site processes, PostgreSQL and the load generator share the cores of one machine, so rates stop growing where
the cores are used up. The CPU time per lead and per page is what can be multiplied: as long as it stays the same, more
cores serve more.`;
