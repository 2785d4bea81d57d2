import { describe, expect, test } from 'vitest';
import { CLAIMS, type Claim } from '#domain/site/claims.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { DICTIONARY_IDS, dictionary, textsOf } from './dictionaries.ts';
import { PROMISE_NAMES, wordingsOf } from './promises.ts';
import { paymentRule, shareRule } from './share-rule.ts';

const textsIn = async (language: Language) =>
  new Map(
    await Promise.all(
      DICTIONARY_IDS.map(
        async (id) =>
          [id as string, textsOf(await dictionary(id, language)).map(([, text]) => text)] as const,
      ),
    ),
  );

const claimOf = (name: keyof typeof CLAIMS): Claim => CLAIMS[name];

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(PROMISE_NAMES)('%s is said in its own words wherever it may be said', async (name) => {
    const texts = await textsIn(language);
    const wordings = wordingsOf(name, language);
    for (const page of claimOf(name).shownOn) {
      const said = texts.get(page)?.some((text) => wordings.some((one) => text.includes(one)));
      expect(said, `${page} says: ${wordings.join(' or ')}`).toBe(true);
    }
  });

  test('who gets what is said in one sentence wherever money is promised', async () => {
    const texts = await textsIn(language);
    const saying = (sentence: string) =>
      [...texts].filter(([, all]) => all.some((text) => text.includes(sentence))).map(([id]) => id);
    expect(saying(shareRule(language))).toEqual(
      expect.arrayContaining([
        'home',
        'fleets',
        'faq',
        'simulator',
        'simulator-method',
        'partners',
        'article-contract',
      ]),
    );
    expect(saying(paymentRule(language))).toEqual(
      expect.arrayContaining(['fleets', 'faq', 'article-contract']),
    );
  });

  test('the delays and the shares stand nowhere in other words', async () => {
    const others = new RegExp(OTHER_WORDINGS[language], 'giu');
    for (const [id, texts] of await textsIn(language)) {
      // How long data is kept is no promise of service.
      if (['privacy', 'my-data-page', 'desk'].includes(id)) continue;
      for (const text of texts) {
        const known = [
          shareRule(language),
          ...PROMISE_NAMES.flatMap((one) => wordingsOf(one, language)),
        ];
        const rest = known.reduce((left, wording) => left.replaceAll(wording, ''), text);
        expect(rest.match(others), `${id}: ${text}`).toBeNull();
      }
    }
  });
});

/** A delay of ours as somebody might write it beside the wording of promises.ts. */
const OTHER_WORDINGS: Record<Language, string> = {
  fr: String.raw`(?:sous|dans les|en moins de|d’ici|au plus) (?:24|48|24 à 48|4)\s?h(?!\p{L})|(?:24|48)\s?heures|30\s?jours|2\s?semaines|30\s?s(?!\p{L})`,
  en: String.raw`(?:within|in|under|less than|in under) (?:24|48|24–48|4)\s(?:hours|h)|30\sdays|2\sweeks|30\s(?:s|seconds)(?!\p{L})|(?:24|48)[ -]hour`,
};
