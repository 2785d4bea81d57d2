import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type ConsentWordsOf, loadConsentWords } from '#content/load-consent-words.ts';
import { loadWords } from '#content/load-words.ts';
import {
  CONSENT_KEY,
  type ConsentChoice,
  type ConsentRecord,
  consentRecord,
} from '#domain/privacy/consent.ts';
import { FORM_FAILURES, PAGE_IDS } from '#domain/site/routes.ts';
import { expect, open } from '../testing/watched-page.ts';

/** The pages of a form that failed have no script: nothing could start there, and nobody is asked. */
export const SCRIPTED_PAGES = PAGE_IDS.filter((page) => !FORM_FAILURES.includes(page));

/** A visitor who has never been asked. */
export const NO_RECORD = { cookies: [], origins: [] };

export type ConsentWords = ConsentWordsOf<'consent'>;
export const french = await loadConsentWords('consent', 'fr');
const { footer } = await loadWords('shell', 'fr');

export function bannerOf(page: Page, words: ConsentWords = french) {
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
    /** The footer's way back to the choice. */
    manage: page.getByRole('link', { name: footer.manageCookies }),
    record: () => storedRecord(page),
  };
}

/** A page whose visitor is being asked. */
export async function asked(page: Page, path = '/contact', words: ConsentWords = french) {
  await open(page, path);
  const parts = bannerOf(page, words);
  await expect(parts.banner).toBeVisible();
  return parts;
}

export function storedRecord(page: Page): Promise<ConsentRecord | null> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), CONSENT_KEY);
}

/** As if an earlier visit had left this choice. */
export async function chosenBefore(context: BrowserContext, choice: ConsentChoice): Promise<void> {
  await context.addInitScript(
    ([key, text]) => {
      // Not in the frames that others bring along.
      if (window === top) localStorage.setItem(key, text);
    },
    [CONSENT_KEY, JSON.stringify(consentRecord(choice, Date.now()))] as const,
  );
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

/** Every event sent so far; what is still waiting goes as it would when the tab is left. */
export async function eventsOf(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  const beacons = await beaconsOf(page);
  return beacons
    .filter(({ url }) => url === '/api/events')
    .flatMap(({ body }) => JSON.parse(body).events);
}
