import { readFile } from 'node:fs/promises';
import { loadWords } from '#content/load-words.ts';
import { mailWords, myDataWords } from '#content/mail-words.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expectAccessible, WITH_FORCED_COLOURS } from './accessible.ts';
import { mailsTo, newAddress, rows } from './arrivals.ts';
import { FORMS } from './form-drivers.ts';
import { sampledIn } from './sweep.ts';
import { expect, hydrated, test } from './watched-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of LANGUAGES) {
  test(
    `P18: from the foot of a mail to one's data, its download and its erasure, in ${language}`,
    sampledIn(language),
    async ({ page, baseURL, faults }) => {
      faults.expect(/Failed to load resource: .* 410 /);
      const email = newAddress('own-data');
      const { submit, fill } = await FORMS.newsletter(page, language);
      await fill(email);
      // A form sent in under two seconds is taken for a bot's and gets no mail.
      await page.waitForFunction(() => performance.now() > 2000);
      await submit.click();
      const [confirmation] = await mailsTo(baseURL, email);
      const { footer, dataLink } = mailWords(language);
      expect(confirmation?.text).toContain(footer.myData);
      const asking = new URL(
        /https:\/\/\S+\/mes-donnees$/m.exec(confirmation?.text ?? '')?.[0] ?? '',
      );
      expect(asking.pathname).toBe(pathTo('my-data', language));

      const { form } = await loadWords('my-data', language);
      await page.goto(asking.pathname);
      await hydrated(page);
      await page.getByLabel(form.email, { exact: true }).fill(email.toUpperCase());
      await page.getByRole('button', { name: form.send }).click();
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText((await loadWords('my-data-sent', language)).hero.title);
      expect(new URL(page.url()).pathname).toBe(pathTo('my-data-sent', language));

      const mail = (await mailsTo(baseURL, email, 2))[1];
      expect(mail?.subject).toBe(dataLink.subject);
      const link = new URL(/https:\/\/\S+\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '');
      const words = myDataWords(language);
      const press = (label: string) => page.getByRole('button', { name: label }).click();
      await page.goto(link.pathname + link.search);
      await expect(title).toHaveText(words.open.title);
      await expectAccessible(page);
      expect(await page.content()).not.toContain(email);

      await press(words.open.press);
      await expect(title).toHaveText(words.data.title);
      await expect(page.locator('main')).toContainText(email);
      await expect(page.locator('main')).toContainText(words.sections.newsletter_subscribers.title);
      await expectAccessible(page);
      await page.emulateMedia({ forcedColors: 'active' });
      await expectAccessible(page, WITH_FORCED_COLOURS);
      await page.emulateMedia({ forcedColors: null });
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await expectAccessible(page);

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        press(words.data.download),
      ]);
      const file = JSON.parse(await readFile(await download.path(), 'utf8'));
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
      const left = () =>
        rows(baseURL, 'SELECT 1 FROM newsletter_subscribers WHERE email = $1', [email]);
      await expect.poll(left, { timeout: 15_000 }).toEqual([]);

      await page.goto(link.pathname + link.search);
      await expect(title).toHaveText(words.gone.title);
      await expectAccessible(page);
      expect(await page.context().cookies()).toEqual([]);
    },
  );
}
