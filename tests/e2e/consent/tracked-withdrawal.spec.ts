import { EVERYTHING } from '#domain/privacy/consent.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expectSameDocument, markDocument } from '../testing/same-document.ts';
import { DETAIL } from '../testing/sweep.ts';
import { hydrated } from '../testing/watched-page.ts';
import { beaconsOf, storedRecord } from './consent.page.ts';
import { CHAT, expect, HEATMAP, IDENTIFICATION, shell, test, trackedOn } from './tracked.page.ts';

/** Leaves traces wherever a tool may, at once and at each `leave-traces` event. */
const WRITING = {
  contentType: 'text/javascript',
  body: `
    addEventListener('leave-traces', () => {
      document.cookie = '_thermo_visit=1; path=/';
      document.cookie = '_thermo_folder=1';
      localStorage.setItem('_thermo_queue', '[]');
      sessionStorage.setItem('_thermo_tab', '1');
    });
    dispatchEvent(new Event('leave-traces'));
    window.hasWritten = true;`,
};

const traces = () =>
  [
    ...document.cookie.split('; '),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ].filter((trace) => trace.startsWith('_thermo'));

test.beforeEach(({ faults }) => faults.expect(/^stranger: https:\/\/\w+\.tracker/));

test('P5, P7: accepting starts each tool once and withdrawing stops it, both in place', async ({
  page,
  heard,
  tracked,
}) => {
  tracked.expectCutOff();
  const { acceptAll, essentialOnly } = await tracked.asked();
  const field = page.getByRole('textbox', { name: shell.newsletter.email });
  await field.pressSequentially('ada@flotte');
  await markDocument(page);
  await acceptAll.click();
  await expect.poll(() => heard).toContain('https://heat.tracker.example/collect');
  await tracked.cookiesLeft(2);
  expect(heard.filter((url) => url === HEATMAP || url === IDENTIFICATION)).toHaveLength(2);
  // P8: with agreement a tool may bring a script, a style and a frame.
  const thermo = () =>
    page.evaluate(() => [
      (window as unknown as { thermoSite?: string }).thermoSite,
      getComputedStyle(document.documentElement).getPropertyValue('--thermo').trim(),
    ]);
  await expect.poll(thermo).toEqual(['42', 'on']);
  await expect(page.frameLocator('iframe[title=Thermo]').getByText('frame')).toBeVisible();
  await tracked.manage.click();
  await essentialOnly.click();
  await tracked.cookiesLeft(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(tracked.offer).toHaveCount(0);
  await expect(field).toHaveValue('ada@flotte');
  const [sent, heardBefore] = [await beaconsOf(page), heard.length];

  await page.locator('main a[data-cta]').first().click();
  await expect(page).not.toHaveURL('/contact');
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  // The tool's own timer has fired several times by now.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(heard.length).toBe(heardBefore);
  const after = (await beaconsOf(page)).slice(sent.length);
  expect(after.filter(({ url }) => url === '/api/events')).toEqual([]);
  await expectSameDocument(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toHaveLength(1);
  expect(await storedRecord(page)).toMatchObject({ analytics: false, marketing: false });
});

test('P5: what a tool writes after the withdrawal is removed, and it brings no styles', async ({
  page,
  faults,
  tracked,
}) => {
  faults.expect(/^error: Policy violated: style-src-elem by inline/);
  faults.expect(/^error: Applying inline style violates/);
  await page.route(HEATMAP, (route) => route.fulfill(WRITING));
  const { acceptAll, essentialOnly } = await tracked.asked(pathTo('energy', ''));
  await acceptAll.click();
  await expect.poll(() => page.evaluate(traces)).toHaveLength(4);
  await tracked.manage.click();
  await markDocument(page);
  await essentialOnly.click();
  await expect.poll(() => page.evaluate(traces)).toEqual([]);

  await page.evaluate(() => dispatchEvent(new Event('leave-traces')));
  await expect.poll(() => page.evaluate(traces)).toEqual([]);
  await page.evaluate(() => {
    dispatchEvent(new Event('leave-traces'));
    dispatchEvent(new Event('pagehide'));
  });
  expect(await page.evaluate(traces)).toEqual([]);
  const styled = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = ':root { --thermo: on }';
    document.head.append(style);
    return getComputedStyle(document.documentElement).getPropertyValue('--thermo');
  });
  expect(styled).toBe('');
  await expectSameDocument(page);
});

test('P5: a tool still on its way at the withdrawal leaves nothing', async ({ page, tracked }) => {
  const arrives = Promise.withResolvers<void>();
  await page.route(HEATMAP, (route) => arrives.promise.then(() => route.fulfill(WRITING)));
  const { acceptAll, essentialOnly } = await tracked.asked();
  const heatmap = page.waitForRequest(HEATMAP);
  await acceptAll.click();
  await heatmap;
  await tracked.manage.click();
  await essentialOnly.click();
  arrives.resolve();
  await page.waitForFunction(() => 'hasWritten' in window);
  await expect.poll(() => page.evaluate(traces)).toEqual([]);
});

