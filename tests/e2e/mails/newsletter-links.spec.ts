import { loadWords } from '#content/load-words.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { newAddress, rows } from '../testing/arrivals.ts';
import { sampledIn } from '../testing/sweep.ts';
import { hydrated, open } from '../testing/watched-page.ts';
import { expect, linkIn, sendSlowly, TOKEN, test } from './mails.page.ts';

type LinkPage = 'newsletter-confirm' | 'newsletter-unsubscribe';

/** The link of the first mail confirms, that of the second unsubscribes. */
async function linkTo(id: LinkPage, email: string, language: Language): Promise<string> {
  const count = id === 'newsletter-confirm' ? 1 : 2;
  return (await linkIn(email, pathTo(id, language) + TOKEN, count)).address;
}

async function stateOf(email: string): Promise<unknown> {
  const statement = 'SELECT state FROM newsletter_subscribers WHERE email = $1';
  return (await rows(statement, [email]))[0]?.state;
}

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, sampledIn(language), () => {
    test("P15, P16: only the button of the mail's page confirms, and only the button unsubscribes", async ({
      page,
      faults,
      openForm,
      privatePage,
    }) => {
      faults.expect(/Failed to load resource: .* 410 /);
      const { title, press } = privatePage;
      const confirm = await loadWords('newsletter-confirm', language);
      const unsubscribe = await loadWords('newsletter-unsubscribe', language);
      const email = newAddress('reader');
      await sendSlowly(page, await openForm('newsletter', language), email);
      const link = await linkTo('newsletter-confirm', email, language);
      await open(page, link);
      expect(await stateOf(email)).toBe('pending');
      for (const { title: said } of [confirm.done, confirm.already]) {
        await press(confirm.hero.press);
        await expect(title).toHaveText(said);
        await expect(title).toBeFocused();
        await expectAccessible(page);
        expect(await stateOf(email)).toBe('confirmed');
        await page.reload();
        await hydrated(page);
      }

      await open(page, await linkTo('newsletter-unsubscribe', email, language));
      expect(await stateOf(email)).toBe('confirmed');
      await press(unsubscribe.hero.press);
      await expect(title).toHaveText(unsubscribe.done.title);
      expect(await stateOf(email)).toBe('unsubscribed');

      await open(page, link);
      await press(confirm.hero.press);
      await expect(title).toHaveText(confirm.gone.title);
    });
  });
}

test('P15: confirming may be repeated when the answer is lost', async ({
  page,
  faults,
  openForm,
  privatePage,
}) => {
  faults.expect(/Failed to load resource/);
  const { hero, already, shared } = await loadWords('newsletter-confirm', 'fr');
  const email = newAddress('lost-answer');
  await sendSlowly(page, await openForm('newsletter'), email);
  await open(page, await linkTo('newsletter-confirm', email, 'fr'));
  const address = '**/api/newsletter/confirm';
  await page.route(address, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await privatePage.press(hero.press);
  await expect(page.getByRole('alert')).toContainText(shared.failure.noAnswer);
  await page.unroute(address);
  await privatePage.press(hero.press);
  await expect(privatePage.title).toHaveText(already.title);
});

test('a link without its token says so, and has no button', async ({ page, privatePage }) => {
  const words = await loadWords('newsletter-confirm', 'fr');
  await open(page, pathTo('newsletter-confirm', 'fr'));
  await expect(privatePage.title).toHaveText(words.missing.title);
  await expect(page.getByRole('button', { name: words.hero.press })).toBeHidden();
});
