import type { Page } from '@playwright/test';
import { type OpenForm, test as withForms } from '../forms/forms.page.ts';
import { expectAccessible, WITH_FORCED_COLOURS } from '../testing/accessible.ts';
import { mailsTo } from '../testing/arrivals.ts';
import { expect } from '../testing/watched-page.ts';

/** A form sent in under two seconds is taken for a bot's and gets no mail. */
export async function sendSlowly(
  page: Page,
  { fill, submit }: OpenForm,
  email: string,
): Promise<void> {
  const openedMs = await page.evaluate(() => performance.now());
  await fill(email);
  await page.waitForFunction((from) => performance.now() - from > 2000, openedMs);
  await submit.click();
}

/** How a link ends that acts for who holds it. */
export const TOKEN = '\\?token=[\\w-]+';

/** Where the link that ends like this leads, in the newest of so many mails. */
export async function linkIn(email: string, end: string, count = 1, timeoutMs = 15_000) {
  const mail = (await mailsTo(email, count, timeoutMs)).at(-1);
  const text = mail?.text ?? '';
  const link = new RegExp(`https://\\S+${end}`, 'm').exec(text)?.[0];
  const { pathname, search } = new URL(link ?? '');
  return { address: pathname + search, text, subject: mail?.subject };
}

function privatePageOf(page: Page) {
  return {
    title: page.getByRole('heading', { level: 1 }),
    press: (label: string) => page.getByRole('button', { name: label }).click(),

    /** Also with forced colours and in the narrowest window, which it then stays in. */
    expectAccessible: async (): Promise<void> => {
      await expectAccessible(page);
      await page.emulateMedia({ forcedColors: 'active' });
      await expectAccessible(page, WITH_FORCED_COLOURS);
      await page.emulateMedia({ forcedColors: null });
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await expectAccessible(page);
    },
  };
}

/** Pages a mail leads to: a title, and buttons that act. */
export const test = withForms.extend<{ privatePage: ReturnType<typeof privatePageOf> }>({
  privatePage: async ({ page }, use) => use(privatePageOf(page)),
});
export { expect };
