import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BRAND as SAMPLE } from '#domain/site/brand.sample.ts';
import { CLAIMS, type Claim } from '#domain/site/claims.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import {
  DICTIONARY_IDS,
  dictionary,
  factsIn,
  filesIn,
  takenInBy,
  textsOf,
} from './dictionaries.ts';
import { typedFigures } from './typed-figures.ts';

const ALL: [name: string, claim: Claim][] = Object.entries(CLAIMS);

test.each([...filesIn('fr'), ...filesIn('en')])('%s types no figure by hand', (file) => {
  expect(typedFigures(readFileSync(file, 'utf8'))).toEqual([]);
});

test.each([
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
  ['pilotFleets', ['50+ fleets', '50 flottes', '50 pilot fleets']],
  ['newsletterPerMonth', ['1 e‑mail par mois', '1 email a month', 'one email a month']],
  ['foundingPlacesUntil', ['en 2025', 'fin 2025', 'until 2025', 'end of 2025']],
])('%s is named as the fact to quote for what was typed: %j', (name, texts) => {
  for (const text of texts) {
    const facts = typedFigures(text).map((one) => one.split(': ')[1]);
    expect(facts, text).toContain(`f.claims.${name}`);
  }
});

test('a figure of a fleet is named too, and one that is no fact is caught all the same', () => {
  expect(typedFigures('Batteries de 60\u202fkWh')).toEqual(['60 kWh: f.initial.battery']);
  const others = ['7 000 € par an', '12 à 18 %', 'up to €75', '23 kW', '41 vans', 'les 3 mois'];
  for (const text of others) expect(typedFigures(text), text).toHaveLength(1);
  for (const call of ['f.euros(601)', "f.percent([15, 25], 'en')", 'f.number(31)']) {
    expect(typedFigures(call), call).toHaveLength(1);
  }
});

test.each([
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of a dictionary's source
  'text: `${f.claims.headlineGainMax} par an`, f.euros(gain)',
  'Elle coûte {f.depot.before} par an, {f.studies.rwth.years} ans',
  'plus de 36 kVA; TURPE 7, ISO 15118-20, en 2026',
  'À 19 h, jusqu’à 7 h; un e‑mail de confirmation; en un peu plus de quatre. Ensuite',
])('what is a fact, a name or an hour of the day passes: %s', (source) => {
  expect(typedFigures(source)).toEqual([]);
});

/** The rules for money are said in one sentence each, which states our share. */
const claimsIn = (id: string, language: Language) =>
  factsIn(id, language).flatMap((name) => {
    if (name === 'shareRule') return ['ownShare'];
    return /^(?:claims|short)\.(\w+)/.exec(name)?.slice(1) ?? [];
  });

/** With those of the files whose words it takes in. */
const claimsOn = (id: string): string[] => [
  ...claimsIn(id, 'fr'),
  ...takenInBy(id).flatMap(claimsOn),
];

test.each(DICTIONARY_IDS)(
  '%s makes claims only where they are allowed, the same in both languages',
  (id) => {
    expect(new Set(claimsIn(id, 'en'))).toEqual(new Set(claimsIn(id, 'fr')));
    const places = [id, ...DICTIONARY_IDS.filter((one) => takenInBy(one).includes(id))];
    const allowed = ALL.filter(([, { shownOn }]) =>
      places.some((place) => shownOn.some((one) => one === place)),
    );
    const names = allowed.map(([name]) => name as string);
    expect(
      claimsIn(id, 'fr').filter((name) => !names.includes(name)),
      `not allowed on ${id}: add it to shownOn in src/domain/site/claims.ts, or say it elsewhere`,
    ).toEqual([]);
  },
);

test.each(ALL)(
  '%s runs from low to high, rests on something and is said wherever it may be',
  (name, { value, shownOn, restsOn }) => {
    const [low = Number.NaN, high = low] = [value].flat();
    expect(low).toBeLessThanOrEqual(high);
    expect(restsOn.trim()).not.toBe('');
    expect(shownOn).not.toHaveLength(0);
    for (const place of shownOn) expect(claimsOn(place), place).toContain(name);
  },
);

test('who gets what and who pays when is said wherever money is promised', () => {
  const saying = (rule: string) => DICTIONARY_IDS.filter((id) => factsIn(id, 'en').includes(rule));
  expect(saying('shareRule')).toEqual(
    expect.arrayContaining(['fleets', 'home', 'partners', 'simulator', 'simulator-method']),
  );
  expect(saying('paymentRule')).toEqual(expect.arrayContaining(['fleets']));
});

const textOf = async (id: string, language: Language) =>
  textsOf(await dictionary(id, language))
    .map(([, text]) => text)
    .join('\n');

describe('what only the owner can state', () => {
  afterEach(() => {
    vi.doUnmock('#domain/site/brand.ts');
    vi.resetModules();
  });

  const stating = DICTIONARY_IDS.filter((id) =>
    factsIn(id, 'fr').some((name) => name.startsWith('stated.')),
  );

  test.each(stating)('%s says it once it is set, and nothing of it until then', async (id) => {
    for (const language of LANGUAGES) {
      const bare = await textOf(id, language);
      vi.resetModules();
      vi.doMock('#domain/site/brand.ts', () => ({ BRAND: SAMPLE }));
      const { facts } = await import('#content/facts/facts.ts');
      const { stated } = facts(language);
      const quoted = Object.entries(stated).filter(([name]) =>
        factsIn(id, language).some((one) => one.startsWith(`stated.${name}`)),
      );
      const full = await textOf(id, language);
      const statements = textsOf(Object.fromEntries(quoted))
        .map(([, text]) => text)
        .filter((text) => text.length > 12);
      for (const statement of statements) {
        expect(full).toContain(statement);
        expect(bare).not.toContain(statement);
      }
      vi.doUnmock('#domain/site/brand.ts');
      vi.resetModules();
    }
  });

  test('without it no page says certified, hosted or insured', async () => {
    for (const id of ['pre-registration', 'faq', 'energy', 'aggregators']) {
      for (const language of LANGUAGES) {
        expect(await textOf(id, language)).not.toMatch(
          /certifiés|certified to|Union européenne|European Union|bac à sable|sandbox/i,
        );
      }
    }
  });
});
