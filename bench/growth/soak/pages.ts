import { readFileSync } from 'node:fs';
import { type Answered, exchange, type Sent } from './exchange.ts';
import type { Errand, Way } from './visitors.ts';

interface Manifest {
  pages: { path: string }[];
  assets: { path: string }[];
}

const BROWSER = { 'Accept-Encoding': 'gzip, br', 'Accept-Language': 'fr' };

/** Pages and files of the built site, read in every way that browsers, robots and monitors do. */
export function pageErrands({ port, agent, tell }: Way): Errand[] {
  const { pages, assets }: Manifest = JSON.parse(readFileSync('dist/site.json', 'utf8'));
  const paths = [...pages, ...assets].map(({ path }) => encodeURI(path));
  const pathOf = (count: number) => paths[count % paths.length] ?? '/';

  async function get(
    errand: string,
    path: string,
    { wanted = 200, ...how }: Partial<Sent> & { wanted?: number } = {},
  ): Promise<Answered> {
    const answer = await exchange({ port, path, headers: BROWSER, ...how });
    const { outcome, ms } = answer;
    tell({ answer: { errand, outcome, ms, isExpected: outcome === wanted } });
    return answer;
  }

  /** A page that the browser has already: asked for again with the tag of its copy. */
  async function revisit(count: number): Promise<void> {
    const { headers } = await get('page', pathOf(count), { agent });
    const known = { ...BROWSER, 'If-None-Match': headers.etag ?? '' };
    await get('page, known', pathOf(count), { agent, headers: known, wanted: 304 });
  }

  return [
    { perSecond: 10, run: (count) => get('page', pathOf(count), { agent }) },
    { perSecond: 4, run: (count) => get('page', pathOf(count * 7)) },
    { perSecond: 2, run: (count) => get('page, left', pathOf(count * 11), { leave: true }) },
    { perSecond: 1, run: revisit },
    { perSecond: 1, run: (count) => get('no page', `/nothing-${count}`, { wanted: 404 }) },
    { perSecond: 0.5, run: () => get('health', '/healthz') },
    { perSecond: 0.5, run: () => get('readiness', '/readyz') },
  ];
}
