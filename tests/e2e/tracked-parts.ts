import type { BrowserContext, Page } from '@playwright/test';
import { loadConsentWords } from '#content/load-consent-words.ts';
import { loadWords } from '#content/load-words.ts';
import { type ConsentChoice, consentRecord } from '#domain/privacy/consent.ts';
import { beaconsOf, NO_RECORD, recordBeacons, storeBefore, takeProofs } from './consent-parts.ts';
import { opened as openedIn } from './french-banner.ts';
import { serveVendorScripts } from './vendor-scripts.ts';
import { expect, type Faults, hydrated, lastPartArrived, test as watched } from './watched-page.ts';

/** A visitor without a record, on the site with trackers; 'asked' lists what their makers hear. */
export const test = watched.extend<{ asked: string[] }>({
  storageState: NO_RECORD,
  asked: [
    async ({ context }, use) => {
      await takeProofs(context);
      await recordBeacons(context);
      await use(await serveVendorScripts(context));
    },
    { auto: true },
  ],
});

const words = await loadConsentWords('consent-with-identification', 'fr');
export const shell = await loadWords('shell', 'fr');
export const chat = await loadConsentWords('chat', 'fr');

export const opened = (page: Page, path?: string) => openedIn(page, path, words);

/** What permitted tools do that no page of ours does: they ask their own hosts and leave cookies. */
export function expectTools(faults: Faults, { analytics, marketing }: ConsentChoice): void {
  if (analytics) faults.expect(/^stranger: https:\/\/(heat|frames)\.tracker/);
  if (analytics) faults.expect(/^(cookie|stored): _thermo/);
  if (marketing) faults.expect(/^stranger: https:\/\/ident\.tracker/);
  if (marketing) faults.expect(/^cookie: _qui/);
}

const accepted = (choice: ConsentChoice) => JSON.stringify(consentRecord(choice, Date.now()));

export async function openedWith(
  page: Page,
  context: BrowserContext,
  choice: ConsentChoice,
  path = '/',
) {
  await storeBefore(context, accepted(choice));
  await page.goto(path);
  await hydrated(page);
}

/** To be called before the page is opened: what is agreed to has started by then, or never will. */
export async function trackersReady(page: Page): Promise<void> {
  const file = await page.waitForResponse('**/assets/active-trackers-*.js');
  await file.finished();
  await lastPartArrived(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** Scripts that were asked for have run once they have left their cookies. */
export async function cookiesLeft(context: BrowserContext, count: number): Promise<void> {
  await expect.poll(() => context.cookies()).toHaveLength(count);
}

/** For our own counts alone: apart from what providers get. */
const APART = ['visit', 'form_start'];

/** Every event so far that providers get; what is still waiting goes as it would when the tab is left. */
export async function eventsOf(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  const beacons = await beaconsOf(page);
  return beacons
    .filter(({ url }) => url === '/api/events')
    .flatMap(({ body }) => JSON.parse(body).events)
    .filter(({ name }) => !APART.includes(name));
}
