import { LANGUAGES } from '#domain/site/language.ts';
import { analysisPageWords, mailWords } from '#server/words/words.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { ANALYSIS_MAIL_MS, newAddress } from '../testing/arrivals.ts';
import { sampledIn } from '../testing/sweep.ts';
import { expect, linkIn, sendSlowly, TOKEN, test } from './mails.page.ts';

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, sampledIn(language), () => {
    test('from a pre-registration to the mail, the page and the document of its analysis', async ({
      page,
      faults,
      openForm,
      privatePage,
    }) => {
      test.setTimeout(90_000 + ANALYSIS_MAIL_MS);
      faults.expect(/Failed to load resource: .* 410 /);
      const { title, press } = privatePage;
      const words = analysisPageWords(language);
      const email = newAddress('analysed');
      await sendSlowly(page, await openForm('preRegistration', language), email);
      const { address, text } = await linkIn(email, `/analyse${TOKEN}`, 2, ANALYSIS_MAIL_MS);
      expect(text).toContain(mailWords(language).analysis.openTitle);

      await page.goto(address);
      await expect(title).toHaveText(words.title);
      await privatePage.expectAccessible();
      const href = await page.getByRole('link', { name: words.open }).getAttribute('href');
      const answer = await page.request.get(href ?? '');
      expect(answer.headers()['content-type']).toBe('application/pdf');
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');

      await press(words.revoke);
      await expect(title).toHaveText(words.revoking.title);
      await expectAccessible(page);
      await page.getByRole('link', { name: words.revoking.back }).click();
      await expect(title).toHaveText(words.title);
      await press(words.revoke);
      await press(words.revoking.press);
      await expect(title).toHaveText(words.revoked.title);
      await expectAccessible(page);

      await page.goto(address);
      await expect(title).toHaveText(words.gone.title);
      await expectAccessible(page);
      expect(await page.context().cookies()).toEqual([]);
    });
  });
}
