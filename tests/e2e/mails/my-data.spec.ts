import { readFile } from 'node:fs/promises';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { mailWords, myDataWords } from '#server/words/words.ts';
import { kept } from '../forms/forms.page.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { newAddress } from '../testing/arrivals.ts';
import { sampledIn } from '../testing/sweep.ts';
import { open } from '../testing/watched-page.ts';
import { expect, linkIn, sendSlowly, TOKEN, test } from './mails.page.ts';

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, sampledIn(language), () => {
    test('P18: from the foot of a mail to one’s data, its download and its erasure', async ({
      page,
      faults,
      openForm,
      privatePage,
    }) => {
      faults.expect(/Failed to load resource: .* 410 /);
      const { title, press } = privatePage;
      const words = myDataWords(language);
      const { form } = await loadWords('my-data', language);
      const sent = await loadWords('my-data-sent', language);
      const { footer, dataLink } = mailWords(language);
      const email = newAddress('own-data');
      await sendSlowly(page, await openForm('newsletter', language), email);
      const foot = await linkIn(email, '/mes-donnees$');
      expect(foot.text).toContain(footer.myData);
      expect(foot.address).toBe(pathTo('my-data', language));

      await open(page, foot.address);
      await page.getByLabel(form.email, { exact: true }).fill(email.toUpperCase());
      await press(form.send);
      await expect(title).toHaveText(sent.hero.title);
      await expect(page).toHaveURL(pathTo('my-data-sent', language));

      const { address, subject } = await linkIn(email, TOKEN, 2);
      expect(subject).toBe(dataLink.subject);
      await page.goto(address);
      await expect(title).toHaveText(words.open.title);
      await expectAccessible(page);
      expect(await page.content()).not.toContain(email);

      await press(words.open.press);
      await expect(title).toHaveText(words.data.title);
      const main = page.getByRole('main');
      await expect(main).toContainText(email);
      await expect(main).toContainText(words.sections.newsletter_subscribers.title);
      await privatePage.expectAccessible();

      const downloading = page.waitForEvent('download');
      await press(words.data.download);
      const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
      expect(file).toMatchObject({ email, newsletter_subscribers: [{ email, state: 'pending' }] });

      await press(words.data.erase);
      await expect(title).toHaveText(words.confirm.title);
      await expectAccessible(page);
      await press(words.confirm.back);
      await expect(title).toHaveText(words.data.title);
      await press(words.data.erase);
      await press(words.confirm.press);
      await expect(title).toHaveText(words.done.title);
      await expectAccessible(page);
      await expect.poll(() => kept('newsletter', email), { timeout: 15_000 }).toEqual([]);

      await page.goto(address);
      await expect(title).toHaveText(words.gone.title);
      await expectAccessible(page);
      expect(await page.context().cookies()).toEqual([]);
    });
  });
}
