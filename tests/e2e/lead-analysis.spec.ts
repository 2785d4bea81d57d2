import { analysisPageWords, mailWords } from '#content/mail-words.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { expectAccessible, WITH_FORCED_COLOURS } from './accessible.ts';
import { ANALYSIS_MAIL_MS, mailsTo, newAddress } from './arrivals.ts';
import { FORMS } from './form-drivers.ts';
import { sampledIn } from './sweep.ts';
import { expect, test } from './watched-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of LANGUAGES) {
  test(
    `from a pre-registration to the mail, the page and the document of its analysis, in ${language}`,
    sampledIn(language),
    async ({ page, baseURL, faults }) => {
      test.setTimeout(90_000 + ANALYSIS_MAIL_MS);
      faults.expect(/Failed to load resource: .* 410 /);
      const email = newAddress('analysed');
      const { submit, fill } = await FORMS.preRegistration(page, language);
      const openedMs = await page.evaluate(() => performance.now());
      await fill(email);
      // A form sent in under two seconds is taken for a bot's and gets no mail.
      await page.waitForFunction((from) => performance.now() - from > 2000, openedMs);
      await submit.click();
      const mail = (await mailsTo(baseURL, email, 2, ANALYSIS_MAIL_MS))[1];
      const { analysis } = mailWords(language);
      expect(mail?.text).toContain(analysis.openTitle);
      const link = new URL(
        /https:\/\/\S+\/analyse\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '',
      );
      const path = link.pathname + link.search;
      const words = analysisPageWords(language);
      const title = page.getByRole('heading', { level: 1 });

      await page.goto(path);
      await expect(title).toHaveText(words.title);
      await expectAccessible(page);
      await page.emulateMedia({ forcedColors: 'active' });
      await expectAccessible(page, WITH_FORCED_COLOURS);
      await page.emulateMedia({ forcedColors: null });
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await expectAccessible(page);

      const href = await page.getByRole('link', { name: words.open }).getAttribute('href');
      const answer = await page.request.get(href ?? '');
      expect(answer.headers()['content-type']).toBe('application/pdf');
      expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');

      const press = (label: string) => page.getByRole('button', { name: label }).click();
      await press(words.revoke);
      await expect(title).toHaveText(words.revoking.title);
      await expectAccessible(page);
      await page.getByRole('link', { name: words.revoking.back }).click();
      await expect(title).toHaveText(words.title);
      await press(words.revoke);
      await press(words.revoking.press);
      await expect(title).toHaveText(words.revoked.title);
      await expectAccessible(page);

      await page.goto(path);
      await expect(title).toHaveText(words.gone.title);
      await expectAccessible(page);
      expect(await page.context().cookies()).toEqual([]);
    },
  );
}
