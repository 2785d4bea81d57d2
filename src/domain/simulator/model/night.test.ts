import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFleet } from '../../../../tests/fleets/any-fleet.ts';
import { DEFAULT_INPUTS, fleetOf } from '../inputs.ts';
import { FRENCH_YEARS } from '../prices/french-years.ts';
import { CURRENT_TARIFF } from '../prices/tariffs.ts';
import { estimated } from './estimate.ts';
import { type Fleet, todayKwMost } from './fleet.ts';
import { gainByArrival, gainByMonth, type MonthGain, monthTotal } from './gain-breakdown.ts';
import { night, notableNights } from './night.ts';
import { gainCases } from './range.ts';
import reference from './reference-fleets.json' with { type: 'json' };
import { solve } from './solution.ts';

const SEED = 20_261_118;

const inputs = reference.fleets.find(({ id }) => id === 'home-depot')?.inputs as object as Fleet;
const depot: Fleet = {
  ...inputs,
  tariff: CURRENT_TARIFF,
  todayKwMost: todayKwMost(inputs.batteryKwh),
};
const close = (found: number, wanted: number) =>
  expect(Math.abs(found - wanted)).toBeLessThan(1e-6 * Math.max(1, Math.abs(wanted)));

test('twelve months make the gain of the year, and its part by the tariff', () => {
  for (const fleet of fc.sample(anyFleet, { numRuns: 150, seed: SEED })) {
    const solution = solve(fleet, FRENCH_YEARS.slice(-1));
    const months = gainByMonth(solution);
    const { gainEuros, tariffEuros, powerEuros, shortByKwh } = estimated(solution);
    const sum = (of: (month: MonthGain) => number) =>
      months.reduce((total, month) => total + of(month), 0);
    expect(months).toHaveLength(12);
    close(sum(monthTotal), gainEuros);
    const byTariff = shortByKwh > 0 ? 0 : tariffEuros + powerEuros;
    close(
      sum((month) => month.tariffEuros),
      (byTariff * fleet.fleetSharePercent) / 100,
    );
  }
});

test('the nights of a year make the bill of the year, its power aside', () => {
  const solution = solve(depot, FRENCH_YEARS.slice(-1));
  const [year] = solution.years;
  if (!year) throw new Error('no year');
  const nights = year.prices.workingDays.map((day) => night(solution, { year: 2025, day }));
  const sum = (of: 'todayEuros' | 'planEuros') => nights.reduce((sum, one) => sum + one[of], 0);
  const { before } = year.bill;
  close(sum('todayEuros') / depot.vehicles, before.totalEuros - before.powerEuros);
  const savedEuros = (sum('todayEuros') - sum('planEuros')) / depot.vehicles;
  close(savedEuros, year.bill.fullEnergyEuros + year.bill.fullTariffEuros);
  const mean = night(solution);
  close(mean.todayEuros * nights.length, sum('todayEuros'));
  close(mean.planEuros * nights.length, sum('planEuros'));
});

test('nights that give back save what the year counts for it', () => {
  const giving: Fleet = { ...depot, bidirectional: true, exempt: true };
  const solution = solve(giving, FRENCH_YEARS);
  const year = solution.years.at(-1);
  if (!year?.v2g) throw new Error('nothing is given back');
  const { todayEuros, planEuros, sessions } = night(solution);
  expect(sessions[0]?.steps.some((step) => step.soldKw > 0)).toBe(true);
  close(
    ((todayEuros - planEuros) * year.prices.workingDays.length) / giving.vehicles,
    year.bill.fullEnergyEuros + year.bill.fullTariffEuros + year.v2g.fullExtraEuros,
  );
});

test('several sessions a day have the prices of all their hours', () => {
  const solution = solve({ ...depot, hours: 6, sessionsPerDay: 4 }, FRENCH_YEARS.slice(-1));
  const { firstPriceHour, pricesEurosPerMwh, sessions } = night(solution);
  for (const { steps } of sessions) {
    for (const { startHour, energyEurosPerMwh } of steps) {
      close(pricesEurosPerMwh[Math.floor(startHour) - firstPriceHour] ?? 0, energyEurosPerMwh);
    }
  }
});

