import { type ChildProcess, spawn } from 'node:child_process';
import { type Browser, chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';

const DEBUGGING_PORT = 4322;

/** A browser that Lighthouse can drive, and one server per folder; all end with the work. */
export async function withServedSites(
  sites: { dir: string; port: number }[],
  work: (browser: Browser) => Promise<void>,
): Promise<void> {
  const servers = sites.map(({ dir, port }) => serve(dir, port));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      `--remote-debugging-port=${DEBUGGING_PORT}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  try {
    await Promise.all(sites.map(({ port }) => answering(port)));
    await work(browser);
  } finally {
    await browser.close();
    for (const server of servers) server.kill();
  }
}

export async function audit(
  port: number,
  address: string,
  categories: readonly string[],
): Promise<Result> {
  const run = await lighthouse(`http://127.0.0.1:${port}${address}`, {
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

export const scoreOf = (result: Result, category: string): number =>
  (result.categories[category]?.score ?? 0) * 100;

export function failedAudits(result: Result | undefined): string[] {
  return Object.values(result?.audits ?? {})
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, score, displayValue }) => `${id}: ${score} ${displayValue ?? ''}`);
}

export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function serve(siteDir: string, port: number): ChildProcess {
  return spawn(process.execPath, ['src/server/startup/main.ts'], {
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
