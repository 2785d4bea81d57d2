import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/site/language.ts';
import { DICTIONARY_IDS, dictionary, textsOf } from './dictionaries.ts';

interface Place {
  name: string;
  /** Of the texts that stand there, after their dictionary's name. */
  keys: RegExp;
  /** On one line: a few more than the longest of today. */
  mostLetters: number;
}

/** Where a label has little room, beside others or on a phone. */
const NARROW_PLACES: readonly Place[] = [
  {
    name: 'an entry of the header',
    keys: /^shell\.navigation\.(home|solutions|partners|how-it-works|faq|preRegister|search)$/,
    mostLetters: 16,
  },
  {
    name: 'an entry of an opened menu',
    keys: /^shell\.\w+Menu\.(entries\.\d+\.title|overview|next)$/,
    mostLetters: 34,
  },
  {
    name: 'a link of the footer',
    keys: /^shell\.footer\.(pages\.[\w-]+|manageCookies)$/,
    mostLetters: 24,
  },
  { name: 'a tab of the simulator', keys: /^simulator\.modes\.\w+\.name$/, mostLetters: 14 },
  {
    name: 'a button under the simulation',
    keys: /^simulator\.actions\.(making|save|copy|share|print|csv|json)$/,
    mostLetters: 30,
  },
  {
    name: 'a way on from a page',
    keys: /\.(hero|closing|call\.\w+|sectors\.[\w.]+)\.(contact|simulate|action)$/,
    mostLetters: 33,
  },
  {
    name: 'a button of a form',
    keys: /\.form\.(send|sendRequest|next|back|cancel|close)$|^shell\.newsletter\.subscrib\w+$/,
    mostLetters: 28,
  },
  {
    name: 'a button of the cookie banner',
    keys: /^consent[\w-]*\.(acceptAll|essentialOnly|customize|save)$/,
    mostLetters: 23,
  },
  {
    name: 'a line of the bill, in the document',
    keys: /^analysis\.bill\.lines\.\w+$/,
    mostLetters: 21,
  },
  {
    name: 'the head of a table’s column',
    keys: /^(?!simulator|analysis).+\.columns\.\w+$|^simulator\.night\.table\.(?!summary|caption)\w+$/,
    mostLetters: 24,
  },
];

const TEXTS = await Promise.all(
  DICTIONARY_IDS.flatMap((id) =>
    LANGUAGES.map(async (language) =>
      textsOf(await dictionary(id, language)).map(
        ([key, text]) => [`${language}: ${id}.${key}`, `${id}.${key}`, text] as const,
      ),
    ),
  ),
);

test.each(NARROW_PLACES)('$name has at most $mostLetters letters', ({ keys, mostLetters }) => {
  const labels = TEXTS.flat().filter(([, key]) => keys.test(key));
  expect(labels.length).toBeGreaterThan(3);
  const tooLong = labels.filter(([, , text]) =>
    text.split('\n').some((line) => line.length > mostLetters),
  );
  expect(tooLong.map(([place, , text]) => `${place}: ${text}`)).toEqual([]);
});
