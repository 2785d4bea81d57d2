import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CLAIMS, type Claim, type ClaimUnit } from '#domain/site/claims.ts';
import { LANGUAGES } from '#domain/site/language.ts';

const ALL: [name: string, claim: Claim][] = Object.entries(CLAIMS);
const FILES = [...LANGUAGES, 'articles'].flatMap((folder) =>
  readdirSync(`src/content/${folder}`)
    .filter((file) => /\.(?:ts|mdx)$/.test(file))
    .map((file) => `${folder}/${file}`),
);
const sourceOf = (file: string) => readFileSync(`src/content/${file}`, 'utf8');
const endsOf = ({ value }: Claim): readonly number[] =>
  typeof value === 'number' ? [value] : value;

const IN_WORDS: Record<number, string> = {
  2: 'deux|two',
  4: 'quatre|four',
  24: 'vingt-quatre|twenty-four',
  30: 'trente|thirty',
  48: 'quarante-huit|forty-eight',
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

function writtenAs(figure: number): string {
  const [whole = '', fraction] = String(figure).split('.');
  const digits = whole.replace(/(?<=\d)(?=(\d{3})+$)/g, '[ ,.]?');
  const number = fraction === undefined ? digits : `${digits}[.,]${fraction}`;
  const words = IN_WORDS[figure] === undefined ? '' : `|(?<!\\p{L})(?:${IN_WORDS[figure]})`;
  return `(?:(?<!\\d|\\d[ .,])${number}(?!\\d)${words})`;
}

const withPlainSigns = (source: string) =>
  source
    .replace(/[\u00a0\u2009\u202f]|\\u(?:00a0|2009|202f)/gi, ' ')
    .replace(/[\u2011\u2013]|\\u201[13]/gi, '-');

function typedByHand(source: string): string[] {
  const plain = withPlainSigns(source);
  return ALL.flatMap(([name, claim]) =>
    endsOf(claim).flatMap((end) => {
      const pattern = SPELLINGS[claim.unit].source.replaceAll('#', writtenAs(end));
      const found = new RegExp(pattern, 'iu').exec(plain);
      return found === null ? [] : [`${name}: ${found[0]}`];
    }),
  );
}

/** A figure written out from a number typed on the spot. */
const TYPED_ARGUMENT = /\b(?:euros|eurosPer|euroAmount|percent|hours|number|range)\(\s*\[?\s*\d/;

/** What stands in a text as it was typed: no imports, no comments, no expressions. */
const typedText = (source: string) =>
  withPlainSigns(
    source
      .replace(/^(?:import|export const) .*$|\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .replace(/\$?\{(?:[^{}]|\{[^{}]*\})*\}/g, (expression) =>
        expression.startsWith('$') || !/['"]/.test(expression) ? '' : expression,
      ),
  );

/** Hours are left out: most are times of day, and those of a promise are looked for above. */
const FIGURE_WITH_UNIT =
  /(?<![\w.,/-])(?:€ ?\d[\d.,]*|\d[\d .,]*(?: ?(?:à|to|-|et|and) ?\d[\d.,]*)? ?(?:€|%|c€|kVA|k?Wh?(?!\w)|MWh?(?!\w)|km(?!\w)|kg(?!\w)|(?:jour|day|semaine|week|minute|seconde?|euro|million|véhicule|vehicle|utilitaire|van|borne|charger|mois|month|an|year)s?(?!\p{L})))/gu;

/** No figures of ours: names of things, and the choices that a form offers. */
const NO_FIGURE_OF_OURS = [
  /15118-20/g, // a standard
  /36 kVA/g, // the border between two grid tariffs
  /100 km/g, // a unit
  /× 365 (?:jours|days)/g, // the specification's formula
  /'(?:\d+|\d+_months)': '[^']*'/g, // the choices for distance and timing
];

function figuresTyped(source: string): string[] {
  const text = NO_FIGURE_OF_OURS.reduce(
    (rest, known) => rest.replace(known, ''),
    typedText(source),
  );
  return [...text.matchAll(FIGURE_WITH_UNIT)].map(([figure]) => figure);
}

test.each(FILES)(
  '%s takes its figures from the claims, and every one with a unit from somewhere',
  (file) => {
    const source = sourceOf(file);
    expect(typedByHand(source)).toEqual([]);
    expect(TYPED_ARGUMENT.exec(source)?.[0]).toBeUndefined();
    expect(figuresTyped(source)).toEqual([]);
  },
);

const CAUGHT: [name: keyof typeof CLAIMS, texts: string[]][] = [
  ['headlineGainMax', ['600 €', '600€', '600\u202f€', '600\\u202f€', '€600', '600 euros']],
  ['headlineGainMax', ['EUR 600', '600 EUR', '600 Euros']],
  ['fleetGain', ['800 à 1 500 €', '€800–€1,500', '€800-1500', '1.500 euros', '1500 €']],
  ['ownInitialCost', ['0 €', '€0']],
  ['chargingCostReduction', ['15 à 25 %', '15–25%', '15-25%', '15 per cent', '25 pour cent']],
  ['availability', ['99,5 %', '99.5%']],
  ['supportHoursPerDay', ['24 h', '24h', '24 heures', '24 hours', '24/7', '24-hour', '24h/24']],
  ['profileReviewWithin', ['sous 48\u00a0h', 'within 48 hours', 'quarante-huit heures']],
  ['connectionWithin', ['24-48h', '24 à 48 h', '24 to 48 hours']],
  ['noticePeriod', ['30 jours', '30 days’ notice', '30-day', 'thirty days']],
  ['launchWithin', ['2 semaines', '2 weeks', 'two weeks', 'deux semaines', 'two-week']],
  ['estimateWithin', ['2 minutes', '2 min', 'deux minutes', '2-minute']],
  ['activationWithin', ['30 s', '30s', '30 secondes', '30 seconds', 'thirty seconds']],
  ['capacity', ['10 MW', '10\u202fMW', '10 megawatts', '10 mégawatts', '+10MW']],
  ['generatedForPartners', ['2 M€', '2M€', '€2M', '€2m', '€2 million', '2 millions d’euros']],
  ['compatibleModels', ['plus de 150', '150+', '150 +', 'more than 150', '+150', '150 modèles']],
  ['chargePointsInstalled', ['500+', 'over 500', '500 bornes', '500 charge points']],
  ['pilotFleets', ['50+ fleets', '50 flottes', '50 pilot fleets']],
  ['newsletterPerMonth', ['1 e‑mail par mois', '1 email a month', 'one email a month']],
  ['foundingPlacesUntil', ['en 2025', 'fin 2025', 'until 2025', 'end of 2025']],
];

describe('the check itself', () => {
  test.each(CAUGHT)('%s is caught when typed by hand: %j', (name, texts) => {
    for (const text of texts) {
      const names = typedByHand(text).map((hit) => hit.split(':')[0]);
      expect(names, text).toContain(name);
    }
  });

  test.each([
    'title: "Jusqu’à 7 000 € par an"',
    'text: `de 12 à 18 % de moins`',
    "text: 'up to €75 a year'",
    'branchés à 22 kW toute la nuit',
    'Une batterie de 60\u202fkWh, 40 vans',
    "text: 'les 3 mois suivants'",
  ])('any figure with a unit is caught: %s', (source) => {
    expect(figuresTyped(source)).toHaveLength(source.includes('40 vans') ? 2 : 1);
  });

  test.each([
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of a dictionary's source
    'text: `${euros(CLAIMS.headlineGainMax.value, "fr")} par an`',
    'Elle coûte {depot.before} par an, {number(STUDIES.rwth.years)} ans',
    'plus de 36 kVA',
    'TURPE 7, ISO 15118-20, en 2025',
  ])('what comes from somewhere, or is a name, passes: %s', (source) => {
    expect(figuresTyped(source)).toEqual([]);
  });

  test('a figure written out from a typed number is caught', () => {
    for (const call of ["euros(600, 'fr')", "percent([15, 25], 'en')", "number(30, 'fr')"]) {
      expect(call).toMatch(TYPED_ARGUMENT);
    }
    expect("euros(CLAIMS.fleetGain.value, 'fr')").not.toMatch(TYPED_ARGUMENT);
  });

  test('every unit of a claim has a sample that is caught', () => {
    const sampled = CAUGHT.map(([name]) => CLAIMS[name].unit);
    expect([...new Set(sampled)].sort()).toEqual([...new Set(ALL.map(([, c]) => c.unit))].sort());
  });

  test.each([
    '20 à 500 véhicules',
    'plus de 50 véhicules',
    '16 000 €',
    '6,600 €',
    '10 MWh',
    'un e‑mail de confirmation',
    'À 19 h, jusqu’à 7 h',
    'en un peu plus de quatre. Ensuite',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of a dictionary's source
    '${hours(CLAIMS.analysisWithin.value, "fr")}',
  ])('what is no claim typed by hand passes: %s', (text) => {
    expect(typedByHand(text)).toEqual([]);
  });
});