test('a night that gives back costs less by what V2G saves in it', () => {
  const fleet = { ...depot, bidirectional: true };
  const solution = solve(fleet, FRENCH_YEARS.slice(-1));
  const [year] = solution.years;
  const saved = [...(year?.v2g?.sessions[0]?.savedEuros ?? [])];
  const order = saved.indexOf(Math.max(...saved));
  const choice = { year: 2025, day: year?.prices.workingDays[order] ?? 0 };
  const smart = night(solution, choice);
  const givesBack = night(solution, choice, true);
  expect(smart.sessions[0]?.steps.some(({ soldKw }) => soldKw > 0)).toBe(false);
  expect(givesBack.sessions[0]?.steps.some(({ soldKw }) => soldKw > 0)).toBe(true);
  const controlled = (fleet.vehicles * fleet.controllablePercent) / 100;
  close(smart.planEuros - givesBack.planEuros, (saved[order] ?? 0) * controlled);
});

test('a night ends at the target, and its bars stay under the power planned', () => {
  for (const fleet of fc.sample(anyFleet, { numRuns: 80, seed: SEED })) {
    const solution = solve(fleet, FRENCH_YEARS.slice(-1));
    if (solution.today.shortByKwh > 0 || fleet.startPercent >= fleet.targetPercent) continue;
    for (const shown of [night(solution), night(solution, notableNights(solution).dearest)]) {
      for (const { steps, arrivalHour, departureHour } of shown.sessions) {
        close(steps.at(-1)?.todayLevel ?? 0, fleet.targetPercent / 100);
        close(steps.at(-1)?.planLevel ?? 0, fleet.targetPercent / 100);
        close(
          steps.reduce((sum, step) => sum + step.durationHours, arrivalHour),
          departureHour,
        );
        for (const { planKw } of steps) {
          expect(planKw).toBeLessThanOrEqual(shown.plannedKw + 1e-6);
        }
      }
    }
  }
});

test('the dearest night and one below zero are real days of the newest year', () => {
  const solution = solve(depot, FRENCH_YEARS);
  const { dearest, negative } = notableNights(solution);
  const dear = night(solution, dearest);
  const mean = night(solution);
  expect(dear.year).toBe(2025);
  expect(dear.todayEuros).toBeGreaterThan(1.8 * mean.todayEuros);
  const lows = night(solution, negative ?? 'mean').sessions[0]?.steps ?? [];
  expect(Math.min(...lows.map((step) => step.spotEurosPerMwh))).toBeLessThan(0);
});

test('the hour of return matters most to the default fleet', () => {
  const fleet = fleetOf(DEFAULT_INPUTS);
  const gains = gainByArrival(fleet, FRENCH_YEARS);
  expect(gains.map(({ arrivalHour }) => arrivalHour)).toEqual([
    14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
  ]);
  const at = (hour: number) => gains.find((gain) => gain.arrivalHour === hour)?.gainEuros ?? 0;
  expect(Math.round(at(18))).toBe(249);
  expect(Math.round(at(22))).toBe(108);
  const { lowEuros, highEuros } = gainCases(solve(fleet, FRENCH_YEARS));
  expect(at(18) - at(22)).toBeGreaterThan(highEuros - lowEuros);
});

test('by class of hours a winter and a summer night have the steps of the bill', () => {
  const solution = solve({ ...depot, contract: 'class' }, FRENCH_YEARS);
  const winter = night(solution, 'winter');
  const at = (hour: number) => winter.priceClasses?.[hour - winter.firstPriceHour];
  // Low voltage has no peak hours.
  expect([at(18), at(21), at(22), at(30)]).toEqual(['hph', 'hph', 'hch', 'hph']);
  expect(winter.pricesEurosPerMwh[18 - winter.firstPriceHour]).toBeCloseTo(112.81, 6);
  const summer = night(solution, 'summer');
  expect(new Set(summer.priceClasses)).toEqual(new Set(['hpb', 'hcb']));
  expect(night(solve(depot, FRENCH_YEARS)).priceClasses).toBeNull();
});

test('giving back that adds less than a euro a year is shown, and not counted', () => {
  const without = estimated(solve(depot, FRENCH_YEARS));
  const giving = estimated(solve({ ...depot, bidirectional: true }, FRENCH_YEARS));
  expect(giving.v2gExtraEuros).toBeGreaterThan(0.1);
  expect(giving.valueCreatedEuros).toBe(without.valueCreatedEuros);
});
