import fc from 'fast-check';
import loadHighs, { type Highs } from 'highs';
import { expect, test } from 'vitest';
import { anyFleet } from '../../../../tests/fleets/any-fleet.ts';
import { howMany, isThorough } from '../../../../tests/fleets/how-many.ts';
import { DEFAULT_INPUTS, fleetOf } from '../inputs.ts';
import { FRENCH_YEARS } from '../prices/french-years.ts';
import type { PriceYear } from '../prices/price-year.ts';
import { chargingToday } from './charging-today.ts';
import { type Fleet, POWER_MARGIN } from './fleet.ts';
import { cheapestV2g, type V2gSession } from './v2g-plan.ts';
import { cheapestYear, yearWeight } from './year-plan.ts';

const SEED = 20_261_117;
const SESSIONS = howMany(2000);
const highs = await loadHighs();

const aBit = (of: number) => 1e-7 * Math.max(1, Math.abs(of));

const term = (factor: number, name: string) =>
  `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`;

/** Infinite where no answer fits: a power that leaves a vehicle short. */
function optimum(solver: Highs, programme: readonly string[]): number {
  const { Status, ObjectiveValue } = solver.solve(programme.join('\n'), {
    output_flag: false,
    mip_rel_gap: 0,
    mip_abs_gap: 0,
  });
  if (Status === 'Infeasible') return Number.POSITIVE_INFINITY;
  expect(Status, programme.join('\n')).toBe('Optimal');
  return ObjectiveValue;
}

/** Any prices on a few days of a year: as many sessions as a sweep has time for. */
const anyDays: fc.Arbitrary<PriceYear> = fc
  .record({
    prices: fc.array(fc.oneof(price(20, 140), price(-150, 400)), { minLength: 72, maxLength: 72 }),
    month: fc.integer({ min: 0, max: 11 }),
  })
  .map(({ prices, month }) => ({
    year: 2025,
    eurosPerMwh: Float64Array.from(prices),
    months: Uint8Array.from([month, month, month]),
    workingDays: [1],
  }));

function price(least: number, most: number): fc.Arbitrary<number> {
  return fc.integer({ min: least * 10, max: most * 10 }).map((tenths) => tenths / 10);
}

/**
 * Energy of each step and the planned power as one linear programme, whatever the days: with a margin up to
 * the power of today less it, or at the power of today without one.
 */
function jointOptimum(fleet: Fleet, year: PriceYear): { found: number; wanted: number } {
  const today = chargingToday(fleet);
  const plan = cheapestYear(fleet, today, year);
  const share = fleet.controllablePercent / 100;
  const weight = (share * yearWeight(fleet, year)) / 1000;
  const powerPrice = fleet.tariff.grid[today.domain].eurosPerKwYear;
  const energyCost: string[] = [];
  const rows: string[] = [];
  const bounds: string[] = [];
  const others = (1 - share) * today.kwPerVehicle;
  let found = powerPrice * plan.subscribedKwPerVehicle;
  for (const [index, priced] of plan.sessions.entries()) {
    const { session, steps, energyEurosPerMwh, gridEurosPerMwh, planKwh } = priced;
    for (let at = 0; at < planKwh.length; at += steps) {
      const names: string[] = [];
      for (const [step, { durationHours, todayKwh }] of session.steps.entries()) {
        const name = `e${index}x${at + step}`;
        const eurosPerMwh = (energyEurosPerMwh[at + step] ?? 0) + (gridEurosPerMwh[at + step] ?? 0);
        found += weight * eurosPerMwh * (planKwh[at + step] ?? 0);
        energyCost.push(term(weight * eurosPerMwh, name));
        names.push(`+ ${name}`);
        bounds.push(`0 <= ${name} <= ${fleet.chargerKw * durationHours}`);
        const busy = todayKwh > 0 ? others : 0;
        rows.push(`${term(share, name)} ${term(-durationHours, 'kw')} <= ${-busy * durationHours}`);
      }
      rows.push(`${names.join(' ')} = ${today.kwhPerSession}`);
    }
  }
  const most = today.kwPerVehicle / (1 + POWER_MARGIN);
  const cheapest = (kwCost: number, kwBounds: string) =>
    optimum(highs, [
      `Minimize cost: ${[term(kwCost, 'kw'), ...energyCost].join(' ')}`,
      'Subject To',
      ...rows,
      'Bounds',
      kwBounds,
      ...bounds,
      'End',
    ]);
  const asToday = cheapest(powerPrice, `kw = ${today.kwPerVehicle}`);
  const withMargin =
    others < most
      ? cheapest((1 + POWER_MARGIN) * powerPrice, `${others} <= kw <= ${most}`)
      : Number.POSITIVE_INFINITY;
  return { found, wanted: Math.min(asToday, withMargin) };
}

const charging = anyFleet.filter(({ startPercent, targetPercent }) => targetPercent > startPercent);

test(`${SESSIONS} sessions drawn at random are charged as cheaply as the solver HiGHS can`, () => {
  const cases = fc.sample(fc.tuple(charging, anyDays), { numRuns: SESSIONS, seed: SEED });
  for (const [fleet, days] of cases) {
    // One day: days of use would weigh it by hundreds.
    const { found, wanted } = jointOptimum({ ...fleet, daysPerYear: null }, days);
    expect(Math.abs(found - wanted), JSON.stringify(fleet)).toBeLessThan(aBit(wanted));
  }
});

