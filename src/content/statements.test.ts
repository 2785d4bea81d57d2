import { afterEach, expect, test, vi } from 'vitest';
import { BRAND as SAMPLE } from '#domain/site/brand.sample.ts';
import type { Brand } from '#domain/site/brand.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { type dictionary, textsOf } from './dictionaries.ts';

type DictionaryId = Parameters<typeof dictionary>[0];

const {
  certification,
  hosting,
  insurance,
  liability,
  monthlyStatement,
  sandbox,
  partnerShare,
  betaTerms,
  people,
  references,
} = SAMPLE.statements;
const inOrder = <T>(one: T | undefined): T[] => (one === undefined ? [] : [one]);

/** Where each statement is looked for; markets stand in a section of their own. */
const PLACES: [page: DictionaryId, said: (language: Language) => string[]][] = [
  [
    'pre-registration',
    (language) => [certification, hosting, insurance].flatMap(inOrder).map((one) => one[language]),
  ],
  ['pre-registration', (language) => (betaTerms ?? []).map(({ text }) => text[language])],
  ['pre-registration-thanks', () => inOrder(SAMPLE.statements.bookingUrl)],
  [
    'faq',
    (language) =>
      [hosting, liability, monthlyStatement].flatMap(inOrder).map((one) => one[language]),
  ],
  ['faq', (language) => (betaTerms ?? []).map(({ text }) => text[language])],
  ['aggregators', (language) => inOrder(sandbox).map((one) => one[language])],
  ['energy', (language) => inOrder(sandbox).map((one) => one[language])],
  ['banks', (language) => inOrder(partnerShare).map((one) => one[language])],
  ['manufacturers', (language) => inOrder(partnerShare).map((one) => one[language])],
  ['installers', (language) => inOrder(partnerShare).map((one) => one[language])],
  ['contact', () => (people ?? []).map(({ name }) => name)],
  ['fleets', () => (references ?? []).map(({ fleet }) => fleet)],
];

afterEach(() => {
  vi.doUnmock('#domain/site/brand.ts');
  vi.resetModules();
});

async function textOf(page: DictionaryId, language: Language, brand?: Brand): Promise<string> {
  vi.resetModules();
  vi.doUnmock('#domain/site/brand.ts');
  if (brand) vi.doMock('#domain/site/brand.ts', () => ({ BRAND: brand }));
  const { dictionary: load } = await import('./dictionaries.ts');
  return textsOf(await load(page, language))
    .map(([, text]) => text)
    .join('\n');
}

test.each(PLACES)(
  '%s says what the owner states, and nothing of it until then',
  async (page, said) => {
    for (const language of LANGUAGES) {
      const [bare, full] = [await textOf(page, language), await textOf(page, language, SAMPLE)];
      expect(said(language).length).toBeGreaterThan(0);
      for (const statement of said(language)) {
        expect(full).toContain(statement);
        expect(bare).not.toContain(statement);
      }
    }
  },
);

test('without a statement no page says certified, hosted or insured', async () => {
  for (const language of LANGUAGES) {
    for (const page of ['pre-registration', 'faq', 'energy', 'aggregators'] as const) {
      expect(await textOf(page, language)).not.toMatch(
        /certifiés|certified to|Union européenne|European Union|bac à sable|sandbox/i,
      );
    }
  }
});
