import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { writeCompressedTwins } from '#build/compress.ts';
import type { SiteManifest } from '#server/pages/site-manifest.ts';

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

const PORTS = { site: 4320, bare: 4321, debugging: 4322 };
const { values: options, positionals } = parseArgs({
  options: { ratios: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const addresses = positionals.length > 0 ? positionals : ['/', '/en'];

const bareDir = siteWithoutScripts('dist');
const servers = [serve('dist', PORTS.site), serve(bareDir, PORTS.bare)];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    `--remote-debugging-port=${PORTS.debugging}`,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
});

let failed = false;
try {
  await Promise.all([answering(PORTS.site), answering(PORTS.bare)]);
  for (const address of addresses) failed = !(await measure(address)) || failed;
} finally {
  await browser.close();
  for (const server of servers) server.kill();
  rmSync(bareDir, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

async function measure(address: string): Promise<boolean> {
  const site: Result[] = [];
  const bare: Result[] = [];
  for (let run = 0; run < RUNS; run++) {
    site.push(await audit(PORTS.site, address));
    bare.push(await audit(PORTS.bare, address));
  }
  const scores = CATEGORIES.map((category) => ({
    category,
    score: median(site.map((result) => (result.categories[category]?.score ?? 0) * 100)),
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
  if (!ok) for (const audit of failedAudits(site[0])) console.log(`     ${audit}`);
  return ok;
}

async function audit(port: number, address: string): Promise<Result> {
  const run = await lighthouse(`http://127.0.0.1:${port}${address}`, {
    port: PORTS.debugging,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  });
  if (run === undefined) throw new Error(`Lighthouse gave no result for ${address}.`);
  return run.lhr;
}

function failedAudits(result: Result | undefined): string[] {
  return Object.values(result?.audits ?? {})
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, score, displayValue }) => `${id}: ${score} ${displayValue ?? ''}`);
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
    writeCompressedTwins(path);
  }
  return dir;
}

function serve(siteDir: string, port: number): ChildProcess {
  return spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, PORT: String(port), SITE_DIR: siteDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function answering(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers on port ${port}.`);
}
