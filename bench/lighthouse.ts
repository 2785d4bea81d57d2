import { parseArgs } from 'node:util';
import lighthouse, { type Result } from 'lighthouse';
import { LANGUAGES } from '#domain/site/language.ts';
import { canonicalPath, PAGE_IDS, pageAt, ROUTES } from '#domain/site/routes.ts';
import { median } from './measuring/measure.ts';
import { DEBUGGING_PORT, withServedSites } from './measuring/served-sites.ts';

/**
 * Lighthouse on a phone: the named addresses, or every page in both languages. --speed also holds the
 * performance score, the median of three; it is made of times, so the machine must have nothing else to do.
 * bench/largest-paint.ts measures what scripts cost.
 *
 *   npm run bench -- lighthouse
 *   npm run bench -- lighthouse --speed / /en/faq
 */
const LEAST = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 98 };
type Category = keyof typeof LEAST;

const { values: options, positionals } = parseArgs({
  options: { speed: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const everyPage = PAGE_IDS.flatMap((page) => LANGUAGES.map((one) => canonicalPath(page, one)));

let failed = false;
await withServedSites(['dist'], async (_, origin = '') => {
  for (const address of positionals.length > 0 ? positionals : everyPage) {
    failed = !(await measure(origin, address)) || failed;
  }
});
process.exit(failed ? 1 : 0);

async function measure(origin: string, address: string): Promise<boolean> {
  const categories = categoriesOf(address);
  const results = [await audit(origin, address, categories)];
  while (options.speed && results.length < 3)
    results.push(await audit(origin, address, categories));
  const scores = categories.map((name) => ({
    name,
    score: Math.round(median(results.map((result) => scoreOf(result, name)))),
  }));
  const ok = scores.every(({ name, score }) => score >= LEAST[name]);
  const line = scores.map(({ name, score }) => `${name} ${score}`).join(', ');
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${address}: ${line}`);
  if (!ok) for (const fault of failedAudits(results[0])) console.log(`     ${fault}`);
  return ok;
}

async function audit(
  origin: string,
  address: string,
  categories: readonly string[],
): Promise<Result> {
  const run = await lighthouse(`${origin}${address}`, {
    port: DEBUGGING_PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    // An address without a prefix answers in the visitor's language.
    extraHeaders: { 'Accept-Language': 'fr' },
  });
  if (run === undefined) throw new Error(`Lighthouse gave no result for ${address}.`);
  return run.lhr;
}

function scoreOf(result: Result, category: string): number {
  return (result.categories[category]?.score ?? 0) * 100;
}

function failedAudits(result: Result | undefined): string[] {
  return Object.values(result?.audits ?? {})
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, score, displayValue }) => `${id}: ${score} ${displayValue ?? ''}`);
}

/** A page that search engines are asked to leave alone has no SEO to score. */
function categoriesOf(address: string): Category[] {
  const page = pageAt(address)?.page;
  const isIndexed = page !== undefined && ROUTES[page].indexed;
  return [
    'accessibility',
    'best-practices',
    ...(isIndexed ? (['seo'] as const) : []),
    ...(options.speed ? (['performance'] as const) : []),
  ];
}
