import type { Language } from '#domain/site/language.ts';

/** What `npm test` asks of every text and `npm run words -- fix` writes. */
export interface TypographyRule {
  promise: string;
  fault: RegExp;
  /** Left out where only a writer can tell what was meant. */
  correct?: (text: string) => string;
  /** Caught, and made good by `correct`. */
  bad: readonly string[];
  /** Reported, and left to the author to mend. */
  byHand?: readonly string[];
  good: readonly string[];
}

/** Word for word from the specification, whatever our own rules say. */
const SPECIFIED =
  /Votre email|Email professionnel|Email déjà enregistré|Cette adresse email|Inscription\.\.\.|Envoi en cours\.\.\.|Sending\.\.\.|Subscribing\.\.\.|Message sent!|Thank you for subscribing!/g;

const NOT_PROSE = /https?:\/\/\S+|mailto:\S+|\S+@\S+|\b\d{1,2}:\d{2}\b|\{\w*email\w*\}/gi;

const UNIT = String.raw`(?:kWh|MWh|GWh|kWc?|MW|kVA|km|kg|mm|min|ms|h|s|t|[kMc]?€)(?![\p{L}’'])`;

/** The space, or none, between a mark and what it follows. */
const GAP = String.raw`(?<=[^ \u00a0\u2009\u202f])[ \u00a0\u2009\u202f]*`;

/** A quotation between marks that stand for both ends, with the apostrophes inside its words. */
const QUOTED =
  /"([^"]+)"|(?<![\p{L}\p{N}])'((?:[^']|(?<=\p{L})'(?=\p{L}))+)'(?![\p{L}\p{N}])|“([^”]+)”|«([^»]+)»/gu;

const quotedAs =
  (open: string, close: string) =>
  (text: string): string =>
    text.replace(QUOTED, (whole, ...inside: (string | undefined)[]) => {
      const words = inside.slice(0, 4).find((part) => part !== undefined) ?? whole;
      return `${open}${words.trim()}${close}`;
    });

const guillemets = quotedAs('«\u202f', '\u202f»');
const britishMarks = quotedAs('‘', '’');

const everywhere = (quotationMarks: (text: string) => string): readonly TypographyRule[] => [
  {
    promise: 'no quotation mark is straight',
    fault: /"/,
    correct: quotationMarks,
    bad: ['"ok"', 'le "bon" moment'],
    byHand: ['12" de diagonale'],
    good: ['ok'],
  },
  {
    promise: 'apostrophes are curly',
    fault: /'/,
    correct: (text) => text.replaceAll("'", '’'),
    bad: ["l'heure", "fleet's", "drivers' vans"],
    good: ['l’heure', 'fleet’s'],
  },
  {
    promise: 'no space is doubled, leading or trailing',
    fault: /[\s\u2009]{2}|^\s|\s$/,
    correct: (text) =>
      text.replace(/[ \u00a0\u2009\u202f]{2,}/g, (spaces) => spaces.replaceAll(' ', '')[0] ?? ' '),
    bad: ['a  b', 'a \u00a0b'],
    byHand: [' a', 'a '],
    good: ['a b'],
  },
  {
    promise: 'an ellipsis is one character',
    fault: /\.\.\./,
    correct: (text) => text.replace(/\.{3}/g, '…'),
    bad: ['Et...'],
    good: ['Et…'],
  },
];

