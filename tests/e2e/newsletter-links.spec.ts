import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expectAccessible } from './accessible.ts';
import { mailsTo, newAddress, rows } from './arrivals.ts';
import { FORMS } from './form-drivers.ts';
import { sampledIn } from './sweep.ts';
import { expect, hydrated, lastPartArrived, test } from './watched-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type LinkPage = 'newsletter-confirm' | 'newsletter-unsubscribe';

/** Where the link of the newest of so many mails leads. */
async function linkIn(
  baseURL: string | undefined,
  email: string,
  { count, id, language }: { count: number; id: LinkPage; language: Language },
): Promise<string> {
  const text = (await mailsTo(baseURL, email, count)).at(-1)?.text ?? '';
  const link = new RegExp(`https://\\S+${pathTo(id, language)}\\?token=[\\w-]+`).exec(text)?.[0];
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}

async function stateOf(baseURL: string | undefined, email: string): Promise<unknown> {
  const statement = 'SELECT state FROM newsletter_subscribers WHERE email = $1';
  return (await rows(baseURL, statement, [email]))[0]?.state;
}

/** Signs up in the footer and gives the link of the mail that asks to confirm. */
async function subscribed(
  page: Page,
  baseURL: string | undefined,
  { email, language }: { email: string; language: Language },
): Promise<string> {
  const { submit, fill } = await FORMS.newsletter(page, language);
  await fill(email);
  // A form sent in under two seconds is taken for a bot's and gets no mail.
  await page.waitForFunction(() => performance.now() > 2000);
  await submit.click();
  return linkIn(baseURL, email, { count: 1, id: 'newsletter-confirm', language });
}

for (const language of LANGUAGES) {
  test(
    `P15, P16: only the button of the mail's page confirms, and only the button unsubscribes, in ${language}`,
    sampledIn(language),
    async ({ page, baseURL, faults }) => {
      faults.expect(/Failed to load resource: .* 410 /);
      const email = newAddress('reader');
      const state = () => stateOf(baseURL, email);
      const link = await subscribed(page, baseURL, { email, language });
      const confirm = await loadWords('newsletter-confirm', language);
      const press = async (label: string) => page.getByRole('button', { name: label }).click();
      const title = page.getByRole('heading', { level: 1 });
      await page.goto(link);
      await hydrated(page);
      expect(await state()).toBe('pending');
      await press(confirm.hero.press);
      await expect(title).toHaveText(confirm.done.title);
      await expect(title).toBeFocused();
      await expectAccessible(page);
      expect(await state()).toBe('confirmed');

      await page.reload();
      await hydrated(page);
      await press(confirm.hero.press);
      await expect(title).toHaveText(confirm.already.title);
      await expect(title).toBeFocused();
      await expectAccessible(page);

      const unsubscribe = await loadWords('newsletter-unsubscribe', language);
      await page.goto(
        await linkIn(baseURL, email, { count: 2, id: 'newsletter-unsubscribe', language }),
      );
      await hydrated(page);
      expect(await state()).toBe('confirmed');
      await press(unsubscribe.hero.press);
      await expect(title).toHaveText(unsubscribe.done.title);
      expect(await state()).toBe('unsubscribed');

      await page.goto(link);
      await hydrated(page);
      await press(confirm.hero.press);
      await expect(title).toHaveText(confirm.gone.title);
    },
  );
}

test('P15: confirming may be repeated when the answer is lost, and succeeds', async ({
  page,
  baseURL,
  faults,
}) => {
  faults.expect(/Failed to load resource/);
  const email = newAddress('lost-answer');
  const { hero, already, shared } = await loadWords('newsletter-confirm', 'fr');
  await page.goto(await subscribed(page, baseURL, { email, language: 'fr' }));
  await hydrated(page);
  const address = '**/api/newsletter/confirm';
  await page.route(address, async (route) => {
    await route.fetch();
    await route.abort();
  });
  const press = page.getByRole('button', { name: hero.press });
  await press.click();
  await expect(page.getByRole('alert')).toContainText(shared.failure.noAnswer);
  await page.unroute(address);
  await press.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(already.title);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of LANGUAGES) {
    test(
      `R16, P15, P16: the buttons of the mails' pages work too, in ${language}`,
      sampledIn(language, 'en'),
      async ({ page, baseURL }) => {
        const email = newAddress('reader-without-script');
        const title = page.getByRole('heading', { level: 1 });
        const press = async (id: LinkPage, link: string) => {
          const { hero } = await loadWords(id, language);
          await page.goto(link);
          await expect(title).toHaveText(hero.title);
          await page.getByRole('button', { name: hero.press }).click();
        };
        const confirm = await loadWords('newsletter-confirm', language);
        const unsubscribe = await loadWords('newsletter-unsubscribe', language);

        await page.goto(pathTo('faq', language));
        await page.locator('footer input[type=email]').fill(email);
        await page.locator('footer form button').click();
        await expect(page).toHaveURL(pathTo('newsletter-sent', language));

        const confirmation = await linkIn(baseURL, email, {
          count: 1,
          id: 'newsletter-confirm',
          language,
        });
        await press('newsletter-confirm', confirmation);
        await expect(title).toHaveText(confirm.done.title);
        await expect(page).toHaveURL(pathTo('newsletter-confirm', language, 'done'));
        expect(await stateOf(baseURL, email)).toBe('confirmed');
        await press('newsletter-confirm', confirmation);
        await expect(title).toHaveText(confirm.already.title);
        await press('newsletter-confirm', pathTo('newsletter-confirm', language));
        await expect(title).toHaveText(confirm.missing.title);

        const away = await linkIn(baseURL, email, {
          count: 2,
          id: 'newsletter-unsubscribe',
          language,
        });
        await press('newsletter-unsubscribe', away);
        await expect(title).toHaveText(unsubscribe.done.title);
        expect(await stateOf(baseURL, email)).toBe('unsubscribed');
        await press('newsletter-confirm', confirmation);
        await expect(title).toHaveText(confirm.gone.title);
      },
    );
  }
});

test('a link without its token says so, and has no button', async ({ page }) => {
  const words = await loadWords('newsletter-confirm', 'fr');
  await page.goto(pathTo('newsletter-confirm', 'fr'));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.missing.title);
  await expect(page.getByRole('button', { name: words.hero.press })).toBeHidden();
});

test('a request that fails says why, and does not claim that anything was written', async ({
  page,
  context,
}) => {
  const { hero, shared } = await loadWords('newsletter-unsubscribe', 'fr');
  await page.goto(`${pathTo('newsletter-unsubscribe', 'fr')}?token=some-token`);
  await hydrated(page);
  await lastPartArrived(page);
  const press = page.getByRole('button', { name: hero.press });
  await context.setOffline(true);
  await press.click();
  const message = page.locator('form div[tabindex="-1"]');
  await expect(message).toBeFocused();
  await expect(message).toHaveText([shared.failure.title, shared.failure.offline].join(''));
  await context.setOffline(false);
  await expect(message).toContainText(shared.failure.online);
  await expect(press).toBeEnabled();
  await expectAccessible(page);
});
