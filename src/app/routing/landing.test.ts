import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What the browser knows when the page starts. */
function visit(path: string, html: string, wants: readonly string[]) {
  vi.stubGlobal('location', { pathname: path });
  vi.stubGlobal('document', { documentElement: { lang: html } });
  vi.stubGlobal('navigator', { languages: wants });
}

async function served() {
  const { servedLanguage } = await import('./landing.ts');
  return servedLanguage();
}

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Without a prefix the language of the page itself, with one what the server would choose. */
test.each([
  ['/faq', 'fr', ['en-GB'], 'fr'],
  ['/faq', 'en', ['fr-FR'], 'en'],
  ['/', 'en', [], 'en'],
  ['/enfin', '', ['en'], 'fr'],
  ['/en/faq', 'en', ['fr-FR', 'en'], 'fr'],
  ['/fr', 'fr', ['en-GB', 'fr'], 'en'],
  ['/fr/faq', 'fr', ['de', 'en'], 'fr'],
  ['/en', 'en', [], 'fr'],
] as const)(
  'at %s in %s for a visitor who wants %j it is %s',
  async (path, html, wants, expected) => {
    visit(path, html, wants);
    expect(await served()).toBe(expected);
  },
);

test('it is read once: a later switch of language does not change it', async () => {
  visit('/faq', 'en', ['en']);
  expect(await served()).toBe('en');
  visit('/fr/faq', 'fr', ['fr']);
  expect(await served()).toBe('en');
});
