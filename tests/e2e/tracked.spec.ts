import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { CONSENT_KEY, ESSENTIAL_ONLY } from '#domain/privacy/consent.ts';
import { pathTo } from '#domain/site/routes.ts';
import { beaconsOf, SCRIPTED_PAGES, storedRecord } from './consent-parts.ts';
import { expectSameDocument, markDocument } from './same-document.ts';
import { sweep } from './sweep.ts';
import {
  chat,
  cookiesLeft,
  eventsOf,
  expectTools,
  opened,
  openedWith,
  shell,
  test,
  trackersReady,
} from './tracked-parts.ts';
import trackers from './trackers.json' with { type: 'json' };
import { expect } from './watched-page.ts';

const HEATMAP = 'https://heat.tracker.example/heat-42.js';
const IDENTIFICATION = 'https://ident.tracker.example/ident-7.js';
const CHAT = 'https://chat.tracker.example/widget.js';
const AUDIENCE = { analytics: true, marketing: false };
const NAMES = trackers.filter(({ id }) => !id.startsWith('YOUR')).map(({ name }) => name);

const SILENT = [
  ['before a choice', undefined],
  ['after a refusal', ESSENTIAL_ONLY],
] as const;

for (const id of SCRIPTED_PAGES) {
  for (const [when, choice] of SILENT) {
    test(
      `P1, P22, P23, P25: nobody else hears of a visit to ${id} ${when}, and nothing is written`,
      sweep(id),
      async ({ page, context }) => {
        const setCookies: string[] = [];
        context.on('response', (response) => {
          if ('set-cookie' in response.headers()) setCookies.push(response.url());
        });
        const ready = trackersReady(page);
        if (choice) await openedWith(page, context, choice, pathTo(id, ''));
        else await opened(page, pathTo(id, ''));
        await ready;
        await page.locator('h1').click({ force: true });
        expect(await eventsOfReading(page)).toEqual([]);
        expect(setCookies).toEqual([]);
        expect(await context.cookies()).toEqual([]);
        const kept = await page.evaluate(async () => ({
          local: Object.keys(localStorage),
          session: Object.keys(sessionStorage),
          databases: (await indexedDB.databases()).length,
        }));
        expect(kept.local).toEqual(choice ? [CONSENT_KEY] : []);
        expect(kept.session.filter((key) => key !== 'react-router-scroll-positions')).toEqual([]);
        expect(kept.databases).toBe(0);
      },
    );
  }
}

async function eventsOfReading(page: Page) {
  await page.evaluate(async () => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
  await eventsOf(page);
  // A beacon's text is kept a moment after it is sent.
  return eventsOf(page);
}

for (const analytics of [false, true]) {
  for (const marketing of [false, true]) {
    test(`P9: analytics ${analytics}, marketing ${marketing}: exactly the tools of those kinds load`, async ({
      page,
      context,
      asked,
      faults,
    }) => {
      expectTools(faults, { analytics, marketing });
      const { customize, toggle, save } = await opened(page);
      await customize.click();
      await toggle('analytics').setChecked(analytics);
      await toggle('marketing').setChecked(marketing);
      await save.click();
      const wanted = [...(analytics ? [HEATMAP] : []), ...(marketing ? [IDENTIFICATION] : [])];
      const scripts = () => asked.filter((url) => url === HEATMAP || url === IDENTIFICATION);
      await expect.poll(scripts).toEqual(wanted);
      await expect(page.getByRole('button', { name: chat.open })).toHaveCount(marketing ? 1 : 0);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: shell.footer.pages.faq })
        .click();
      await expect(page).toHaveURL('/faq');
      const viewed = async () =>
        (await eventsOf(page)).filter(({ name }) => name === 'page_view').map((view) => view.page);
      await expect.poll(viewed).toEqual(analytics ? ['contact', 'faq'] : []);
      expect(scripts()).toEqual(wanted);
      expect(asked.filter((url) => url === CHAT || url.includes('nobody'))).toEqual([]);
      const cookies = async () => (await context.cookies()).map(({ name }) => name).sort();
      const own = [...(marketing ? ['_qui'] : []), ...(analytics ? ['_thermo_visit'] : [])];
      await expect.poll(cookies).toEqual(own);
    });
  }
}

test('P8: with agreement the same reading is tracked, and a tool may bring a script, a style and a frame', async ({
  page,
  context,
  faults,
  asked,
}) => {
  expectTools(faults, AUDIENCE);
  const ready = trackersReady(page);
  await openedWith(page, context, AUDIENCE);
  await ready;
  const thermo = () =>
    page.evaluate(() => [
      (window as unknown as { thermoSite?: string }).thermoSite,
      getComputedStyle(document.documentElement).getPropertyValue('--thermo').trim(),
    ]);
  await expect.poll(thermo).toEqual(['42', 'on']);
  await expect(page.frameLocator('iframe[title=Thermo]').getByText('frame')).toBeVisible();
  expect(asked).toContain('https://heat.tracker.example/more.js');
  const end = { name: 'scroll_depth', value: 100, page: 'home', language: 'fr' };
  expect(await eventsOfReading(page)).toContainEqual(end);
});

