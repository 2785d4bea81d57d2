import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { expectFreshDocument, expectSameDocument, openMarked } from '../testing/same-document.ts';
import { sampledIn } from '../testing/sweep.ts';
import { expect, hydrated, test } from '../testing/watched-page.ts';
import { clickInFooter, documents, loseCode, loseWords } from './lost-files.ts';

const LOST_FILE = /^error: Failed to load resource: net::ERR_FAILED$/;
const TITLE = 'Unexpected Application Error!';

/** A stack, a file name or an address would disclose internals. */
const INSIDES = /\bat \S+:\d|\.(js|tsx?)\b|https?:|TypeError|\/assets\//;

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** Without a connection React shows the screen; what went with a release is first asked for by a document. */
const LOSSES = {
  'whose words are lost': {
    lose: (page: Page) => loseWords(page, 'blog'),
    fault: LOST_FILE,
    frames: expect.arrayContaining([expect.stringMatching(/^blog-(fr|en)-[0-9a-f]{8}\.json$/)]),
    documents: 0,
  },
  'whose code is gone for good': {
    lose: (page: Page) => loseCode(page, 'blog', { status: 404 }),
    fault: /^error: Failed to load resource: the server responded with a status of 404/,
    frames: [expect.stringMatching(/^boot-[0-9a-f]{8}\.js$/)],
    documents: 1,
  },
};

for (const language of LANGUAGES) {
  for (const [what, { lose, fault, frames, ...loss }] of Object.entries(LOSSES)) {
    test(
      `a page ${what} says so safely and can be reloaded, in ${language}`,
      sampledIn(language),
      async ({ page, faults }) => {
        faults.expect(fault);
        const { error } = await loadWords('shell', language);
        const blog = await loadWords('blog', language);
        await page.goto(pathTo('faq', language));
        await hydrated(page);
        const restore = await lose(page);
        const asked = documents(page);
        const reported = page.waitForRequest('**/api/client-errors');
        await clickInFooter(page, 'blog', language);

        await expect(h1(page)).toHaveText(TITLE);
        await expect(h1(page)).toBeFocused();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByText(error.explanation)).toBeVisible();
        const report = await reported;
        const { reference, ...place } = report.postDataJSON();
        await expect(
          page.getByText(error.reference.replace('{reference}', reference)),
        ).toBeVisible();
        expect(place).toEqual({ page: 'blog', language, error: 'TypeError', frames });
        expect((await report.response())?.status()).toBe(204);
        expect(await page.getByRole('main').textContent()).not.toMatch(INSIDES);
        await expect(page).toHaveTitle(TITLE);
        await expect(page).toHaveURL(pathTo('blog', language));
        expect(asked).toHaveLength(loss.documents);
        await expect(page.getByRole('link', { name: error.home })).toHaveAttribute(
          'href',
          pathTo('home', language),
        );

        await restore();
        await page.getByRole('button', { name: error.reload }).click();
        await expect(h1(page)).toHaveText(blog.hero.title);
        await hydrated(page);
      },
    );
  }
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

test('without a connection a page whose code is lost leaves the error screen, and a fresh document leads home', async ({
  page,
  faults,
}) => {
  faults.expect(LOST_FILE);
  const home = await loadWords('home', 'fr');
  const { error } = await loadWords('shell', 'fr');
  await openMarked(page, '/');
  const restore = await loseCode(page, 'blog');
  await clickInFooter(page, 'blog', '');
  await expect(h1(page)).toHaveText(TITLE);
  await expect(page).toHaveURL('/blog');
  await expectSameDocument(page);
  await restore();
  await page.getByRole('link', { name: error.home }).click();
  await expect(page).toHaveURL('/');
  await expect(h1(page)).toHaveText(home.hero.title);
  await expectFreshDocument(page);
});
