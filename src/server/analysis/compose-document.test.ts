import { describe, expect, test } from 'vitest';
import { givenAnswers } from '#domain/leads/analysed-fleet.ts';
import { leadFleet } from '#domain/leads/lead-fleet.ts';
import { type Answers, DEFAULT_INPUTS, withAnswers } from '#domain/simulator/index.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { BRAND } from '#domain/site/brand.ts';
import { TWELVE_FLEETS } from '../../../tests/fleets/twelve-fleets.ts';
import { type AnalysisFigures, analysisFigures } from './analysis-figures.ts';
import { openAnswerText } from './compose-assumptions.ts';
import { type AnalysisFrame, composeDocument } from './compose-document.ts';
import { openAnswers } from './open-answers.ts';

const FRAME: AnalysisFrame = {
  language: 'en',
  day: '2026-11-18',
  link: 'https://www.voltige.example/en/simulator',
  methodLink: 'https://www.voltige.example/en/simulator/method',
  statements: BRAND.statements,
};

const figuresOf = (inputs: typeof DEFAULT_INPUTS): AnalysisFigures =>
  analysisFigures({ inputs, mode: 'expert', given: givenAnswers(inputs) }, FRENCH_YEARS);

const fleetWith = (answers: Answers) => withAnswers(DEFAULT_INPUTS, answers).fleet;

const EVENING = { vehicles: 60, activity: 'delivery', hours: 13, departureHour: 7 } as const;
const LEAST = { fleet_size: 25, vehicle_type: 'vans', industry: 'logistics' };
const SETTLED = {
  baseline: 'arrival',
  contract: 'indexed',
  siteKw: 300,
  startPercent: 40,
} as const;

const DOCUMENTS: Readonly<Record<string, AnalysisFigures>> = {
  ...Object.fromEntries(TWELVE_FLEETS.map(({ name, inputs }) => [name, figuresOf(inputs)])),
  'a registration with the least answers': analysisFigures(leadFleet(LEAST), FRENCH_YEARS),
  'a registration of buses': analysisFigures(
    leadFleet({ ...LEAST, vehicle_type: 'buses', charging_hours: 'day' }),
    FRENCH_YEARS,
  ),
  'trucks against their timer': figuresOf(
    fleetWith({ ...EVENING, vehicleType: 'truck', contract: 'indexed', baseline: 'timer' }),
  ),
  'every answer given': figuresOf(fleetWith({ ...EVENING, ...SETTLED })),
};

/** amounts('cautious €142, favourable €1,222') // => [142, 1222] */
const amounts = (text: string): number[] =>
  [...text.replaceAll('\u2060', '').matchAll(/(−)?€([\d,]+)/g)].map(
    ([, minus, digits]) => (minus ? -1 : 1) * Number(digits?.replaceAll(',', '')),
  );

describe.each(Object.entries(DOCUMENTS))('%s', (_, figures) => {
  const { cover, bill, assumptions } = composeDocument(figures, FRAME);
  const { baseline, contract } = figures.main.estimate;

  test('page 1 gives a range that holds every case of page 4, and the gain', () => {
    const { isTimerIdle } = figures.main.situations;
    const column = isTimerIdle || baseline === 'arrival' ? 0 : 1;
    const row = ['indexed', 'class', 'fixed'].indexOf(contract);
    const text = cover.gain.range ?? cover.six?.rows[row]?.cells[column]?.range ?? '€0 to €0';
    const [low = 0, high = 0] = amounts(text);
    const listed = assumptions.cases.groups.flatMap(({ cases }) =>
      cases.flatMap(({ gain }) => amounts(gain)),
    );
    const all = [...listed, figures.shown.perVehicle.gainEuros];
    expect(Math.min(...all)).toBeGreaterThanOrEqual(low);
    expect(Math.max(...all)).toBeLessThanOrEqual(high);
    // And not wider: each end is a case that is listed.
    if (listed.length > 0) expect([low, high]).toEqual([Math.min(...listed), Math.max(...listed)]);
  });

  test('lines add up to what is paid, today and with us, for a vehicle and the fleet', () => {
    const total = bill.table.rows.findIndex(({ total }) => total);
    for (const column of [0, 1, 2, 3]) {
      const [paid, ...lines] = [total, ...Array(total).keys()].map(
        (row) => amounts(bill.table.rows[row]?.amounts[column] ?? '')[0] ?? Number.NaN,
      );
      expect(lines.reduce((sum, line) => sum + line, 0)).toBe(paid);
    }
  });

  test('what is open is said, and only where nothing is that all was given', () => {
    const { inputs, given } = figures;
    const isAll =
      (inputs.baseline !== null || figures.main.situations.isTimerIdle) &&
      (['indexed', 'class', 'fixed'] as unknown[]).includes(inputs.contract) &&
      inputs.siteKw !== null &&
      given.includes('departureHour') &&
      given.includes('startPercent');
    const said = assumptions.open.list.join(' ');
    expect(said.includes('Every answer that matters was given')).toBe(
      isAll && figures.main.warnings.length === 0,
    );
    for (const open of openAnswers(figures)) expect(said).toContain(openAnswerText(open, 'en'));
  });
});

