import { test as base, expect, type Page } from '@playwright/test';
import type { Queryable } from '#server/database/pool.ts';
import type { FORGERS, PEOPLE } from '#server/testing/openid-provider.ts';
import { rows } from '../testing/arrivals.ts';

/** By the names the provider of the tests knows (src/server/testing/openid-provider.ts). */
export type DeskName = (typeof PEOPLE)[number]['name'] | (typeof FORGERS)[number];

/** From the login page through the provider and back. */
export async function logIn(page: Page, name: DeskName, path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByRole('link', { name: 'Se connecter' }).click();
  await page.getByRole('link', { name }).click();
}

export const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });

/** The database of site and desk, as its owner. */
export const owner = {
  query: async (text: string, values: unknown[] = []) => ({ rows: await rows(text, values) }),
} as Queryable;

interface Faults {
  seen: string[];
  /** What a test causes on purpose. */
  expected?: RegExp;
}

export const test = base.extend<{ faults: Faults }>({
  /** Errors and violations of the policy. */
  faults: [
    async ({ context }, use) => {
      const faults: Faults = { seen: [] };
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) faults.seen.push(message.text());
      });
      context.on('weberror', (error) => faults.seen.push(error.error().message));
      await use(faults);
      expect(faults.seen.filter((fault) => faults.expected?.test(fault) !== true)).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