const FRENCH: readonly TypographyRule[] = [
  ...everywhere(guillemets),
  {
    promise: 'guillemets hold narrow no-break spaces, and English quotation marks none',
    fault: /«(?!\u202f)|(?<!\u202f)»|[“”]/,
    correct: (text) =>
      text
        .replace(/«[ \u00a0\u2009\u202f]*/g, '«\u202f')
        .replace(new RegExp(`${GAP}»`, 'g'), '\u202f»'),
    bad: ['« oui\u202f»', '«\u202foui »', '«oui»', '“oui”'],
    byHand: ['oui”'],
    good: ['«\u202foui\u202f»'],
  },
  {
    promise: 'a narrow no-break space stands between a number and its unit',
    fault: new RegExp(String.raw`[\d}][ \u00a0\u2009]?${UNIT}|\u202fh(?!\u202f)\s?\d`, 'u'),
    correct: (text) =>
      text
        .replace(new RegExp(String.raw`([\d}])[ \u00a0\u2009]?(${UNIT})`, 'gu'), '$1\u202f$2')
        .replace(/\u202fh(?!\u202f)\s?(\d)/g, '\u202fh\u202f$1'),
    bad: ['7 h', '7h', '11\u00a0kW', '{n} kWh', '30s', '7\u202fh 30', '7h30', '2 M€'],
    good: ['7\u202fh', '{n}\u202fkWh', '7\u202fh\u202f30', '25 heures', 'V2G', '{brand} s’engage'],
  },
  {
    promise: 'a narrow no-break space parts the thousands',
    fault: /\d[ \u00a0,.]\d{3}(?!\d)/,
    correct: (text) =>
      text.replace(/(?<!\d)\d{1,3}(?:[ \u00a0]\d{3})+(?!\d)/g, (figure) =>
        figure.replace(/[ \u00a0]/g, '\u202f'),
      ),
    bad: ['1 200', '1\u00a0200', '12 345 678'],
    byHand: ['1,200', '1.200', 'En 2024 200 véhicules'],
    good: ['1\u202f200', '01 99 00 18 42', '99,5'],
  },
  {
    promise: 'a narrow no-break space stands before ; ! ? % and €',
    fault: /(?<!^|[\u202f!?(]|\u202f[kM]|c(?=€))[;!?%€]/u,
    correct: (text) =>
      text.replace(
        new RegExp(String.raw`${GAP}(?<!^|[\u202f!?(]|[kMc](?=€))([;!?%€])`, 'gu'),
        '\u202f$1',
      ),
    bad: ['Un ; deux', 'Oui\u00a0!', 'Quoi?', '15%', '{n} %', '600 €', '5\u00a0€/MWh', 'Quoi ?!'],
    byHand: ['en M€'],
    good: ['Quoi\u202f?!', '15\u202f%', '2\u202fM€', 'Coût (€)', '5\u202f€/MWh', 'en c€/kWh'],
  },
  {
    promise: 'a no-break space stands before a colon',
    fault: /(?<!\u00a0):/,
    correct: (text) => text.replace(new RegExp(String.raw`${GAP}(?<!\d(?=:\d)):`, 'g'), '\u00a0:'),
    bad: ['Prix : haut', 'Prix\u202f: haut', 'Prix: haut'],
    byHand: ['16:9'],
    good: ['Prix\u00a0: haut', 'à 12:30', 'https://voir.example', 'mailto:a@b.example'],
  },
  {
    promise: 'e‑mail has its no-break hyphen',
    fault: /\be-?mails?\b/i,
    correct: (text) => text.replace(/\b(e)-?(mails?)\b/gi, '$1\u2011$2'),
    bad: ['un e-mail', 'un email', 'vos E-mails'],
    good: ['un e\u2011mail', 'Votre email', 'écrivez à {email}', 'Cette adresse email est'],
  },
];

const ENGLISH: readonly TypographyRule[] = [
  ...everywhere(britishMarks),
  {
    promise: 'no space stands before ; : ! ? or %',
    fault: /\s[;:!?%]/,
    correct: (text) => text.replace(/(?<=\S)[ \u00a0\u2009\u202f]+([;:!?%])/g, '$1'),
    bad: ['One ; two', 'Price\u00a0: high', 'Why ?', '15\u202f%'],
    good: ['One; two: why? 15%'],
  },
  {
    promise: 'a no-break space holds a time of day together, as in clock()',
    fault: /\d[^\u00a0]?[ap]\.m\./,
    correct: (text) => text.replace(/(\d)\s?([ap]\.m\.)/g, '$1\u00a0$2'),
    bad: ['7 p.m.', '7a.m.', '7\u202fp.m.'],
    good: ['7\u00a0p.m.'],
  },
  {
    promise: 'quotation marks are British',
    fault: /[«»„]/,
    correct: britishMarks,
    bad: ['«yes»', '«\u202fyes\u202f»'],
    byHand: ['„yes'],
    good: ['‘yes’'],
  },
  {
    promise: 'nothing is exclaimed but what the specification exclaims',
    fault: /!/,
    bad: [],
    byHand: ['Join us!', 'Message sent! Join us!'],
    good: ['Message sent!'],
  },
];

export const TYPOGRAPHY: Record<Language, readonly TypographyRule[]> = {
  fr: FRENCH,
  en: ENGLISH,
};

export const breaks = ({ fault }: TypographyRule, text: string): boolean =>
  fault.test(text.replace(NOT_PROSE, 'x').replace(SPECIFIED, 'x'));

/** corrected("L'heure ?", 'fr') // => 'L’heure ?' with a narrow no-break space */
export function corrected(text: string, language: Language): string {
  const prose = setAside(text, NOT_PROSE, '\ua000');
  const ours = setAside(prose.text, SPECIFIED, '\ua001');
  let result = ours.text;
  for (const rule of TYPOGRAPHY[language]) result = rule.correct?.(result) ?? result;
  return prose.putBack(ours.putBack(result));
}

/** What a rule may not touch, replaced meanwhile by a letter that no text of ours has. */
function setAside(text: string, pattern: RegExp, letter: string) {
  const pieces = text.match(pattern) ?? [];
  return {
    text: text.replace(pattern, letter),
    putBack: (changed: string) => changed.replaceAll(letter, () => pieces.shift() ?? ''),
  };
}
