import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Result } from 'lighthouse';
import { writeCompressedCopies } from '#build/assets.ts';
import type { SiteManifest } from '#server/pages/site-manifest.ts';
import { audit, failedAudits, scoreOf, withServedSites } from './audits.ts';

/**
 * Lighthouse on a phone, median of three: each address and, in turns with it, the same page without
 * its scripts. Times on a busy machine mean nothing; their ratio within one run does. --ratios leaves
 * the performance score, which is made of times, to be read rather than held.
 *
 *   node bench/lighthouse.ts / /en
 *   node bench/lighthouse.ts --ratios /
 */
const RUNS = 3;
const LIMITS = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  paint: 1.15,
};
type Category = Exclude<keyof typeof LIMITS, 'paint'>;
const CATEGORIES = Object.keys(LIMITS).filter((key): key is Category => key !== 'paint');

const PORTS = { site: 4320, bare: 4321 };
const { values: options, positionals } = parseArgs({
  options: { ratios: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const addresses = positionals.length > 0 ? positionals : ['/', '/en'];

const bareDir = siteWithoutScripts('dist');
let failed = false;
try {
  await withServedSites(
    [
      { dir: 'dist', port: PORTS.site },
      { dir: bareDir, port: PORTS.bare },
    ],
    async () => {
      for (const address of addresses) failed = !(await measure(address)) || failed;
    },
  );
} finally {
  rmSync(bareDir, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

async function measure(address: string): Promise<boolean> {
  const site: Result[] = [];
  const bare: Result[] = [];
  for (let run = 0; run < RUNS; run++) {
    site.push(await audit(PORTS.site, address, CATEGORIES));
    bare.push(await audit(PORTS.bare, address, CATEGORIES));
  }
  const scores = CATEGORIES.map((category) => ({
    category,
    score: median(site.map((result) => scoreOf(result, category))),
  }));
  const paint = median(site.map(largestPaintMs));
  const barePaint = median(bare.map(largestPaintMs));
  const ratio = paint / barePaint;
  const held = scores.filter(({ category }) => !(options.ratios && category === 'performance'));
  const ok =
    held.every(({ category, score }) => score >= LIMITS[category]) && ratio <= LIMITS.paint;
  const told = scores.map(({ category, score }) => `${category} ${Math.round(score)}`).join(', ');
  console.log(
    `${ok ? 'ok  ' : 'FAIL'} ${address}: ${told}; largest paint ${Math.round(paint)} ms, without scripts ${Math.round(barePaint)} ms, ratio ${ratio.toFixed(2)}`,
  );
  if (!ok) for (const fault of failedAudits(site[0])) console.log(`     ${fault}`);
  return ok;
}

function largestPaintMs(result: Result): number {
  return result.audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
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