const WHOLE_YEARS: readonly [string, Partial<Fleet>, number][] = [
  ['the default fleet', {}, 0],
  ['the home depot', { startPercent: 40, departureHour: 7, hours: 13, siteKw: 150 }, 1],
  ['80 vans at one price', { vehicles: 80, hours: 13, contract: 'fixed' }, 2],
  ['80 vans by class of hours', { vehicles: 80, hours: 13, contract: 'class' }, 0],
  ['two sessions by timer', { sessionsPerDay: 2, hours: 10, baseline: 'timer' }, 2],
  ['22 kW in quarter hours', { chargerKw: 22, hours: 9.25, departureHour: 5.75 }, 1],
];

test.each(isThorough ? WHOLE_YEARS : WHOLE_YEARS.slice(0, 2))(
  'a whole year of %s needs the power that HiGHS finds',
  (_, fleet, year) => {
    const { found, wanted } = jointOptimum(
      { ...fleetOf(DEFAULT_INPUTS), ...fleet },
      FRENCH_YEARS[year] as PriceYear,
    );
    expect(Math.abs(found - wanted)).toBeLessThan(aBit(wanted));
  },
);

const share = (least: number, most: number) =>
  fc.integer({ min: 0, max: 1000 }).map((part) => least + ((most - least) * part) / 1000);

/** Sessions that can reach their end: from hour to hour any price, a part of an hour at the ends. */
const anyV2gSession: fc.Arbitrary<V2gSession> = fc
  .record({
    buys: fc.array(fc.oneof(price(20, 140), price(-150, 400)), { minLength: 1, maxLength: 17 }),
    margins: fc.array(price(-60, 120), { minLength: 17, maxLength: 17 }),
    durations: fc.array(fc.constantFrom(1, 1, 1, 0.25, 0.5), { minLength: 17, maxLength: 17 }),
    batteryKwh: fc.integer({ min: 30, max: 600 }),
    chargeKw: share(1, 50),
    dischargeKw: share(0, 50),
    start: share(0.05, 0.9),
    need: share(0, 1),
    reserve: fc.constantFrom(0.2, 0.3, 0.4),
    oneWayEfficiency: share(0.8, 1),
  })
  .map(({ buys, margins, durations, start, need, reserve, ...rest }) => {
    const { batteryKwh, chargeKw, dischargeKw, oneWayEfficiency } = rest;
    const hours = buys.map((_, step) => durations[step] ?? 1);
    const reachKwh = hours.reduce((sum, hour) => sum + hour * chargeKw * oneWayEfficiency, 0);
    const startKwh = start * batteryKwh;
    return {
      buyEurosPerMwh: buys,
      sellEurosPerMwh: buys.map((buy, step) => buy - (margins[step] ?? 0)),
      mostInKwh: hours.map((hour) => hour * chargeKw),
      mostOutKwh: hours.map((hour) => hour * dischargeKw),
      startKwh,
      endKwh: Math.min(startKwh + need * reachKwh, batteryKwh),
      reserveKwh: reserve * batteryKwh,
      batteryKwh,
      oneWayEfficiency,
    };
  });

/** With a yes or no per step where the vehicle comes below its reserve, or leaves below it. */
function v2gProgramme(session: V2gSession): string[] {
  const { startKwh, endKwh, reserveKwh, batteryKwh, oneWayEfficiency } = session;
  const belowReserve = startKwh < reserveKwh;
  const cost: string[] = [];
  const rows: string[] = [];
  const bounds: string[] = [];
  const choices: string[] = [];
  const last = session.buyEurosPerMwh.length - 1;
  for (let step = 0; step <= last; step++) {
    const buy = (session.buyEurosPerMwh[step] ?? 0) / 1000;
    const sell = (session.sellEurosPerMwh[step] ?? 0) / 1000;
    const isOff = sell * oneWayEfficiency > buy / oneWayEfficiency;
    const outKwh = isOff ? 0 : (session.mostOutKwh[step] ?? 0);
    cost.push(term(buy, `in${step}`), term(-sell, `out${step}`));
    rows.push(
      `level${step} ${step === 0 ? '' : `- level${step - 1}`} ${term(-oneWayEfficiency, `in${step}`)} ${term(1 / oneWayEfficiency, `out${step}`)} = ${step === 0 ? startKwh : 0}`,
    );
    bounds.push(`in${step} <= ${session.mostInKwh[step]}`, `out${step} <= ${outKwh}`);
    const isEnd = step === last;
    const lowest = belowReserve ? 0 : Math.min(reserveKwh, startKwh);
    bounds.push(isEnd ? `level${step} = ${endKwh}` : `${lowest} <= level${step} <= ${batteryKwh}`);
    if (belowReserve) {
      choices.push(`sell${step}`);
      rows.push(`out${step} ${term(-outKwh, `sell${step}`)} <= 0`);
      rows.push(`level${step} ${term(-reserveKwh, `sell${step}`)} >= 0`);
    }
  }
  return [
    `Minimize cost: ${cost.join(' ')}`,
    'Subject To',
    ...rows,
    'Bounds',
    ...bounds,
    ...(belowReserve ? ['Binary', choices.join(' ')] : []),
    'End',
  ];
}

test(`${SESSIONS} sessions that may give back cost what HiGHS finds`, () => {
  for (const session of fc.sample(anyV2gSession, { numRuns: SESSIONS, seed: SEED })) {
    const { costEuros, boughtKwh, soldKwh } = cheapestV2g(session);
    const wanted = optimum(highs, v2gProgramme(session));
    expect(Math.abs(costEuros - wanted), JSON.stringify(session)).toBeLessThan(aBit(wanted));
    for (const [step, kwh] of soldKwh.entries()) {
      expect(Math.min(kwh, boughtKwh[step] ?? 0)).toBe(0);
    }
  }
});
