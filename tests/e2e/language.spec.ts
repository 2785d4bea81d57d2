import type { Page } from '@playwright/test';
import { loadWords } from '#content/load-words.ts';
import type { Language } from '#domain/site/language.ts';
import { expectSameDocument, markDocument } from './same-document.ts';
import { expect, hydrated, NOT_FOUND_DOCUMENT, test } from './watched-page.ts';

const NAMES: Record<Language, string> = { fr: 'FR Français', en: 'EN English' };

const switchTo = (page: Page, language: Language) =>
  page.getByRole('banner').getByRole('link', { name: NAMES[language], exact: true });

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await markDocument(page);
}

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
  await open(page, '/fr');
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

for (const [from, to, language] of [
  ['/fr/faq?x=1#q', '/en/faq?x=1#q', 'en'],
  ['/faq?x=1#q', '/en/faq?x=1#q', 'en'],
  ['/en/faq?x=1#q', '/fr/faq?x=1#q', 'fr'],
  ['/partenaires/banques?utm_source=a%20b', '/en/partenaires/banques?utm_source=a%20b', 'en'],
] as const) {
  test(`switching by keyboard at ${from} leads to ${to}`, async ({ page }) => {
    const words = await loadWords(from.includes('banques') ? 'banks' : 'faq', language);
    await open(page, from);
    await switchTo(page, language).focus();
    await page.keyboard.press('Enter');
    await expectShown(page, {
      address: to,
      language,
      title: words.meta.title,
      heading: words.hero.title,
    });
    await expect(switchTo(page, language)).toBeFocused();
  });
}

for (const [from, to] of [
  ['/fr/nope?x=1#q', '/en/nope?x=1#q'],
  ['/deep/down/nope', '/en/deep/down/nope'],
]) {
  test(`switching on the not-found page at ${from} stays on it, at ${to}`, async ({
    page,
    faults,
  }) => {
    faults.expect(NOT_FOUND_DOCUMENT);
    const words = await loadWords('not-found', 'en');
    await open(page, from ?? '');
    await switchTo(page, 'en').click();
    await expectShown(page, {
      address: to ?? '',
      language: 'en',
      title: words.meta.title,
      heading: words.title,
    });
    await expect(switchTo(page, 'en')).toBeFocused();
  });
}

test('Back from English to an unprefixed page opened in French shows French again', async ({
  page,
}) => {
  const [fr, en] = [await loadWords('faq', 'fr'), await loadWords('faq', 'en')];
  await open(page, '/faq');
  await switchTo(page, 'en').click();
  await expect(h1(page)).toHaveText(en.hero.title);
  await page.goBack();
  await expectShown(page, {
    address: '/faq',
    language: 'fr',
    title: fr.meta.title,
    heading: fr.hero.title,
  });
});

test.describe('for a browser that prefers English', () => {
  test.use({ locale: 'en-GB' });

  test('an unprefixed page is English, switches to /fr, and is English again on Back', async ({
    page,
  }) => {
    const [fr, en] = [await loadWords('faq', 'fr'), await loadWords('faq', 'en')];
    const english = { language: 'en', title: en.meta.title, heading: en.hero.title } as const;
    await open(page, '/faq?x=1');
    await expectShown(page, { address: '/faq?x=1', ...english });
    await switchTo(page, 'fr').click();
    await expectShown(page, {
      address: '/fr/faq?x=1',
      language: 'fr',
      title: fr.meta.title,
      heading: fr.hero.title,
    });
    await expect(switchTo(page, 'fr')).toBeFocused();
    const paths = await pathsLinkedTo(page);
    expect(paths.filter((path) => !/^\/fr([/#]|$)/.test(path))).toEqual([]);
    await page.goBack();
    await expectShown(page, { address: '/faq?x=1', ...english });
  });
});
