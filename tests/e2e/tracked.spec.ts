import type { Page } from '@playwright/test';
import { CONSENT_KEY, ESSENTIAL_ONLY } from '#domain/privacy/consent.ts';
import { pathTo } from '#domain/site/routes.ts';
import { beaconsOf, recordBeacons, SCRIPTED_PAGES, storedRecord } from './consent-parts.ts';
import { expectSameDocument, markDocument } from './same-document.ts';
import {
  chat,
  cookiesLeft,
  eventsOf,
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
const NAMES = trackers.filter(({ id }) => !id.startsWith('YOUR')).map(({ name }) => name);

for (const id of SCRIPTED_PAGES) {
  const tag = id === 'home' || id === 'simulator' ? [] : '@sweep';
  test(`P1: with tools configured nobody hears of a visit to ${id} before a choice`, {
    tag,
  }, async ({ page, context }) => {
    await recordBeacons(context);
    const ready = trackersReady(page);
    await opened(page, pathTo(id, ''));
    await ready;
    expect(await eventsOfReading(page)).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test(`P1: with tools configured nobody hears of a visit to ${id} after a refusal`, {
    tag,
  }, async ({ page, context }) => {
    await recordBeacons(context);
    const ready = trackersReady(page);
    await openedWith(page, context, ESSENTIAL_ONLY, pathTo(id, ''));
    await ready;
    expect(await eventsOfReading(page)).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([CONSENT_KEY]);
  });
}

test('P8: with agreement the same reading is tracked', async ({ page, context, faults }) => {
  faults.expect(/^stranger: /);
  faults.expect(/^(cookie|stored): _thermo/);
  await recordBeacons(context);
  const ready = trackersReady(page);
  await openedWith(page, context, { analytics: true, marketing: false });
  await ready;
  await cookiesLeft(context, 1);
  expect(await eventsOfReading(page)).toContainEqual({
    name: 'scroll_depth',
    value: 100,
    page: 'home',
    language: 'fr',
  });
});

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
      if (analytics) faults.expect(/^stranger: https:\/\/(heat|frames)\.tracker/);
      if (marketing) faults.expect(/^stranger: https:\/\/ident\.tracker/);
      if (analytics) faults.expect(/^(cookie|stored): _thermo/);
      if (marketing) faults.expect(/^cookie: _qui/);
      await recordBeacons(context);
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

test('a tool may bring a script, a style and a frame of its own: the policy knows its hosts', async ({
  page,
  context,
  faults,
  asked,
}) => {
  faults.expect(/^stranger: /);
  faults.expect(/^(cookie|stored): _thermo/);
  await openedWith(page, context, { analytics: true, marketing: false });
  const thermo = () =>
    page.evaluate(() => [
      (window as unknown as { thermoSite?: string }).thermoSite,
      getComputedStyle(document.documentElement).getPropertyValue('--thermo').trim(),
    ]);
  await expect.poll(thermo).toEqual(['42', 'on']);
  await expect(page.frameLocator('iframe[title=Thermo]').getByText('frame')).toBeVisible();
  expect(asked).toContain('https://heat.tracker.example/more.js');
});

test('P7: accepting starts each tool once, in place, and what was typed stays', async ({
  page,
  context,
  asked,
  faults,
}) => {
  faults.expect(/^stranger: /);
  faults.expect(/^(cookie|stored): _/);
  const { acceptAll } = await opened(page);
  const field = page.getByRole('textbox', { name: shell.newsletter.email });
  await field.pressSequentially('ada@flotte');
  await markDocument(page);
  await acceptAll.click();
  await expect.poll(() => asked).toContain(HEATMAP);
  await expect.poll(() => asked).toContain(IDENTIFICATION);
  await cookiesLeft(context, 2);
  await expectSameDocument(page);
  await expect(field).toHaveValue('ada@flotte');
  expect(asked.filter((url) => url === HEATMAP || url === IDENTIFICATION)).toHaveLength(2);
});

test('P5: withdrawing stops everything in place and removes what the tools had left', async ({
  page,
  context,
  asked,
  faults,
}) => {
  faults.expect(/^stranger: /);
  // The tool goes on trying, and meets the narrowed policy.
  faults.expect(/^error: (Connecting to|Fetch API cannot load|Policy violated: connect-src)/);
  await recordBeacons(context);
  await context.addInitScript(() => Object.assign(window, { isHeldOpen: true }));
  const { acceptAll, essentialOnly } = await opened(page);
  await acceptAll.click();
  await expect.poll(() => asked).toContain('https://heat.tracker.example/collect');
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.getByRole('link', { name: shell.footer.manageCookies }).click();
  await markDocument(page);
  await essentialOnly.click();
  await expect.poll(() => context.cookies()).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: chat.open })).toHaveCount(0);
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
