import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { pathTo } from '#domain/site/routes.ts';
import { beaconsOf, recordBeacons, storeBefore } from './consent-parts.ts';
import { DETAIL } from './sweep.ts';
import {
  accepted,
  cookiesLeft,
  eventsOf,
  opened,
  openedWith,
  shell,
  test,
  trackersReady,
} from './tracked-parts.ts';
import { expect, hydrated } from './watched-page.ts';

test('P8: the events of a visit carry their values and nothing about the visitor', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/^stranger: /);
  faults.expect(/^(cookie|stored): _thermo/);
  await recordBeacons(context);
  await openedWith(
    page,
    context,
    { analytics: true, marketing: false },
    '/?email=ada@flotte.example',
  );
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
  await page.getByRole('banner').locator('a[data-cta]').click();
  await seen('contact');
  // Reaching for the footer scrolls the later pages too.
  const told = async () =>
    (await eventsOf(page)).filter(({ name, page: on }) => name !== 'scroll_depth' || on === 'home');
  await expect.poll(told).toEqual([
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
    { name: 'cta_click', value: 1, target: 'contact', page: 'simulator', language: 'fr' },
    { name: 'page_view', page: 'contact', language: 'fr' },
  ]);
  expect(JSON.stringify(await beaconsOf(page))).not.toContain('ada');
});

test(
  'P8: each file taken away from the simulator is told, and nothing of what is in it',
  DETAIL,
  async ({ page, context, faults }) => {
    faults.expect(/^stranger: /);
    faults.expect(/^(cookie|stored): _thermo/);
    await recordBeacons(context);
    await openedWith(page, context, { analytics: true, marketing: false }, pathTo('simulator', ''));
    await expect.poll(() => eventsOf(page)).toHaveLength(2);
    await cookiesLeft(context, 1);
    const { actions } = await loadWords('simulator', 'fr');
    for (const name of [actions.csv, actions.json]) {
      const taken = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      await taken;
    }
    const told = async () =>
      (await eventsOf(page)).filter(({ name }) => name === 'resource_download');
    const download = { name: 'resource_download', value: 3, page: 'simulator', language: 'fr' };
    await expect.poll(told).toEqual([download, download]);
  },
);

const SLOW_MS = 200;

/** The next press takes that long; 'reported' is kept once the browser has measured it. */
function slowPress(slowMs: number) {
  const busy = () => {
    const endMs = performance.now() + slowMs;
    while (performance.now() < endMs);
  };
  addEventListener('click', busy, { once: true });
  const reported = new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('click').length > 0) resolve();
    }).observe({ type: 'event', durationThreshold: 40 } as PerformanceObserverInit);
  });
  return { reported };
}

function hide(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('LCP, INP and CLS are told when the page is first hidden', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/^stranger: /);
  faults.expect(/^(cookie|stored): _thermo/);
  await recordBeacons(context);
  await storeBefore(context, accepted({ analytics: true, marketing: false }));
  await page.goto('/');
  // The first key ends the measuring of the largest paint: it has to be over before.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(resolve).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await hydrated(page);
  await cookiesLeft(context, 1);
  const measured = await page.evaluateHandle(slowPress, SLOW_MS);
  await page.getByRole('button', { name: shell.navigation.solutions }).click();
  await measured.evaluate(({ reported }) => reported);
  await hide(page);
  await expect.poll(async () => (await eventsOf(page)).map(({ name }) => name)).toContain('cls');
  const events = await eventsOf(page);
  const [lcp, inp, cls] = ['lcp', 'inp', 'cls'].map((name) =>
    events.find((event) => event.name === name),
  );
  expect(lcp.value).toBeGreaterThan(0);
  expect(inp).toEqual({ name: 'inp', value: expect.any(Number), page: 'home', language: 'fr' });
  // Durations come in steps of 8 ms.
  expect(inp.value).toBeGreaterThanOrEqual(SLOW_MS - 8);
  expect(cls).toEqual({ name: 'cls', value: expect.any(Number), page: 'home', language: 'fr' });
  expect(cls.value).toBeLessThan(0.01);
});

test('the vitals are those of the page the visit began with, wherever it was agreed to', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/^stranger: /);
  faults.expect(/^(cookie|stored): _/);
  await recordBeacons(context);
  const { acceptAll } = await opened(page, '/');
  await page.getByRole('banner').getByRole('link', { name: shell.navigation.faq }).click();
  await expect(page).toHaveURL('/faq');
  await acceptAll.click();
  const told = async () => (await eventsOf(page)).map(({ name, page: on }) => `${name} ${on}`);
  await expect.poll(told).toContain('page_view faq');
  await cookiesLeft(context, 2);
  await hide(page);
  await expect.poll(told).toContain('cls home');
});

test('where a blocker has taken the beacon away, the page does without', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/^stranger: /);
  faults.expect(/^(cookie|stored): _thermo/);
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'sendBeacon', { value: undefined });
  });
  const ready = trackersReady(page);
  await openedWith(page, context, { analytics: true, marketing: false });
  await ready;
  await cookiesLeft(context, 1);
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect(page.locator('h1')).toBeVisible();
});