test('P5, P7: accepting starts each tool once and withdrawing stops it, both in place', async ({
  page,
  context,
  asked,
  faults,
}) => {
  faults.expect(/^stranger: /);
  // The tool goes on trying, and meets the narrowed policy.
  faults.expect(/^error: (Connecting to|Fetch API cannot load|Policy violated: connect-src)/);
  const { acceptAll, essentialOnly } = await opened(page);
  const field = page.getByRole('textbox', { name: shell.newsletter.email });
  await field.pressSequentially('ada@flotte');
  await markDocument(page);
  await acceptAll.click();
  await expect.poll(() => asked).toContain('https://heat.tracker.example/collect');
  await cookiesLeft(context, 2);
  expect(asked.filter((url) => url === HEATMAP || url === IDENTIFICATION)).toHaveLength(2);
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.getByRole('link', { name: shell.footer.manageCookies }).click();
  await essentialOnly.click();
  await expect.poll(() => context.cookies()).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: chat.open })).toHaveCount(0);
  await expect(field).toHaveValue('ada@flotte');
  const [sent, heard] = [await beaconsOf(page), asked.length];

  await page.locator('main a[data-cta]').first().click();
  await expect(page).not.toHaveURL('/contact');
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  // The tool's own timer has fired several times by now.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(asked.length).toBe(heard);
  const after = (await beaconsOf(page)).slice(sent.length);
  expect(after.filter(({ url }) => url === '/api/events')).toEqual([]);
  await expectSameDocument(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toHaveLength(1);
  expect(await storedRecord(page)).toMatchObject({ analytics: false, marketing: false });
});

test('P12: cookies page and privacy page name every configured tool, and none that is not', async ({
  page,
}) => {
  for (const path of ['/cookies', '/en/cookies', '/confidentialite', '/en/confidentialite']) {
    await page.goto(path);
    const text = await page.getByRole('main').textContent();
    for (const name of NAMES) expect(text).toContain(name);
    expect(text).not.toContain('Nobody');
  }
  await page.goto('/cookies');
  await expect(page.getByRole('main')).toContainText(
    'heat.tracker.example, frames.tracker.example',
  );
  await expect(page.getByRole('main')).toContainText(/_thermo\* \(30\sjours\)/);
  await page.goto('/confidentialite');
  await expect(page.getByRole('main')).toContainText('Quivient Inc.');
});

test('P8: the events of a visit carry their values and nothing about the visitor', async ({
  page,
  context,
  faults,
}) => {
  expectTools(faults, AUDIENCE);
  await openedWith(page, context, AUDIENCE, '/?email=ada@flotte.example');
  await expect.poll(() => eventsOf(page)).toHaveLength(1);
  await page.getByRole('textbox', { name: shell.newsletter.email }).fill('ada@flotte.example');
  await page.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
  const footer = page.getByRole('contentinfo');
  // The address changes before the page does: the next press waits for what it is pressed on.
  const seen = (place: string) =>
    expect.poll(async () => (await eventsOf(page)).map(({ page: on }) => on)).toContain(place);
  await footer.getByRole('link', { name: shell.footer.pages.fleets }).click();
  await seen('fleets');
  await footer.getByRole('link', { name: shell.footer.pages.simulator }).click();
  await seen('simulator');
  const { actions, board } = await loadWords('simulator', 'fr');
  await page.getByRole('button', { name: board.next.share }).click();
  for (const name of [actions.csv, actions.json]) {
    const taken = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    await taken;
  }
  await page.getByRole('banner').locator('a[data-cta]').click();
  await seen('contact');
  // Reaching for the footer scrolls the later pages too.
  const tracked = async () =>
    (await eventsOf(page)).filter(({ name, page: on }) => name !== 'scroll_depth' || on === 'home');
  const download = { name: 'resource_download', value: 3, page: 'simulator', language: 'fr' };
  await expect.poll(tracked).toEqual([
    { name: 'page_view', page: 'home', language: 'fr' },
    ...[25, 50, 75, 100].map((value) => ({
      name: 'scroll_depth',
      value,
      page: 'home',
      language: 'fr',
    })),
    { name: 'page_view', page: 'fleets', language: 'fr' },
    { name: 'solution_view', value: 2, page: 'fleets', language: 'fr' },
    { name: 'page_view', page: 'simulator', language: 'fr' },
    { name: 'simulator_view', value: 1, page: 'simulator', language: 'fr' },
    download,
    download,
    { name: 'cta_click', value: 1, target: 'contact', page: 'simulator', language: 'fr' },
    { name: 'page_view', page: 'contact', language: 'fr' },
  ]);
  expect(JSON.stringify(await beaconsOf(page))).not.toContain('ada');
});

test('where a blocker has taken the beacon away, the page does without', async ({
  page,
  context,
  faults,
}) => {
  expectTools(faults, AUDIENCE);
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'sendBeacon', { value: undefined });
  });
  const ready = trackersReady(page);
  await openedWith(page, context, AUDIENCE);
  await ready;
  await cookiesLeft(context, 1);
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect(page.locator('h1')).toBeVisible();
});