test('P5: a withdrawal in one tab holds in the other', async ({
  page,
  context,
  faults,
  tracked,
}) => {
  tracked.expectCutOff();
  const other = await context.newPage();
  const { acceptAll, essentialOnly } = await tracked.asked();
  const elsewhere = trackedOn(other, context, faults);
  const { banner } = await elsewhere.asked(pathTo('faq', ''));
  await acceptAll.click();
  await expect(banner).toBeHidden();
  await expect(other.locator('iframe')).toHaveCount(1);
  await expect(elsewhere.offer).toBeVisible();
  await expect.poll(elsewhere.events).toHaveLength(1);

  await page.bringToFront();
  await tracked.manage.click();
  await essentialOnly.click();
  await expect(other.locator('iframe')).toHaveCount(0);
  await expect(elsewhere.offer).toHaveCount(0);
  await other.bringToFront();
  await other.locator('a[data-cta]').first().click();
  await expect(other).not.toHaveURL('/faq');
  expect(await elsewhere.events()).toHaveLength(1);
  await tracked.cookiesLeft(0);
});

test.describe('the chat', DETAIL, () => {
  /** Scrolls at once, so that a link can be looked at as soon as it is reached. */
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('P8: its provider is asked once the visitor opens it, again after a failure', async ({
    page,
    faults,
    heard,
    tracked,
  }) => {
    faults.expect(/^error: Failed to load resource: net::ERR_FAILED/);
    const { offer } = tracked;
    await tracked.openedWith(EVERYTHING);
    const opens = async () => (await tracked.events()).filter(({ name }) => name === 'chat_open');
    await expect(offer).toBeVisible();
    expect(heard).not.toContain(CHAT);
    await page.route(CHAT, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url() === CHAT);
    await offer.click();
    await failed;
    await expect(offer).toBeVisible();
    expect(await opens()).toEqual([]);

    await page.unroute(CHAT);
    // Who presses before the failure has been noticed presses for nothing.
    await expect(async () => {
      await offer.click({ timeout: 1000 });
      await expect(offer).toBeHidden({ timeout: 1000 });
    }).toPass();
    await expect.poll(opens).toHaveLength(1);
    const started = () =>
      page.evaluate(() => (window as unknown as { chatStarted?: string }).chatStarted);
    await expect.poll(started).toBe('chat-9');
  });

  test('P5: it is offered again in the next document', async ({ page, tracked }) => {
    tracked.expectTools(EVERYTHING);
    tracked.expectCutOff();
    const { offer, manage } = tracked;
    const { acceptAll, essentialOnly } = await tracked.asked();
    await acceptAll.click();
    await expect(offer).toBeVisible();
    await tracked.cookiesLeft(2);
    await manage.click();
    const cutOff = page.waitForEvent('console', (message) =>
      message.text().includes('connect-src'),
    );
    await essentialOnly.click();
    await cutOff;
    await expect(offer).toHaveCount(0);
    await manage.click();
    await acceptAll.click();
    await expect.poll(() => storedRecord(page)).toMatchObject({ ...EVERYTHING });
    await page.keyboard.press('Shift');
    await expect(offer).toHaveCount(0);

    await page.reload();
    await hydrated(page);
    await offer.click();
    await page.waitForFunction(() => 'chatStarted' in window);
    await tracked.cookiesLeft(2);
  });

  for (const width of [1280, 390]) {
    test(`A18, P5: its offer covers no focus, at ${width} px`, async ({ page, tracked }) => {
      const { offer, manage } = tracked;
      await page.setViewportSize({ width, height: 844 });
      await tracked.openedWith({ analytics: false, marketing: true }, '/contact');
      await expect(offer).toBeVisible();
      const roomPx = () =>
        page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingBottom));
      await expect.poll(roomPx).toBeGreaterThan(0);

      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const isHit = (element: Element) => {
        const { x, y, width: across, height } = element.getBoundingClientRect();
        return [0.1, 0.5, 0.9].every((part) =>
          element.contains(document.elementFromPoint(x + across * part, y + height / 2)),
        );
      };
      expect(await manage.evaluate(isHit)).toBe(true);

      await page.evaluate(() => scrollTo(0, 0));
      const stops: boolean[] = [];
      while (!(await offer.evaluate((button) => button === document.activeElement))) {
        stops.push(await offer.evaluate(liesOverFocus));
        await page.keyboard.press('Tab');
      }
      expect(stops.length).toBeGreaterThan(25);
      expect(stops).not.toContain(true);
    });
  }
});

function liesOverFocus(offer: Element): boolean {
  const [box] = document.activeElement?.getClientRects() ?? [];
  return (
    box !== undefined &&
    document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === offer
  );
}
