import { expect } from '@playwright/test';
import { Client } from 'pg';
import PostalMime from 'postal-mime';

interface Inspection {
  ownerUrl: string;
  mails: { to: string[]; raw: string }[];
}

/** What served-site.ts reports about what arrived. */
async function inspection(): Promise<Inspection> {
  const answer = await fetch(`http://127.0.0.1:${Number(process.env.E2E_PORT) + 2}`);
  return (await answer.json()) as Inspection;
}

/** What the database of site and desk holds. */
export async function rows(
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new Client((await inspection()).ownerUrl);
  await client.connect();
  const result = await client.query(statement, values);
  await client.end();
  return result.rows;
}

/** Analyses are made one after the other, and other tests ask for theirs at the same time. */
export const ANALYSIS_MAIL_MS = 60_000;

/** The texts of the mails to someone, as soon as there are so many. */
export async function mailsTo(address: string, count = 1, timeout = 15_000) {
  const mails = async () => (await inspection()).mails.filter(({ to }) => to.includes(address));
  await expect.poll(async () => (await mails()).length, { timeout }).toBe(count);
  return Promise.all((await mails()).map(({ raw }) => PostalMime.parse(raw)));
}

let counter = 0;
/** Nobody else's, so that tests run side by side. */
export const newAddress = (name: string): string =>
  // As it is kept: in small letters.
  `${name}.${process.pid}.${Date.now()}.${++counter}@flotte.example`.toLowerCase();
