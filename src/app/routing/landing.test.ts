import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Visit {
  path: string;
  html: string;
  wants: string[];
}

/** What the browser knows when the page starts. */
function visit({ path, html, wants }: Visit) {
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

test.each([
  ['/faq', 'fr', ['en-GB'], 'fr'],
  ['/faq', 'en', ['fr-FR'], 'en'],
  ['/', 'en', [], 'en'],
  ['/enfin', '', ['en'], 'fr'],
] as const)(
  'at %s in %s for a visitor who wants %j it is the language of the page itself: %s',
  async (path, html, wants, expected) => {
    visit({ path, html, wants: [...wants] });
    expect(await served()).toBe(expected);
  },
);

test.each([
  ['/en/faq', 'en', ['fr-FR', 'en'], 'fr'],
  ['/fr', 'fr', ['en-GB', 'fr'], 'en'],
  ['/fr/faq', 'fr', ['de', 'en'], 'fr'],
  ['/en', 'en', [], 'fr'],
] as const)(
  'at %s in %s for a visitor who wants %j it is what the server would choose: %s',
  async (path, html, wants, expected) => {
    visit({ path, html, wants: [...wants] });
    expect(await served()).toBe(expected);
  },
);

test('it is read once: a later switch of language does not change it', async () => {
  visit({ path: '/faq', html: 'en', wants: ['en'] });
  expect(await served()).toBe('en');
  visit({ path: '/fr/faq', html: 'fr', wants: ['fr'] });
  expect(await served()).toBe('en');
  visit({ path: '/faq', html: 'fr', wants: ['fr'] });
  expect(await served()).toBe('en');
});
