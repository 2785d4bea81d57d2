import type { BrowserContext, Page } from '@playwright/test';
import { loadConsentWords } from '#content/load-consent-words.ts';
import { loadWords } from '#content/load-words.ts';
import type { ConsentChoice } from '#domain/privacy/consent.ts';
import {
  expect,
  type Faults,
  lastPartArrived,
  open,
  test as watched,
} from '../testing/watched-page.ts';
import {
  asked,
  bannerOf,
  chosenBefore,
  eventsOf,
  NO_RECORD,
  recordBeacons,
} from './consent.page.ts';

export const HEATMAP = 'https://heat.tracker.example/heat-42.js';
export const IDENTIFICATION = 'https://ident.tracker.example/ident-7.js';
export const CHAT = 'https://chat.tracker.example/widget.js';

/**
 * Tools of other makers as they are: they set cookies, bring another script, a style and a frame of
 * their own, and keep sending.
 */
const FILES: Record<string, { type: string; body: string }> = {
  [HEATMAP]: {
    type: 'text/javascript',
    body: `
      document.cookie = '_thermo_visit=1; path=/';
      localStorage.setItem('_thermo_queue', '[]');
      const more = document.createElement('script');
      more.src = 'https://heat.tracker.example/more.js';
      document.head.append(more);
      const style = document.createElement('style');
      style.textContent = ':root { --thermo: on }';
      document.head.append(style);
      const frame = document.createElement('iframe');
      frame.title = 'Thermo';
      frame.src = 'https://frames.tracker.example/frame.html';
      document.body.append(frame);
      setInterval(() => {
        fetch('https://heat.tracker.example/collect', { mode: 'no-cors' }).catch(() => {});
      }, 50);`,
  },
  'https://heat.tracker.example/more.js': {
    type: 'text/javascript',
    body: 'window.thermoSite = window.thermoSettings.site;',
  },
  'https://frames.tracker.example/frame.html': { type: 'text/html', body: '<p>frame</p>' },
  'https://heat.tracker.example/collect': { type: 'text/plain', body: '' },
  [IDENTIFICATION]: {
    type: 'text/javascript',
    body: `document.cookie = '_qui=1; path=/'`,
  },
  [CHAT]: {
    type: 'text/javascript',
    body: 'window.chatStarted = window.causetteId;',
  },
};

/** Answers for the makers' hosts and lists which of their files were asked for, in order. */
async function serveVendorScripts(context: BrowserContext): Promise<string[]> {
  const heard: string[] = [];
  await context.route('https://*.tracker.example/**', (route) => {
    const url = route.request().url();
    heard.push(url);
    const file = FILES[url];
    return file
      ? route.fulfill({ contentType: file.type, body: file.body })
      : route.fulfill({ status: 404 });
  });
  return heard;
}

const withTools = await loadConsentWords('consent-with-identification', 'fr');
const chat = await loadConsentWords('chat', 'fr');
export const shell = await loadWords('shell', 'fr');

/** For our own counts alone: apart from what providers get. */
const APART = ['visit', 'form_start'];

export function trackedOn(page: Page, context: BrowserContext, faults: Faults) {
  return {
    offer: page.getByRole('button', { name: chat.open }),
    manage: bannerOf(page, withTools).manage,

    /** What permitted tools do that no page of ours does: they ask their own hosts and leave cookies. */
    expectTools({ analytics, marketing }: ConsentChoice): void {
      if (analytics) faults.expect(/^stranger: https:\/\/(heat|frames)\.tracker/);
      if (analytics) faults.expect(/^(cookie|stored): _thermo/);
      if (marketing) faults.expect(/^stranger: https:\/\/ident\.tracker/);
      if (marketing) faults.expect(/^cookie: _qui/);
    },

    /** The tool goes on trying after a withdrawal, and meets the narrowed policy. */
    expectCutOff: () =>
      faults.expect(/^error: (Connecting to|Fetch API cannot load|Policy violated: connect-src)/),

    /** Nobody else has been asked yet. */
    asked: (path?: string) => asked(page, path, withTools),

    /** An earlier visit left this choice; what is agreed to has started now, or never will. */
    async openedWith(choice: ConsentChoice, path = '/'): Promise<void> {
      this.expectTools(choice);
      await chosenBefore(context, choice);
      const ready = this.ready();
      await open(page, path);
      await ready;
      const tools = [choice.analytics, choice.marketing].filter(Boolean).length;
      await this.cookiesLeft(tools);
    },

    /** To be called before the page is opened. */
    async ready(): Promise<void> {
      const file = await page.waitForResponse('**/assets/active-trackers-*.js');
      await file.finished();
      await lastPartArrived(page);
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          }),
      );
    },

    /** Scripts that were asked for have run once they have left their cookies. */
    cookiesLeft: (count: number) => expect.poll(() => context.cookies()).toHaveLength(count),

    /** Every event so far that providers get. */
    events: async () => (await eventsOf(page)).filter(({ name }) => !APART.includes(name)),

    /** An event of this page has been sent. */
    async seen(id: string): Promise<void> {
      const pages = async () => (await this.events()).map(({ page: on }) => on);
      await expect.poll(pages).toContain(id);
    },
  };
}

/** A visitor without a record, on the site with trackers; 'heard' lists what their makers are asked for. */
export const test = watched.extend<{ heard: string[]; tracked: ReturnType<typeof trackedOn> }>({
  storageState: NO_RECORD,
  heard: [
    async ({ context }, use) => {
      // The site with trackers runs without a database, where proofs go.
      await context.route('**/api/consent', (route) => route.fulfill({ status: 204 }));
      await recordBeacons(context);
      await use(await serveVendorScripts(context));
    },
    { auto: true },
  ],
  tracked: async ({ page, context, faults }, use) => use(trackedOn(page, context, faults)),
});
export { expect };
