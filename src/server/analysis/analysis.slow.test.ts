import { describe, expect, test } from 'vitest';
import { givenAnswers } from '#domain/leads/analysed-fleet.ts';
import { leadFleet } from '#domain/leads/lead-fleet.ts';
import { shownBill, shownLines, simulate } from '#domain/simulator/index.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { BRAND } from '#domain/site/brand.sample.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { TWELVE_FLEETS } from '../../../tests/fleets/twelve-fleets.ts';
import { amountsOf, edgesOf, propertiesOf, textOf } from '../testing/read-pdf.ts';
import { type AnalysisFigures, analysisFigures, rangeWithPower } from './analysis-figures.ts';
import { openAnswerText } from './compose-assumptions.ts';
import { type AnalysisFrame, composeDocument } from './compose-document.ts';
import { openAnswers } from './open-answers.ts';
import { pdfRenderer } from './render-pdf.ts';

const render = await pdfRenderer();

const DAY = '2026-11-18';
const frame = (language: Language, company?: string, energyCost?: string): AnalysisFrame => ({
  language,
  company,
  energyCost,
  day: DAY,
  link: `https://www.voltige.example/${language}/simulateur?v=60&i=2`,
  methodLink: `https://www.voltige.example/${language}/simulateur/methode`,
  statements: BRAND.statements,
});

type AnalysedCase = Pick<(typeof TWELVE_FLEETS)[number], 'inputs' | 'mode'>;

const figuresOf = ({ inputs, mode }: AnalysedCase): AnalysisFigures =>
  analysisFigures({ inputs, mode, given: givenAnswers(inputs) }, FRENCH_YEARS);

const pdfOf = (fleet: AnalysedCase, language: Language, company?: string) =>
  render(composeDocument(figuresOf(fleet), frame(language, company)), DAY);

const MOST_BYTES = 300_000;
/** Points from the left of the page. */
const MARGINS = { left: 48, right: 547.5 };

