import type { Page } from '@playwright/test';
import { loadFormWords } from '#content/load-form-words.ts';
import { test as formsTest } from '../forms/forms.page.ts';
import { newAddress } from '../testing/arrivals.ts';
import { DETAIL } from '../testing/sweep.ts';
import { expect, open, test } from '../testing/watched-page.ts';
import { messageRegion, messages, shell } from './layout.page.ts';

const { newsletter, toast } = shell;

const SHOWN_MS = 5000;
const A_LITTLE_MS = 100;
const A_STEP_MS = 20;
const LONG_MS = 20_000;

/** React lets a moment pass between a download and what it shows. */
async function subscribe(page: Page): Promise<void> {
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

test.describe('a toast', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await open(page, '/faq');
    // From here on time passes only when a test says so.
    await page.clock.pauseAt(Date.now() + LONG_MS);
    await subscribe(page);
  });

  test('closes after five seconds, not before', async ({ page }) => {
    await page.clock.runFor(SHOWN_MS - A_LITTLE_MS);
    await expect(messages(page)).toHaveCount(1);
    await page.clock.runFor(2 * A_LITTLE_MS);
    await expect(messages(page)).toHaveCount(0);
  });

  test('is reached by F8, stays while it has the focus, and closes on Esc', async ({ page }) => {
    await page.keyboard.press('F8');
    const hasFocus = (region: Element) => region.contains(document.activeElement);
    expect(await messageRegion(page).evaluate(hasFocus)).toBe(true);
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

  for (const [state, begin, end] of [
    ['it is pointed at', (page) => messages(page).hover(), (page) => page.mouse.move(0, 0)],
    ['the window is left', send('blur'), send('focus')],
  ] as readonly [string, Step, Step][]) {
    test(`stays while ${state}, and goes some time after`, DETAIL, async ({ page }) => {
      await begin(page);
      await page.clock.runFor(LONG_MS);
      await expect(messages(page)).toHaveCount(1);
      await end(page);
      await page.clock.runFor(SHOWN_MS);
      await expect(messages(page)).toHaveCount(0);
    });
  }
});

type Step = (page: Page) => Promise<void>;

function send(event: string): Step {
  return (page) => page.evaluate((type) => void dispatchEvent(new Event(type)), event);
}

const REFUSED = { status: 500, contentType: 'application/problem+json', body: '{"status":500}' };

interface Announcement {
  text: string;
  /** What stands outside an open modal dialog is not announced. */
  heard: boolean;
}

/** The live text is taken away after a second: what was in it is written down as it changes. */
async function listen(page: Page): Promise<() => Promise<Announcement[]>> {
  await page.addInitScript(() => {
    const announced: Announcement[] = [];
    Object.assign(window, { announced });
    new MutationObserver(() => {
      const live = document.querySelector('[role="status"][aria-live="assertive"]');
      const text = live?.textContent;
      if (!live || !text || text === announced.at(-1)?.text) return;
      const modal = document.querySelector('dialog:modal');
      announced.push({ text, heard: modal === null || modal.contains(live) });
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { announced: Announcement[] }).announced);
}

test.describe('is announced', DETAIL, () => {
  formsTest(
    'as what it says, the key standing in its region’s name',
    async ({ page, openForm }) => {
      const announcements = await listen(page);
      const { thanks } = await loadFormWords('newsletter', 'fr');
      const { send: subscribed } = await openForm('newsletter');
      await subscribed(newAddress('announced'));
      const text = `${toast.announced} ${thanks.title} ${thanks.text}`;
      await expect.poll(announcements).toEqual([{ text, heard: true }]);
      await expect(messageRegion(page)).toMatchAriaSnapshot(`
      - region "Messages (F8)":
        - list:
          - listitem:
            - text: /.+/
            - button "${toast.close}"
    `);
    },
  );

  formsTest(
    'inside the dialog, with a full stop after its title',
    async ({ page, faults, openForm }) => {
      faults.expect(/Failed to load resource/);
      const announcements = await listen(page);
      const { send: asked, failure } = await openForm('dialog');
      expect(failure.title).toMatch(/[^.!?]$/);
      await page.route('**/api/form-submission', (route) => route.fulfill(REFUSED));
      await asked(newAddress('announced'));
      const text = `${toast.announced} ${failure.title}. ${failure.text}`;
      await expect.poll(announcements).toEqual([{ text, heard: true }]);
    },
  );
});
