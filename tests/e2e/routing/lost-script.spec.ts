import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { pathTo } from '#domain/site/routes.ts';
import { answersIn, FORMS } from '../forms/forms.page.ts';
import { expectFreshDocument, expectSameDocument, openMarked } from '../testing/same-document.ts';
import { sampledIn } from '../testing/sweep.ts';
import { expect, hydrated, takenOver, test } from '../testing/watched-page.ts';
import { clickInFooter, documents, loseCode, loseWords } from './lost-files.ts';

const GONE = /^error: Failed to load resource: the server responded with a status of 404/;
const TITLE = 'Unexpected Application Error!';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

for (const language of LANGUAGES) {
  for (const [what, lose] of Object.entries({ code: loseCode, words: loseWords })) {
    test(
      `a click on a page whose ${what} went with a release lands on it, in ${language}`,
      sampledIn(language),
      async ({ page, faults }) => {
        faults.expect(GONE);
        const blog = await loadWords('blog', language);
        await openMarked(page, pathTo('faq', language));
        const restore = await lose(page, 'blog', { status: 404 });
        const asked = documents(page);
        page.once('framenavigated', restore);
        await clickInFooter(page, 'blog', language);
        await expect(page).toHaveURL(pathTo('blog', language));
        await expectFreshDocument(page);
        await expect(h1(page)).toHaveText(blog.hero.title);
        await hydrated(page);
        expect(asked).toEqual([pathTo('blog', language)]);
        expect(await page.evaluate(() => sessionStorage.getItem('voltige-reloaded'))).toBeNull();
        await page.goBack();
        await expect(page).toHaveURL(pathTo('faq', language));
      },
    );
  }
}

test('the error screen that lies ready in a page is the one that React shows', async ({
  page,
  faults,
}) => {
  faults.expect(GONE);
  faults.expect(/net::ERR_FAILED/);
  const screen = async () => {
    await expect(h1(page)).toHaveText(TITLE);
    const html = await page.locator('main').evaluate((main) => main.innerHTML);
    return html.replace(/(?<=Reference: )[0-9A-F]{8}/, '');
  };
  const open = async () => {
    await page.goto('/en/faq');
    await hydrated(page);
  };
  await open();
  await loseCode(page, 'blog', { status: 404 });
  await clickInFooter(page, 'blog', 'en');
  const ready = await screen();
  await open();
  await page.route('**/en/blog', (route) => route.abort());
  await clickInFooter(page, 'blog', 'en');
  expect(ready).toBe(await screen());
});

test('a page whose script fails to load at the first visit stays readable', async ({
  page,
  faults,
}) => {
  faults.expect(GONE);
  await page.route('**/assets/blog-*.js', (route) => route.fulfill({ status: 404 }));
  const failed = page.waitForResponse('**/assets/blog-*.js');
  await page.goto('/blog');
  await page.keyboard.press('Shift');
  await failed;
  const blog = await loadWords('blog', 'fr');
  await expect(h1(page)).toHaveText(blog.hero.title);
});

test('Back to a page whose code is gone lands on it too', async ({ page, faults }) => {
  faults.expect(GONE);
  const blog = await loadWords('blog', 'fr');
  await page.goto('/faq');
  await hydrated(page);
  await page.evaluate(() => history.pushState(null, '', '/blog'));
  await page.evaluate(() => history.pushState(null, '', '/faq'));
  await page.route('**/assets/blog-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(h1(page)).toHaveText(blog.hero.title);
});

test('what was typed in a form is there again after such a click', async ({ page, faults }) => {
  faults.expect(GONE);
  const { form, fill } = await FORMS.contact(page, 'fr');
  await fill('camille@flotte.example');
  const typed = await answersIn(form);
  await loseCode(page, 'blog', { status: 404 });
  await clickInFooter(page, 'blog', 'fr');
  await expect(h1(page)).toHaveText(TITLE);
  await page.goBack();
  await takenOver(page);
  await expect.poll(() => answersIn(form)).toEqual(typed);
});

test('a second click while the first one is looked into wins', async ({ page, faults }) => {
  faults.expect(GONE);
  await openMarked(page, '/fr/faq');
  await loseCode(page, 'blog', { status: 404 });
  const looked = Promise.withResolvers<void>();
  await page.route('**/blog', async (route) => {
    await looked.promise;
    await route.continue();
  });
  const looking = page.waitForRequest('**/blog');
  await clickInFooter(page, 'blog', 'fr');
  await looking;
  const answered = page.waitForResponse('**/blog');
  await clickInFooter(page, 'installers', 'fr');
  await expect(page).toHaveURL(pathTo('installers', 'fr'));
  looked.resolve();
  await answered;
  const installers = await loadWords('installers', 'fr');
  await expect(h1(page)).toHaveText(installers.hero.title);
  await expectSameDocument(page);
});