describe.each(TWELVE_FLEETS)('$name', ({ inputs, mode, company }) => {
  test.each(LANGUAGES)('makes four A4 pages of text in %s, tagged, under 300 kB', (language) => {
    const pdf = pdfOf({ inputs, mode }, language, company);
    expect(pdf.length).toBeLessThan(MOST_BYTES);
    expect(propertiesOf(pdf)).toMatchObject({
      Pages: '4',
      Tagged: 'yes',
      'Page size': expect.stringContaining('A4'),
      JavaScript: 'no',
      Title: expect.stringContaining(company ?? String(inputs.vehicles)),
    });
    expect(pdf.includes('pdfuaid:part')).toBe(true);
    // Words were filled in, and no thing was written as what JavaScript calls it.
    expect(textOf(pdf)).not.toMatch(/\{\w+\}|undefined|NaN|null|\[object/);
    const { left, right } = edgesOf(pdf);
    expect(left).toBeGreaterThan(MARGINS.left - 1);
    expect(right).toBeLessThan(MARGINS.right + 1);
  });

  test.each(LANGUAGES)(
    'says in %s the euros that the simulator shows, and no others',
    (language) => {
      const written = amountsOf(pdfOf({ inputs, mode }, language, company));
      const { mustBe, mayBe } = amountsOfPage({ inputs, mode });
      expect(mustBe.filter((euros) => !written.includes(euros))).toEqual([]);
      expect(written.filter((euros) => ![...mustBe, ...mayBe].includes(euros))).toEqual([]);
    },
  );
});

const REGISTRATIONS = {
  'with every answer': {
    ...{ fleet_size: 25, vehicle_type: 'vans', industry: 'logistics' },
    ...{ charging_hours: 'night', daily_distance: 200 },
  },
  'with what must be answered': { fleet_size: 250, vehicle_type: 'mixed', industry: 'other' },
  'of a few cars': { fleet_size: 1, vehicle_type: 'cars', industry: 'service' },
  'of buses by day': {
    ...{ fleet_size: 50, vehicle_type: 'buses', industry: 'municipal' },
    charging_hours: 'day',
  },
};

describe.each(Object.entries(REGISTRATIONS))('a registration %s', (_name, answers) => {
  test.each(LANGUAGES)('is four pages in %s, which name all that was assumed', (language) => {
    const figures = analysisFigures(leadFleet(answers), FRENCH_YEARS);
    const company = 'Société coopérative des transports et messageries de la vallée';
    const pdf = render(composeDocument(figures, frame(language, company)), DAY);
    expect(propertiesOf(pdf)).toMatchObject({ Pages: '4', Tagged: 'yes' });
    expect(textOf(pdf)).not.toMatch(/\{\w+\}|undefined|NaN|null|\[object/);
    const words = (text: string) => text.replaceAll(/[\s\u2060]+/g, '');
    const read = words(textOf(pdf));
    for (const open of openAnswers(figures)) {
      expect(read).toContain(words(openAnswerText(open, language)));
    }
  });
});

/** What the simulator's page shows for the same answers: tests/agreement holds it to the same results. */
function amountsOfPage({ inputs, mode }: AnalysedCase) {
  const { shown, months, estimate, per100Km, ranges, situations } = simulate(
    { ...inputs, mode },
    FRENCH_YEARS,
  );
  const { span, perVehicle, fleet, against } = shown;
  const whole = (euros: number) => Math.round(euros) + 0;
  const cents = (euros: number) => Math.round(euros * (1 + Number.EPSILON) * 100) / 100;
  const { baseline, years, possible } = estimate;
  const own = Object.values(against[baseline]).map((euros) => euros ?? 0);
  const six = Object.values(situations.gains).flatMap(({ arrival, timer }) => [arrival, timer]);
  const hasGain = (span?.perVehicle.highEuros ?? perVehicle.gainEuros) > 0;
  const cases = ranges[baseline].cases.map(({ gainEuros }) => whole(gainEuros));
  const mustBe = [
    ...(span === null
      ? [fleet.gainEuros, ...(hasGain ? own : [])]
      : [span.perVehicle.lowEuros, span.perVehicle.highEuros, span.fleet.highEuros]),
    ...(hasGain && span !== null ? six.map(whole) : []),
    perVehicle.beforeEuros,
    perVehicle.paidInAllEuros,
    fleet.beforeEuros,
    fleet.paidInAllEuros,
    ...years.flatMap((year) => [whole(year.beforeEuros), whole(year.gainEuros)]),
    ...months.map(whole),
    ...cases,
    cents(per100Km.beforeEuros),
    cents(per100Km.afterEuros),
  ];
  const bills = [shownBill(estimate), shownBill(estimate, inputs.vehicles)];
  const lines = [perVehicle, shownLines(estimate, inputs.vehicles)].flatMap((of) => [
    of.valueCreatedEuros,
    of.ownShareEuros,
    0 - of.ownShareEuros,
    ...[of.energyEuros, of.tariffEuros, of.powerEuros, of.v2gEuros].flatMap((line) => [
      line,
      0 - line,
    ]),
    of.energyEuros + of.v2gEuros,
  ]);
  const figures = figuresOf({ inputs, mode });
  const narrowed = rangeWithPower(figures, baseline);
  const mayBe = [
    ...own,
    ...Object.values(against).flatMap((of) => Object.values(of)),
    ...six.map(whole),
    ...lines,
    ...bills.flatMap(({ before, after }) => [before, after].flatMap((of) => Object.values(of))),
    fleet.gainEuros,
    span?.fleet.lowEuros ?? 0,
    ...[possible.afrrEuros, possible.afrrBidirectionalEuros].flatMap((euros) => [
      whole(euros),
      whole(euros * inputs.vehicles),
    ]),
    whole(estimate.moreWithIndexedEuros),
    cents(figures.night.todayEuros),
    cents(figures.night.planEuros),
    whole(narrowed.lowEuros),
    whole(narrowed.highEuros),
    0,
  ];
  return { mustBe, mayBe };
}

const vans = TWELVE_FLEETS[2];

const HOSTILE = [
  '#import "/etc/passwd": * #read("/etc/passwd")',
  '$x^2$ *bold* _it_ `raw` <label> @ref \\ // /* */ ]]}}',
  '"]; #panic() #{1+1} = Heading',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'Σ\u0000\u0007\u202e漢字🚚 Société\nAnonyme\tSA',
  '{gain} {0} %s &amp; &lt;b&gt;',
  'x'.repeat(5000),
];

test.each(HOSTILE.map((company) => [company.slice(0, 60), company]))(
  'a company called %j changes nothing but its own name',
  (_, company) => {
    const plain = textOf(pdfOf(vans, 'fr', 'Transports Martin'));
    const hostile = textOf(pdfOf(vans, 'fr', company));
    const rest = (text: string, name: string) =>
      text.replaceAll(/\s+/g, ' ').split(name).join('NAME');
    const named = /direction financière de (.*?) 60 utilitaires/.exec(
      hostile.replaceAll(/\s+/g, ' '),
    );
    expect(named?.[1]).toBeTruthy();
    expect(rest(hostile, named?.[1] ?? '')).toBe(rest(plain, 'Transports Martin'));
    expect(propertiesOf(pdfOf(vans, 'fr', company)).Pages).toBe('4');
  },
);

test.each(['漢字', '🚚🚚', '\u0000', '   ', ''])(
  'a name of which nothing can be printed (%j) is left out',
  (company) => {
    expect(textOf(pdfOf(vans, 'en', company))).toBe(textOf(pdfOf(vans, 'en')));
  },
);

test('the compiler refuses a document without a title, an alt text or a font for its letters', () => {
  const whole = composeDocument(figuresOf(vans), frame('fr'));
  expect(() => render({ ...whole, title: '' }, DAY)).toThrow(/title/);
  const undrawn = {
    ...whole,
    night: { ...whole.night, picture: { ...whole.night.picture, alt: null } },
  };
  expect(() => render(undrawn as never, DAY)).toThrow(/alt/);
  expect(() => render({ ...whole, brand: '漢字' }, DAY)).toThrow(/font/);
});

test('the same answers on the same day are the same bytes', () => {
  expect(pdfOf(vans, 'fr').equals(pdfOf(vans, 'fr'))).toBe(true);
});
