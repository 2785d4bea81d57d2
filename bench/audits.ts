import { type ChildProcess, spawn } from 'node:child_process';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';

const DEBUGGING_PORT = 4322;

/** A browser that Lighthouse can drive, and one server per folder; all end with the work. */
export async function withServedSites(
  sites: { dir: string; port: number }[],
  work: () => Promise<void>,
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
    await work();
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
