import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import type { Language } from '#domain/site/language.ts';
import { expectSameDocument, openMarked } from '../testing/same-document.ts';
import { expect, NOT_FOUND_DOCUMENT, test } from '../testing/watched-page.ts';

const NAMES: Record<Language, string> = { fr: 'FR Français', en: 'EN English' };

const switchTo = (page: Page, language: Language) =>
  page.getByRole('banner').getByRole('link', { name: NAMES[language], exact: true });

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

interface Shown {
  address: string;
  language: Language;
  title: string;
  heading: string;
}

async function expectShown(page: Page, { address, language, title, heading }: Shown) {
  await expect(page).toHaveURL(address);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveTitle(title);
  await expect(h1(page)).toHaveText(heading);
  await expect(switchTo(page, language)).toHaveAttribute('aria-current', 'true');
  await expectSameDocument(page);
}

/** Every link that does not itself choose a language. */
const pathsLinkedTo = (page: Page) =>
  page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('switching on the home page changes every word and link, without a reload', async ({
  page,
}) => {
  const [fr, en] = [await loadWords('home', 'fr'), await loadWords('home', 'en')];
  const howItWorks = await loadWords('how-it-works', 'en');
  const shell = await loadWords('shell', 'en');
  await openMarked(page, '/fr');
  await switchTo(page, 'en').click();

  const english: Shown = {
    address: '/en',
    language: 'en',
    title: en.meta.title,
    heading: en.hero.title,
  };
  await expectShown(page, english);
  await expect(switchTo(page, 'en')).toBeFocused();
  await expect(page.locator('main')).toContainText(en.closing.lead);
  await expect(page.locator('body')).not.toContainText(fr.hero.discover);
  const paths = await pathsLinkedTo(page);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !/^\/en([/#]|$)/.test(path))).toEqual([]);

  await page
    .getByRole('navigation', { name: shell.navigation.label })
    .getByRole('link', { name: shell.navigation['how-it-works'] })
    .click();
  await expect(page).toHaveURL('/en/fonctionnement');
  await expect(h1(page)).toHaveText(howItWorks.hero.title);
  await expectSameDocument(page);

  await page.goBack();
  await expectShown(page, english);
  await page.goBack();
  await expectShown(page, {
    address: '/fr',
    language: 'fr',
    title: fr.meta.title,
    heading: fr.hero.title,
  });
});

for (const [from, to, language, id] of [
  ['/fr/faq?x=1#q', '/en/faq?x=1#q', 'en', 'faq'],
  ['/en/faq?x=1#q', '/fr/faq?x=1#q', 'fr', 'faq'],
  [
    '/partenaires/banques?utm_source=a%20b',
    '/en/partenaires/banques?utm_source=a%20b',
    'en',
    'banks',
  ],
  ['/fr/nope?x=1#q', '/en/nope?x=1#q', 'en', 'not-found'],
  ['/deep/down/nope', '/en/deep/down/nope', 'en', 'not-found'],
] as const) {
  test(`switching by keyboard at ${from} leads to ${to}`, async ({ page, faults }) => {
    if (id === 'not-found') faults.expect(NOT_FOUND_DOCUMENT);
    const words = await loadWords(id, language);
    await openMarked(page, from);
    await switchTo(page, language).focus();
    await page.keyboard.press('Enter');
    await expectShown(page, {
      address: to,
      language,
      title: words.meta.title,
      heading: 'hero' in words ? words.hero.title : words.title,
    });
    await expect(switchTo(page, language)).toBeFocused();
  });
}

for (const [locale, language, other] of [
  ['fr-FR', 'fr', 'en'],
  ['en-GB', 'en', 'fr'],
] as const) {
  test.describe(`for a browser that prefers ${language}`, () => {
    test.use({ locale });

    test(`an unprefixed page is in ${language}, switches to /${other}, and is in ${language} again on Back`, async ({
      page,
    }) => {
      const [own, foreign] = [await loadWords('faq', language), await loadWords('faq', other)];
      const bare = {
        address: '/faq?x=1',
        language,
        title: own.meta.title,
        heading: own.hero.title,
      };
      await openMarked(page, '/faq?x=1');
      await expectShown(page, bare);
      await switchTo(page, other).click();
      await expectShown(page, {
        address: `/${other}/faq?x=1`,
        language: other,
        title: foreign.meta.title,
        heading: foreign.hero.title,
      });
      await expect(switchTo(page, other)).toBeFocused();
      const prefix = new RegExp(`^/${other}([/#]|$)`);
      expect((await pathsLinkedTo(page)).filter((path) => !prefix.test(path))).toEqual([]);
      await page.goBack();
      await expectShown(page, bare);
    });
  });
}
