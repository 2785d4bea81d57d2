import { loadWords } from '#content/load-words.ts';
import { LANGUAGES } from '#domain/language.ts';
import { pathTo } from '#domain/routes.ts';
import { expectAccessible } from './accessible.ts';
import { mailsTo, newAddress, rows } from './arrivals.ts';
import { FORMS } from './form-drivers.ts';
import { expect, hydrated, test } from './watched-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of LANGUAGES) {
  test(`P15, P16: only the button of the mail's page confirms, and only the button unsubscribes, in ${language}`, async ({
    page,
    baseURL,
    faults,
  }) => {
    faults.expect(/Failed to load resource: .* 410 /);
    const email = newAddress('reader');
    const state = async () =>
      (await rows(baseURL, 'SELECT state FROM newsletter_subscribers WHERE email = $1', [email]))[0]
        ?.state;
    const { submit, fill } = await FORMS.newsletter(page, language);
    await fill(email);
    // Whoever is faster than two seconds is taken for a program and gets no mail.
    await page.waitForFunction(() => performance.now() > 2000);
    await submit.click();
    const [mail] = await mailsTo(baseURL, email);
    const link = new URL(
      /https:\/\/\S+confirmation\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '',
    );
    expect(link.pathname).toBe(pathTo('newsletter-confirm', language));

    const confirm = await loadWords('newsletter-confirm', language);
    const press = async (label: string) => page.getByRole('button', { name: label }).click();
    const title = page.getByRole('heading', { level: 1 });
    await page.goto(link.pathname + link.search);
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
    await expect(title).toHaveText(confirm.gone.title);

    const welcome = (await mailsTo(baseURL, email, 2))[1];
    const away = new URL(
      /https:\/\/\S+desinscription\?token=[\w-]+/.exec(welcome?.text ?? '')?.[0] ?? '',
    );
    const unsubscribe = await loadWords('newsletter-unsubscribe', language);
    await page.goto(away.pathname + away.search);
    await hydrated(page);
    expect(await state()).toBe('confirmed');
    await press(unsubscribe.hero.press);
    await expect(title).toHaveText(unsubscribe.done.title);
    expect(await state()).toBe('unsubscribed');
  });
}

test('a link that lost its code says so when pressed', async ({ page }) => {
  const words = await loadWords('newsletter-confirm', 'fr');
  await page.goto(pathTo('newsletter-confirm', 'fr'));
  await hydrated(page);
  await page.getByRole('button', { name: words.hero.press }).click();
  await expect(page.getByRole('alert')).toContainText(words.missing.title);
});
