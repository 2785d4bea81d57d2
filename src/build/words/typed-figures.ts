import { type Facts, facts } from '#content/facts/facts.ts';
import { CLAIMS, type Claim, type ClaimUnit } from '#domain/site/claims.ts';
import { LANGUAGES } from '#domain/site/language.ts';

/**
 * Figures that stand in a text as they were typed, with the fact to quote instead where there is one:
 * typedFigures("title: 'Jusqu’à 600 €'") // => ['600 €: f.claims.headlineGainMax']
 */
export function typedFigures(source: string): string[] {
  const text = withPlainSigns(NO_FIGURE_OF_OURS.reduce(left, typedText(source)));
  const figures = [...text.matchAll(FIGURE_WITH_UNIT)].map(([figure]) => named(figure.trim()));
  const [argument] = TYPED_ARGUMENT.exec(source) ?? [];
  return [...new Set([...claimsTyped(text), ...figures]), ...(argument ? [argument] : [])];
}

const left = (text: string, pattern: RegExp) => text.replace(pattern, '');

/** No imports, no comments, no values that are put in. */
const typedText = (source: string) =>
  source
    .replace(/^(?:import|export const) .*$|\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/\$?\{(?:[^{}]|\{[^{}]*\})*\}/g, (expression) =>
      expression.startsWith('$') || !/['"]/.test(expression) ? '' : expression,
    );

const withPlainSigns = (text: string) =>
  text
    .replace(/[\u00a0\u2009\u202f]|\\u(?:00a0|2009|202f)/gi, ' ')
    .replace(/[\u2011\u2013]|\\u201[13]/gi, '-');

/** Hours are left out: most are times of day, and those of a promise are looked for below. */
const FIGURE_WITH_UNIT =
  /(?<![\w.,/-])(?:€ ?\d[\d.,]*|\d[\d .,]*(?: ?(?:à|to|-|et|and) ?\d[\d.,]*)? ?(?:€|%|c€|kVA|k?Wh?(?!\w)|MWh?(?!\w)|km(?!\w)|kg(?!\w)|(?:jour|day|semaine|week|minute|seconde?|euro|million|véhicule|vehicle|utilitaire|van|borne|charger|mois|month|an|year)s?(?!\p{L})))/gu;

/** A figure written out from a number typed on the spot. */
const TYPED_ARGUMENT =
  /\b(?:euros|eurosPer|euroAmount|percent|hours|measure|number|range)\(\s*\[?\s*\d/;

/** Names of things, and the choices that a form offers. */
const NO_FIGURE_OF_OURS = [
  /15118-20/g, // a standard
  /36[ \u00a0\u202f]kVA/g, // the border between two grid tariffs
  /100[ \u00a0\u202f]km/g, // a unit
  /× 365 (?:jours|days)/g, // the specification's formula
  /'(?:\d+|\d+_months)': '[^']*'/g, // the choices for distance and timing
];

/** The names of facts by what they write; of two that write the same, a claim's. */
const NAMES = new Map<string, string>(
  LANGUAGES.flatMap((language) => {
    const { claims, short, ...others } = facts(language);
    return [...writtenBy(others, 'f').reverse(), ...writtenBy({ short, claims }, 'f')];
  }),
);

function writtenBy(part: Partial<Facts> | object, path: string): [written: string, name: string][] {
  return Object.entries(part).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[withPlainSigns(value), `${path}.${key}`]];
    return typeof value === 'object' ? writtenBy(value as object, `${path}.${key}`) : [];
  });
}

const named = (figure: string) => {
  const name = NAMES.get(figure);
  return name === undefined ? figure : `${figure}: ${name}`;
};

/** How a unit is spelled around its figure, which stands where # stands. */
const SPELLINGS: Record<ClaimUnit, RegExp> = {
  EUR: /# ?(?:€(?!\/)|EUR|euros?)|(?:€|EUR) ?#/u,
  percent: /# ?(?:%|per ?cent|pour cent)/u,
  hours: /#[ -]?(?:h|hrs?|heures?|hours?)(?!\p{L})|# ?\/ ?7/u,
  seconds: /#[ -]?(?:s|sec|secondes?|seconds?)(?!\p{L})/u,
  minutes: /#[ -]?(?:min|mn|minutes?)(?!\p{L})/u,
  days: /#[ -]?(?:j|jours?|days?)(?!\p{L})/u,
  weeks: /#[ -]?(?:semaines?|weeks?)(?!\p{L})/u,
  megawatts: /#[ -]?(?:MW(?!h)|m[ée]gawatts?)/u,
  'millions EUR':
    /# ?(?:M ?€|M ?EUR|millions? (?:d’|of )?(?:euros|€|EUR))|(?:€|EUR) ?# ?m(?!\p{L})|€ ?# ?million/u,
  'e-mails':
    /# e-?mails?|(?:un|une|one|an|single|seul) e-?mail (?:par|a|per|each|every) (?:mois|month)/u,
  count:
    /(?:plus de|more than|over|au moins|at least|près de|nearly) #(?! (?:véhicules|vehicles|utilitaires|vans)| ?(?:[%€]|k[WV]))|# ?\+|\+ ?#(?! ?%)|# (?:pilot |partner |compatible )?(?:models|modèles|bornes|points de|charge points|chargers|flottes|fleets)/u,
  year: /(?:fin|en|avant|d’ici|in|by|until|before|end of) #/u,
};

const IN_WORDS: Record<number, string> = {
  2: 'deux|two',
  4: 'quatre|four',
  24: 'vingt-quatre|twenty-four',
  30: 'trente|thirty',
  48: 'quarante-huit|forty-eight',
};

function writtenAs(figure: number): string {
  const [whole = '', fraction] = String(figure).split('.');
  const digits = whole.replace(/(?<=\d)(?=(\d{3})+$)/g, '[ ,.]?');
  const number = fraction === undefined ? digits : `${digits}[.,]${fraction}`;
  const words = IN_WORDS[figure] === undefined ? '' : `|(?<!\\p{L})(?:${IN_WORDS[figure]})`;
  return `(?:(?<!\\d|\\d[ .,])${number}(?!\\d)${words})`;
}

function claimsTyped(text: string): string[] {
  return Object.entries<Claim>(CLAIMS).flatMap(([name, { value, unit }]) =>
    [value].flat().flatMap((end) => {
      const pattern = SPELLINGS[unit].source.replaceAll('#', writtenAs(end));
      const [found] = new RegExp(pattern, 'iu').exec(text) ?? [];
      return found === undefined ? [] : [`${found}: f.claims.${name}`];
    }),
  );
}
