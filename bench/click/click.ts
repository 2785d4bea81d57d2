import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { type PageId, pathTo } from '#domain/site/routes.ts';
import { quartile } from '../measuring/measure.ts';
import { withServedSites } from '../measuring/served-sites.ts';
import { type MeasuredClick, measureClick, type Pair, WAYS, type Way } from './measured-click.ts';

/**
 * How soon a click shows the next page on a slowed line (150 ms, 1.6 Mbit/s; --slowdown 4 leaves a quarter of the
 * processor too): as a document of its own, by a click without warning, after the pointer, the finger or the
 * focus has rested on the link. All ways take turns in each round, and the time that a quarter of the
 * rounds stay within counts, as in largest-paint.ts. Beside the times, how many files a click still asked
 * for and how many of them waited for one another.
 *
 * On a busy machine times say more about the machine: --sample judges one pair by its files and the ratio to
 * a document, which the slow line decides.
 *
 *   npm run bench -- clicks --rounds 9 --pairs 3
 *   npm run bench -- clicks --sample
 */
const LIMITS = { hoverMs: 250, hoverToDocument: 0.75, clickDepth: 2 };

const pair = (from: PageId, to: PageId, prefix: '' | 'en' = ''): Pair => ({
  from: pathTo(from, prefix),
  to: pathTo(to, prefix),
});
const PAIRS: readonly Pair[] = [
  pair('home', 'faq'),
  pair('home', 'simulator'),
  pair('home', 'pre-registration'),
  pair('home', 'contact', 'en'),
  pair('fleets', 'partners'),
  pair('blog', 'article-value'),
  pair('article-value', 'blog'),
  pair('faq', 'contact'),
  pair('partners', 'banks', 'en'),
  pair('faq', 'home'),
];

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    pairs: { type: 'string', default: String(PAIRS.length) },
    slowdown: { type: 'string', default: '1' },
    sample: { type: 'boolean', default: false },
  },
});
const pairs = PAIRS.slice(0, options.sample ? 1 : Number(options.pairs));
const ways: readonly Way[] = options.sample ? ['document', 'click', 'hover'] : WAYS;
const rounds = options.sample ? 1 : Number(options.rounds);
const slowdown = Number(options.slowdown);
const problems: string[] = [];

await withServedSites(['dist'], async (browser, origin = '') => {
  for (const one of pairs) judge(one, await measure(browser, origin, one));
});
for (const problem of problems) console.log(`FAIL ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);

async function measure(
  browser: Browser,
  origin: string,
  one: Pair,
): Promise<Map<Way, MeasuredClick>> {
  const clicks = new Map<Way, MeasuredClick[]>(ways.map((way) => [way, []]));
  for (let round = 0; round < rounds; round++) {
    for (const way of round % 2 === 0 ? ways : ways.toReversed()) {
      clicks.get(way)?.push(await measureClick(browser, origin, one, way, slowdown));
    }
  }
  return new Map([...clicks].map(([way, all]) => [way, summary(all)]));
}

/** Times as a quarter of the clicks stay within; files as the worst of them. */
function summary(clicks: readonly MeasuredClick[]): MeasuredClick {
  return {
    ms: Math.round(quartile(clicks.map(({ ms }) => ms))),
    requests: Math.max(...clicks.map(({ requests }) => requests)),
    depth: Math.max(...clicks.map(({ depth }) => depth)),
  };
}

function judge({ from, to }: Pair, measured: Map<Way, MeasuredClick>): void {
  const name = `${from} → ${to}`;
  const documentMs = measured.get('document')?.ms ?? Number.NaN;
  const columns = [...measured].map(([way, { ms, requests, depth }]) =>
    way === 'document' ? `document ${ms}` : `${way} ${ms} (${requests} files, chain ${depth})`,
  );
  const hover = measured.get('hover');
  const ratio = (hover?.ms ?? Number.NaN) / documentMs;
  console.log(`${name}: ${columns.join(', ')}; hover to document ${ratio.toFixed(2)}`);
  const click = measured.get('click');
  if (click && click.depth > LIMITS.clickDepth)
    problems.push(`${name}: a click asks for files in ${click.depth} steps.`);
  if (from !== '/' || to !== '/faq' || hover === undefined) return;
  if (!(ratio <= LIMITS.hoverToDocument))
    problems.push(`${name}: ${ratio.toFixed(2)} of a document's time.`);
  if (hover.requests > 0) problems.push(`${name}: ${hover.requests} files were not fetched ahead.`);
  if (!options.sample && hover.ms > LIMITS.hoverMs)
    problems.push(`${name}: ${hover.ms} ms after the pointer rested on the link.`);
}