const originsOf = (inputs: typeof DEFAULT_INPUTS) =>
  Object.fromEntries(
    composeDocument(figuresOf(inputs), FRAME).assumptions.rows.map(({ name, from }) => [
      name,
      from,
    ]),
  );

test('only what the person answered is theirs: not the battery that a bus brings along', () => {
  expect(originsOf(fleetWith({ vehicleType: 'bus', contract: 'unknown' }))).toMatchObject({
    Vehicles: 'you',
    Kind: 'you',
    Battery: 'assumed',
    Chargers: 'assumed',
    'Charging today': 'assumed',
    'Energy price': 'assumed',
    'Off-peak hours': 'assumed',
    'Subscribed power': 'assumed',
    Share: 'contract',
  });
  expect(originsOf(fleetWith({ ...EVENING, ...SETTLED, offPeak: 'split' }))).toMatchObject({
    'Charging today': 'you',
    'Energy price': 'you',
    'Off-peak hours': 'you',
    'Subscribed power': 'you',
    'On return': 'you',
  });
});

test('of prices by class those of the bill are apart from those assumed', () => {
  const inputs = fleetWith({ ...EVENING, contract: 'class', hphPrice: 132.5 });
  const rows = composeDocument(figuresOf(inputs), FRAME).assumptions.rows;
  const prices = rows.filter(({ name }) => name === 'Prices in €/MWh');
  expect(prices.map(({ from }) => from)).toEqual(['you', 'assumed']);
  expect(prices[0]?.value).toBe('HPH 132.50');
});

test('a number stands with its situation, the other way of charging beside it', () => {
  const { cover } = composeDocument(figuresOf(fleetWith({ ...EVENING, ...SETTLED })), FRAME);
  expect(cover.six).toBe(null);
  expect(cover.gain.text).toContain('with spot prices, by the hour, against charging on arrival');
  expect(cover.against?.rows.map(({ name }) => name)).toEqual([
    'Against charging on arrival',
    'Against an off-peak timer',
  ]);
});

test('where a timer changes nothing there is one number, and the sentence that says so', () => {
  const { cover } = composeDocument(figuresOf(fleetWith({ contract: 'indexed' })), FRAME);
  expect(cover).toMatchObject({ gain: { value: '€108' }, against: null, six: null });
  expect(cover.gain.text).toContain('Back at 10\u00a0p.m.: a timer would change nothing.');
});

test('while a question is open its span leads, and the six situations stand below', () => {
  const { cover } = composeDocument(figuresOf(fleetWith({ ...EVENING, vehicles: 80 })), FRAME);
  expect(cover.gain).toMatchObject({ value: '€56–€193', range: null });
  expect(cover.six?.rows.map(({ cells }) => cells.map(({ gain }) => gain))).toEqual([
    ['€193', '€112'],
    ['€121', '€56'],
    ['€96', '€56'],
  ]);
});

test('what the person pays stands beside the modelled bill as they typed it, and why the two differ', () => {
  const inputs = fleetWith(EVENING);
  const frame = { ...FRAME, energyCost: '180 000 € a year {gain} #panic()' };
  const { ownCost } = composeDocument(figuresOf(inputs), frame).bill;
  expect(ownCost).toContain('‘180 000 € a year {gain} #panic()’');
  expect(ownCost).toContain('The two differ: ours counts charging only');
  expect(composeDocument(figuresOf(inputs), FRAME).bill.ownCost).toBe(null);
});

test('reserve is at most, with its date, and never counted', () => {
  const { bill } = composeDocument(figuresOf(fleetWith({ ...EVENING, ...SETTLED })), FRAME);
  expect(bill.market.text).toMatch(/NEBCO.*at most, at prices of the second half of 2025/);
  const reserve = bill.table.rows.filter(({ badge }) => badge === 'possible');
  expect(reserve.flatMap((row) => row.amounts)).toEqual(
    Array(4).fill(expect.stringMatching(/^at most €/)),
  );
});
