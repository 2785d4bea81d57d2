import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { freePort } from '#server/testing/postgres.ts';
import { startProcess } from '#server/testing/start-process.ts';

export const DEBUGGING_PORT = await freePort();

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

const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};

/** A line of 150 ms and 1.6 Mbit/s, and so many times less of the processor. */
export async function slowDown(page: Page, times: number): Promise<CDPSession> {
  const session = await slowProcessor(page, times);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  return session;
}

export async function slowProcessor(page: Page, times: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  return session;
}
