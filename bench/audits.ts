import { type Browser, chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '#server/testing/postgres.ts';
import { startProcess } from '#server/testing/start-process.ts';

const DEBUGGING_PORT = await freePort();

/** A browser that Lighthouse can drive, and a server for each folder, in their order; all end with the work. */
export async function withServedSites(
  dirs: readonly string[],
  work: (browser: Browser, ...origins: string[]) => Promise<void>,
): Promise<void> {
  const servers = dirs.map((dir) => startProcess({ SITE_DIR: dir }));
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
    const ports = await Promise.all(servers.map(({ listening }) => listening));
    await work(browser, ...ports.map((port) => `http://127.0.0.1:${port}`));
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.end()));
  }
}

export async function audit(
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
