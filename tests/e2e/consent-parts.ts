import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { ConsentWordsOf } from '#content/load-consent-words.ts';
import { CONSENT_KEY, type ConsentRecord } from '#domain/privacy/consent.ts';
import { FORM_FAILURES, PAGE_IDS } from '#domain/site/routes.ts';

/** The pages of a form that failed have no script: nothing could start there, and nobody is asked. */
export const SCRIPTED_PAGES = PAGE_IDS.filter((page) => !FORM_FAILURES.includes(page));

/** A visitor who has never been asked. */
export const NO_RECORD = { cookies: [], origins: [] };

export type ConsentWords = ConsentWordsOf<'consent'>;

export function bannerOf(page: Page, words: ConsentWords) {
  const banner = page.getByRole('region', { name: words.title });
  const button = (name: string): Locator => banner.getByRole('button', { name });
  return {
    banner,
    acceptAll: button(words.acceptAll),
    essentialOnly: button(words.essentialOnly),
    customize: button(words.customize),
    save: button(words.save),
    close: button(words.close),
    toggle: (category: keyof ConsentWords['categories']) =>
      banner.getByRole('switch', { name: words.categories[category].name }),
  };
}

export function storedRecord(page: Page): Promise<ConsentRecord | null> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), CONSENT_KEY);
}

/** As if an earlier visit had left this. */
export async function storeBefore(context: BrowserContext, stored: string): Promise<void> {
  await context.addInitScript(
    ([key, text]) => {
      // Not in the frames that others bring along.
      if (window === top) localStorage.setItem(key, text);
    },
    [CONSENT_KEY, stored] as const,
  );
}

/** The site with trackers runs without a database, where proofs go. */
export async function takeProofs(context: BrowserContext): Promise<void> {
  await context.route('**/api/consent', (route) => route.fulfill({ status: 204 }));
}

/** Keeps what the page sends in passing: a beacon's body cannot be read from outside. */
export async function recordBeacons(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const beacons: { url: string; body: string }[] = [];
    Object.assign(window, { beacons });
    const send = navigator.sendBeacon.bind(navigator);
    let kept = Promise.resolve();
    navigator.sendBeacon = (url, data) => {
      kept = kept.then(async () => {
        beacons.push({ url: String(url), body: await (data as Blob).text() });
      });
      return send(url, data);
    };
  });
}

export function beaconsOf(page: Page): Promise<{ url: string; body: string }[]> {
  return page.evaluate(() => (window as unknown as { beacons: [] }).beacons);
}
