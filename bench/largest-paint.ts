import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, devices } from '@playwright/test';
import { writeCompressedCopies } from '#build/assets.ts';
import { canonicalPath } from '#domain/site/routes.ts';
import type { SiteManifest } from '#server/pages/site-manifest.ts';
import { quartile } from './measuring/measure.ts';
import { slowDown, withServedSites } from './measuring/served-sites.ts';

/**
 * When the largest text or picture is really painted on a slowed phone (150 ms, 1.6 Mbit/s, a quarter
 * of the processor), against the same page without its scripts. Both are loaded in turns, and compared by
 * the time that a quarter of the loads stay within: no single lucky load decides.
 * 21 pairs still scatter by 0.03 to either side; --pairs 41 takes twice as long and scatters less.
 *
 *   npm run bench -- largest-paint / /en/faq
 */
const LIMIT = 1.05;
const PAGES = (['home', 'fleets', 'simulator', 'banks', 'blog'] as const).map((page) =>
  canonicalPath(page, 'fr'),
);

const { values: options, positionals } = parseArgs({
  options: { pairs: { type: 'string', default: '21' } },
  allowPositionals: true,
});
const pairs = Number(options.pairs);
const addresses = positionals.length > 0 ? positionals : [...PAGES, canonicalPath('home', 'en')];
let failed = false;
const bareDir = siteWithoutScripts('dist');
try {
  await withServedSites(['dist', bareDir], async (browser, site = '', bare = '') => {
    const origins = { site, bare };
    for (const address of addresses) failed = !(await measure(browser, origins, address)) || failed;
  });
} finally {
  rmSync(bareDir, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

async function measure(
  browser: Browser,
  origins: { site: string; bare: string },
  address: string,
): Promise<boolean> {
  const times = { site: [] as number[], bare: [] as number[] };
  for (let pair = 0; pair < pairs; pair++) {
    const order = pair % 2 === 0 ? (['site', 'bare'] as const) : (['bare', 'site'] as const);
    for (const which of order) {
      times[which].push(await largestPaintMs(browser, `${origins[which]}${address}`));
    }
  }
  const [site, bare] = [quartile(times.site), quartile(times.bare)];
  const ok = site / bare <= LIMIT;
  console.log(
    `${ok ? 'ok  ' : 'FAIL'} ${address}: painted after ${site} ms, without scripts ${bare} ms, ratio ${(site / bare).toFixed(3)}`,
  );
  return ok;
}

async function largestPaintMs(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ ...devices['Moto G4'], locale: 'fr-FR' });
  try {
    const page = await context.newPage();
    await slowDown(page, 4);
    await page.goto(address, { waitUntil: 'load' });
    // Scripts that would paint something larger after the page has loaded have this long.
    await page.waitForTimeout(1000);
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(Math.round(list.getEntries().at(-1)?.startTime ?? Number.NaN));
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}

function siteWithoutScripts(from: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'site-without-scripts-'));
  cpSync(from, dir, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(dir, 'site.json'), 'utf8')) as SiteManifest;
  for (const { file } of manifest.pages) {
    const path = join(dir, file);
    const html = readFileSync(path, 'utf8').replace(/<script[\s\S]*?<\/script>/g, '');
    writeFileSync(path, html);
    writeCompressedCopies(path);
  }
  return dir;
}
