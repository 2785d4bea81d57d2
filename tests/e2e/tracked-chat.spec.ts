import { EVERYTHING } from '#domain/privacy/consent.ts';
import { storedRecord } from './consent-parts.ts';
import {
  chat,
  cookiesLeft,
  eventsOf,
  expectTools,
  opened,
  openedWith,
  shell,
  test,
} from './tracked-parts.ts';
import { expect, hydrated } from './watched-page.ts';

const CHAT = 'https://chat.tracker.example/widget.js';

/** Scrolls at once, so that a link can be looked at as soon as it is reached. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('P8: the chat’s provider is asked once the visitor opens it, again after a failure, and tracked once it is there', async ({
  page,
  context,
  faults,
  asked,
}) => {
  expectTools(faults, EVERYTHING);
  faults.expect(/^stranger: https:\/\/chat\.tracker/);
  faults.expect(/^error: Failed to load resource: net::ERR_FAILED/);
  await openedWith(page, context, EVERYTHING);
  await cookiesLeft(context, 2);
  const opens = async () => (await eventsOf(page)).filter(({ name }) => name === 'chat_open');
  const offer = page.getByRole('button', { name: chat.open });
  await expect(offer).toBeVisible();
  expect(asked).not.toContain(CHAT);
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

test('P5: after a withdrawal the chat is offered again in the next document, where it can work', async ({
  page,
  context,
  faults,
}) => {
  expectTools(faults, EVERYTHING);
  faults.expect(/^stranger: https:\/\/chat\.tracker/);
  faults.expect(/^error: (Connecting to|Fetch API cannot load|Policy violated: connect-src)/);
  const { acceptAll, essentialOnly } = await opened(page);
  const offer = page.getByRole('button', { name: chat.open });
  const link = page.getByRole('link', { name: shell.footer.manageCookies });
  await acceptAll.click();
  await expect(offer).toBeVisible();
  await cookiesLeft(context, 2);
  await link.click();
  const isCutOff = page.waitForEvent('console', (message) =>
    message.text().includes('connect-src'),
  );
  await essentialOnly.click();
  await isCutOff;
  await expect(offer).toHaveCount(0);
  await link.click();
  await acceptAll.click();
  await expect.poll(() => storedRecord(page)).toMatchObject({ ...EVERYTHING });
  await page.keyboard.press('Shift');
  await expect(offer).toHaveCount(0);

  await page.reload();
  await hydrated(page);
  await offer.click();
  await page.waitForFunction(() => 'chatStarted' in window);
  await cookiesLeft(context, 2);
});

for (const width of [1280, 390]) {
  test(`A18, P5: the chat’s offer covers neither the way to withdraw nor what has the focus, at ${width} px`, async ({
    page,
    context,
    faults,
  }) => {
    const choice = { analytics: false, marketing: true };
    expectTools(faults, choice);
    await page.setViewportSize({ width, height: 844 });
    await openedWith(page, context, choice, '/contact');
    await cookiesLeft(context, 1);
    const offer = page.getByRole('button', { name: chat.open });
    await expect(offer).toBeVisible();
    const roomPx = () =>
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingBottom));
    await expect.poll(roomPx).toBeGreaterThan(0);

    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const link = page.getByRole('link', { name: shell.footer.manageCookies });
    const isHit = (element: Element) => {
      const { x, y, width: across, height } = element.getBoundingClientRect();
      return [0.1, 0.5, 0.9].every((part) =>
        element.contains(document.elementFromPoint(x + across * part, y + height / 2)),
      );
    };
    expect(await link.evaluate(isHit)).toBe(true);

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

function liesOverFocus(offer: Element): boolean {
  const [box] = document.activeElement?.getClientRects() ?? [];
  return (
    box !== undefined &&
    document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === offer
  );
}
