import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { newAddress } from './arrivals.ts';
import { messageRegion, messages } from './messages.ts';
import { DETAIL } from './sweep.ts';
import { expect, hydrated, test } from './watched-page.ts';

const SHOWN_MS = 5000;
const A_LITTLE_MS = 100;
const A_STEP_MS = 20;
const LONG_MS = 20_000;

/** React lets a moment pass between a download and what it shows. */
async function subscribe(page: Page): Promise<void> {
  const { newsletter } = await loadWords('shell', 'fr');
  await page.getByRole('textbox', { name: newsletter.email }).fill(newAddress('message'));
  const answered = page.waitForResponse('**/api/form-submission');
  await page.getByRole('button', { name: newsletter.subscribe }).click();
  await answered;
  const seenAfterAStep = async () => {
    await page.clock.runFor(A_STEP_MS);
    return messages(page).count();
  };
  await expect.poll(seenAfterAStep, { intervals: [A_STEP_MS] }).toBe(1);
}

/** From here on time passes only when a test says so. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + LONG_MS);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/faq');
  await hydrated(page);
  await stopClock(page);
  await subscribe(page);
});

test('a toast closes after five seconds, not before', async ({ page }) => {
  await page.clock.runFor(SHOWN_MS - A_LITTLE_MS);
  await expect(messages(page)).toHaveCount(1);
  await page.clock.runFor(2 * A_LITTLE_MS);
  await expect(messages(page)).toHaveCount(0);
});

test('it stays while pointed at, and goes some time after', DETAIL, async ({ page }) => {
  await messages(page).hover();
  await page.clock.runFor(LONG_MS);
  await expect(messages(page)).toHaveCount(1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(SHOWN_MS);
  await expect(messages(page)).toHaveCount(0);
});

test('F8 leads to it, it stays while it has the focus, and can be closed from there', async ({
  page,
}) => {
  const { toast } = await loadWords('shell', 'fr');
  await page.keyboard.press('F8');
  expect(await messageRegion(page).evaluate((it) => it.contains(document.activeElement))).toBe(
    true,
  );
  await page.clock.runFor(LONG_MS);
  await expect(messages(page)).toHaveCount(1);
  const close = page.getByRole('button', { name: toast.close });
  for (let presses = 0; presses < 3; presses++) {
    if (await close.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(messages(page)).toHaveCount(0);
});

test(
  'it stays while the window is left, and goes some time after the return',
  DETAIL,
  async ({ page }) => {
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    await page.clock.runFor(LONG_MS);
    await expect(messages(page)).toHaveCount(1);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await page.clock.runFor(SHOWN_MS);
    await expect(messages(page)).toHaveCount(0);
  },
);
