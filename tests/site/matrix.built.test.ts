import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Language, linkPrefix, PREFIXES, splitPrefix } from '#domain/site/language.ts';
import { canonicalPath, PAGE_IDS, pathTo, ROUTES } from '#domain/site/routes.ts';
import { type Answer, ask } from '#server/testing/http-client.ts';
import { wrongSecurityHeaders } from '#server/testing/wrong-security-headers.ts';
import { startBuiltSite } from './built-site.ts';
import { isInternal, pageFacts, pathOf, policySource } from './page-facts.ts';

const ASKED_IN: [header: string | undefined, language: Language][] = [
  [undefined, 'fr'],
  ['fr', 'fr'],
  ['en-GB', 'en'],
];

const site = await startBuiltSite();
afterAll(() => site.end());

const ADDRESSES = PAGE_IDS.flatMap((page) =>
  PREFIXES.map((prefix) => ({ page, prefix, path: pathTo(page, prefix) })),
);

interface Shown {
  answer: Answer;
  facts: ReturnType<typeof pageFacts>;
  /** The one it must be in. */
  language: Language;
}

describe.each(ADDRESSES)('$path, whatever language the browser asks for,', (address) => {
  const { page, prefix, path } = address;
  const shown: Shown[] = [];
  beforeAll(async () => {
    for (const [header, preferred] of ASKED_IN) {
      const headers: Record<string, string> = header ? { 'Accept-Language': header } : {};
      const answer = await ask(site.port, path, { headers });
      const language = prefix === '' ? preferred : prefix;
      shown.push({ answer, facts: pageFacts(answer.text), language });
    }
  });

  test('is answered in the right one', () => {
    for (const { answer, facts, language } of shown) {
      expect(answer.status).toBe(200);
      expect(answer.headers['content-language']).toBe(language);
      expect(facts.language).toBe(language);
    }
  });

  test('gives search engines its one address per language, or asks them to stay away', () => {
    const at = (language: Language) => site.manifest.origin + canonicalPath(page, language);
    const { indexed } = ROUTES[page];
    const pair = { fr: at('fr'), en: at('en'), 'x-default': at('fr') };
    for (const { answer, facts, language } of shown) {
      expect(facts.canonical).toEqual([at(language)]);
      expect(facts.alternates).toEqual(indexed ? pair : {});
      expect(facts.robots).toBe(indexed ? undefined : 'noindex');
      expect(answer.headers['x-robots-tag']).toBe(indexed ? undefined : 'noindex');
    }
  });

  test('keeps the visitor in language and prefix', () => {
    const assets = new Set(site.manifest.assets.map((asset) => asset.path));
    for (const { facts, language } of shown) {
      const links = facts.links.filter(
        (link) => isInternal(link) && link.hreflang === undefined && !assets.has(pathOf(link)),
      );
      expect(links.length).toBeGreaterThan(0);
      const wanted = linkPrefix(prefix, language);
      expect(links.filter((link) => splitPrefix(pathOf(link)).prefix !== wanted)).toEqual([]);
    }
  });

  test('offers both languages of itself by their final address', () => {
    for (const { facts } of shown) {
      const switches = facts.links.filter((link) => link.hreflang !== undefined);
      expect(new Set(switches.map(({ hreflang, href }) => `${hreflang} ${href}`))).toEqual(
        new Set([`fr ${pathTo(page, 'fr')}`, `en ${pathTo(page, 'en')}`]),
      );
    }
  });

  test('is secure, and its policy names each of its scripts', () => {
    for (const { answer, facts } of shown) {
      expect(wrongSecurityHeaders(answer.headers)).toEqual([]);
      const policy = answer.headers['content-security-policy'];
      for (const script of facts.inlineScripts) expect(policy).toContain(policySource(script));
      expect(String(policy).includes('wasm-unsafe-eval')).toBe(page === 'search');
    }
  });
});

test.each([
  ['/nope', 'en', 'en', 'en'],
  ['/nope', 'fr', 'fr', ''],
  ['/fr/nope', 'en', 'fr', 'fr'],
  ['/en/deep/down', 'fr', 'en', 'en'],
])(
  '%s asked for in %s is no page to search engines, and its links stay in %s',
  async (path, header, language, prefix) => {
    const answer = await ask(site.port, path, { headers: { 'Accept-Language': header } });
    expect(answer.status).toBe(404);
    const facts = pageFacts(answer.text);
    expect(facts).toMatchObject({ language, robots: 'noindex', canonical: [], alternates: {} });
    const links = facts.links.filter((link) => isInternal(link) && link.hreflang === undefined);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => splitPrefix(pathOf(link)).prefix !== prefix)).toEqual([]);
  },
);
