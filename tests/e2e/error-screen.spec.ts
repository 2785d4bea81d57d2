import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { loseCode, loseWords } from './lost-files.ts';
import { expectFreshDocument, expectSameDocument, markDocument } from './same-document.ts';
import { sampledIn } from './sweep.ts';
import { expect, hydrated, test } from './watched-page.ts';

const LOST_FILE = /^error: Failed to load resource: net::ERR_FAILED$/;
const TITLE = 'Unexpected Application Error!';

/** A stack, a file name or an address would disclose internals. */
const INSIDES = /\bat \S+:\d|\.(js|tsx?)\b|https?:|TypeError|\/assets\//;

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

for (const language of LANGUAGES) {
  test(
    `a page whose words are lost says so safely and can be reloaded, in ${language}`,
    sampledIn(language),
    async ({ page, faults }) => {
      faults.expect(LOST_FILE);
      const shell = await loadWords('shell', language);
      const faq = await loadWords('faq', language);
      await page.goto(pathTo('home', language));
      await hydrated(page);
      await loseWords(page, 'faq');
      const reported = page.waitForRequest('**/api/client-errors');
      await page
        .getByRole('navigation', { name: shell.navigation.label })
        .getByRole('link', { name: shell.navigation.faq })
        .click();

      await expect(h1(page)).toHaveText(TITLE);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByText(shell.error.explanation)).toBeVisible();
      const [beforeReference = ''] = shell.error.reference.split('{reference}');
      const report = await reported;
      const { reference, ...place } = report.postDataJSON();
      await expect(page.getByText(beforeReference)).toHaveText(beforeReference + reference);
      expect(place).toEqual({
        page: 'faq',
        language,
        error: 'TypeError',
        frames: expect.arrayContaining([
          expect.stringMatching(new RegExp(`^faq-${language}-[0-9a-f]{8}\\.json$`)),
        ]),
      });
      expect((await report.response())?.status()).toBe(204);
      expect(await page.getByRole('main').textContent()).not.toMatch(INSIDES);
      await expect(page).toHaveTitle(/\S/);
      await expect(h1(page)).toBeFocused();

      await page.unrouteAll();
      await page.getByRole('button', { name: shell.error.reload }).click();
      await expect(page).toHaveURL(pathTo('faq', language));
      await expect(h1(page)).toHaveText(faq.hero.title);
    },
  );

  test(
    `the error screen leads home by a fresh document, in ${language}`,
    sampledIn(language),
    async ({ page, faults }) => {
      faults.expect(LOST_FILE);
      const shell = await loadWords('shell', language);
      const home = await loadWords('home', language);
      await page.goto(pathTo('faq', language));
      await hydrated(page);
      await markDocument(page);
      await loseWords(page, 'blog');
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: shell.footer.pages.blog })
        .click();
      await expect(h1(page)).toHaveText(TITLE);
      await page.getByRole('link', { name: shell.error.home }).click();
      await expect(page).toHaveURL(pathTo('home', language));
      await expect(h1(page)).toHaveText(home.hero.title);
      await expectFreshDocument(page);
    },
  );
}

test('a language whose words are lost leaves a safe screen, not a white page', async ({
  page,
  faults,
}) => {
  faults.expect(LOST_FILE);
  await page.goto('/fr/faq');
  await hydrated(page);
  await loseWords(page, 'faq');
  await page.route('**/assets/shell-*.js', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'EN English' }).click();
  await expect(h1(page)).toHaveText(TITLE);
  expect(await page.getByRole('main').textContent()).not.toMatch(INSIDES);
});

test('without a connection a page whose code is lost leaves the error screen, not the browser’s own', async ({
  page,
  faults,
}) => {
  faults.expect(LOST_FILE);
  await page.goto('/');
  await hydrated(page);
  await markDocument(page);
  await loseCode(page, 'blog');
  const { footer } = await loadWords('shell', 'fr');
  await page.getByRole('contentinfo').getByRole('link', { name: footer.pages.blog }).click();
  await expect(h1(page)).toHaveText(TITLE);
  await expect(page).toHaveURL('/blog');
  await expectSameDocument(page);
});
