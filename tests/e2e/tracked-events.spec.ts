import { loadWords } from '#content/load-words.ts';
import { pathTo } from '#domain/site/routes.ts';
import { beaconsOf, recordBeacons } from './consent-parts.ts';
import { DETAIL } from './sweep.ts';
import { cookiesLeft, eventsOf, openedWith, shell, test, trackersReady } from './tracked-parts.ts';
import { expect } from './watched-page.ts';

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
  const tracked = async () =>
    (await eventsOf(page)).filter(({ name, page: on }) => name !== 'scroll_depth' || on === 'home');
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
    { name: 'cta_click', value: 1, target: 'contact', page: 'simulator', language: 'fr' },
    { name: 'page_view', page: 'contact', language: 'fr' },
  ]);
  expect(JSON.stringify(await beaconsOf(page))).not.toContain('ada');
});

test(
  'P8: each download from the simulator is tracked, and nothing of what is in it',
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
    const tracked = async () =>
      (await eventsOf(page)).filter(({ name }) => name === 'resource_download');
    const download = { name: 'resource_download', value: 3, page: 'simulator', language: 'fr' };
    await expect.poll(tracked).toEqual([download, download]);
  },
);

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
