import { expect, type Page } from '@playwright/test';
import { open } from './watched-page.ts';

/** Leaves a mark that a reload would wipe out. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marker: 'kept' }));
}

export async function openMarked(page: Page, address: string): Promise<void> {
  await open(page, address);
  await markDocument(page);
}

export async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'marker' in window)).toBe(true);
}

export async function expectFreshDocument(page: Page): Promise<void> {
  await page.waitForFunction(() => !('marker' in window));
}
