import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { DICTIONARY_IDS, dictionary } from './dictionaries.ts';

interface Rule {
  promise: string;
  fault: RegExp;
  bad: readonly string[];
  good: readonly string[];
}

/** Word for word from the specification, whatever our own rules say. */
const SPECIFIED =
  /Votre email|Email professionnel|Email déjà enregistré|Cette adresse email|Inscription\.\.\.|Envoi en cours\.\.\.|Sending\.\.\.|Subscribing\.\.\.|Message sent!|Thank you for subscribing!/g;

const NOT_PROSE = /https?:\/\/\S+|mailto:\S+|\S+@\S+|\b\d{1,2}:\d{2}\b|\{\w*email\w*\}/gi;

const UNIT = String.raw`(?:kWh|MWh|GWh|kWc?|MW|kVA|km|kg|mm|min|ms|ct|h|s|t|[kM]?€)(?!\p{L})`;

const EVERYWHERE: readonly Rule[] = [
  {
    promise: 'apostrophes are curly',
    fault: /'/,
    bad: ["l'heure", "fleet's"],
    good: ['l’heure', 'fleet’s'],
  },
  { promise: 'no quotation mark is straight', fault: /"/, bad: ['"ok"'], good: ['“ok”'] },
  {
    promise: 'no space is doubled, leading or trailing',
    fault: /[\s\u2009]{2}|^\s|\s$/,
    bad: ['a  b', 'a \u00a0b', ' a', 'a '],
    good: ['a b'],
  },
  { promise: 'an ellipsis is one character', fault: /\.\.\./, bad: ['Et...'], good: ['Et…'] },
];

const FRENCH: readonly Rule[] = [
  ...EVERYWHERE,
  {
    promise: 'a narrow no-break space stands before ; ! ? % and €',
    fault: /(?<!^|[\u202f!?(]|\u202f[kM])[;!?%€]/u,
    bad: ['Un ; deux', 'Oui\u00a0!', 'Quoi?', '15%', '600 €', '2 M€', '5\u00a0€/MWh'],
    good: ['Quoi\u202f?!', '15\u202f%', '2\u202fM€', 'Coût (€)', '5\u202f€/MWh'],
  },
  {
    promise: 'guillemets hold narrow no-break spaces, and English quotation marks none',
    fault: /«(?!\u202f)|(?<!\u202f)»|[“”]/,
    bad: ['« oui\u202f»', '«\u202foui »', '«oui»', '“oui”'],
    good: ['«\u202foui\u202f»'],
  },
  {
    promise: 'a no-break space stands before a colon',
    fault: /(?<!\u00a0):/,
    bad: ['Prix : haut', 'Prix\u202f: haut', 'Prix: haut'],
    good: ['Prix\u00a0: haut', 'à 12:30', 'https://voir.example', 'mailto:a@b.example'],
  },
  {
    promise: 'a narrow no-break space stands between a number and its unit',
    fault: new RegExp(String.raw`[\d}][ \u00a0\u2009]?${UNIT}|\u202fh(?!\u202f)\s?\d`, 'u'),
    bad: ['7 h', '7h', '11\u00a0kW', '{n} kWh', '30s', '7\u202fh 30', '2 M€'],
    good: ['7\u202fh', '11\u202fkW', '{n}\u202fkWh', '7\u202fh\u202f30', '25 heures', 'V2G'],
  },
  {
    promise: 'a narrow no-break space parts the thousands',
    fault: /\d[ \u00a0,.]\d{3}(?!\d)/,
    bad: ['1 200', '1\u00a0200', '1,200', '1.200'],
    good: ['1\u202f200', '01 99 00 18 42', '99,5'],
  },
  {
    promise: 'e‑mail has its no-break hyphen',
    fault: /\be-?mails?\b/i,
    bad: ['un e-mail', 'un email', 'vos E-mails'],
    good: ['un e\u2011mail', 'Votre email', 'écrivez à {email}', 'Cette adresse email est'],
  },
];

const ENGLISH: readonly Rule[] = [
  ...EVERYWHERE,
  {
    promise: 'no space stands before ; : ! ? or %',
    fault: /\s[;:!?%]/,
    bad: ['One ; two', 'Price\u00a0: high', 'Why ?', '15\u202f%'],
    good: ['One; two: why? 15%'],
  },
  {
    promise: 'a no-break space holds a time of day together, as in clock()',
    fault: /\d[^\u00a0]?[ap]\.m\./,
    bad: ['7 p.m.', '7a.m.', '7\u202fp.m.'],
    good: ['7\u00a0p.m.'],
  },
  { promise: 'quotation marks are British', fault: /[«»„]/, bad: ['«yes»'], good: ['‘yes’'] },
  {
    promise: 'nothing is exclaimed but what the specification exclaims',
    fault: /!/,
    bad: ['Join us!', 'Message sent! Join us!'],
    good: ['Message sent!'],
  },
];

const RULES: Record<Language, readonly Rule[]> = { fr: FRENCH, en: ENGLISH };

const breaks = ({ fault }: Rule, text: string) =>
  fault.test(text.replace(NOT_PROSE, 'x').replace(SPECIFIED, 'x'));

function textsOf(words: unknown, path: string): [path: string, text: string][] {
  if (typeof words === 'string') return [[path, words]];
  return Object.entries(words as object).flatMap(([key, entry]) =>
    textsOf(entry, `${path}.${key}`),
  );
}

const visible = (text: string) =>
  text.replace(/[\u00a0\u2009\u2011\u202f]/g, (character) => {
    return `<${character.charCodeAt(0).toString(16)}>`;
  });

describe.each(LANGUAGES)('%s', (language) => {
  const named = RULES[language].map((rule) => [rule.promise, rule] as const);

  test.each(named)('%s, in every text', async (_, rule) => {
    const dictionaries = await Promise.all(
      DICTIONARY_IDS.map(async (id) =>
        textsOf(await dictionary(id, language), `${language}/${id}`),
      ),
    );
    expect(dictionaries.flat().length).toBeGreaterThan(100);
    const faulty = dictionaries.flat().filter(([, text]) => breaks(rule, text));
    expect(faulty.map(([path, text]) => `${path}: ${visible(text)}`)).toEqual([]);
  });

  test.each(named)('%s: a text that breaks it is caught', (_, rule) => {
    for (const text of rule.bad) expect(breaks(rule, text), visible(text)).toBe(true);
    for (const text of rule.good) expect(breaks(rule, text), visible(text)).toBe(false);
  });
});
