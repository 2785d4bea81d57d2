import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFleet } from '../../../../tests/fleets/any-fleet.ts';
import { howMany } from '../../../../tests/fleets/how-many.ts';
import { FRENCH_YEARS } from '../prices/french-years.ts';
import { chargingToday } from './charging-today.ts';
import { estimate, estimated } from './estimate.ts';
import type { Fleet } from './fleet.ts';
import { gainCases } from './range.ts';
import { fleetGain, solve } from './solution.ts';

const SEED = 20_261_116;
const one = FRENCH_YEARS.slice(-1);

/** On the newest year alone where three would only take three times as long. */
const every = (fleets: number, promise: (fleet: Fleet) => void) =>
  fc.assert(fc.property(anyFleet, promise), { numRuns: howMany(fleets), seed: SEED });

const close = (found: number, wanted: number) =>
  expect(Math.abs(found - wanted)).toBeLessThan(1e-6 * Math.max(1, Math.abs(wanted)));

test('lines sum up: bill today, value created, our part, the gain, and what is paid in all', () => {
  every(3000, (fleet) => {
    const found = estimate(fleet, one);
    const { before, after, valueCreatedEuros, gainEuros, ownShareEuros } = found;
    const v2gEuros = found.countsV2g ? found.v2gExtraEuros : 0;
    const lines = found.energyEuros + found.tariffEuros + found.powerEuros;
    close(lines, valueCreatedEuros - v2gEuros);
    close(before.totalEuros - after.totalEuros + v2gEuros, valueCreatedEuros);
    close(gainEuros + ownShareEuros, valueCreatedEuros);
    close(before.totalEuros - found.paidInAllEuros, gainEuros);
    close(found.factor * 300, gainEuros);
    close(found.gainPerMonthEuros * 12, gainEuros * fleet.vehicles);
    for (const bill of [before, after]) {
      close(
        bill.energyEuros + bill.gridEuros + bill.powerEuros + bill.acciseEuros,
        bill.totalEuros,
      );
    }
  });
});

test('the gain is never negative, and a fleet that cannot be charged gains nothing', () => {
  every(3000, (fleet) => {
    const found = estimate(fleet, one);
    expect(found.valueCreatedEuros).toBeGreaterThanOrEqual(-1e-6);
    if (found.shortByKwh > 0) close(found.valueCreatedEuros, 0);
  });
});

test('the gain lies within its range, which is nothing where nothing can be charged', () => {
  every(600, (fleet) => {
    const solution = solve(fleet, FRENCH_YEARS);
    const found = estimated(solution);
    if (found.shortByKwh > 0 || found.kwhPerSession === 0) {
      expect(gainCases(solution)).toEqual({ lowEuros: 0, highEuros: 0, cases: [] });
      return;
    }
    const { lowEuros, highEuros } = gainCases(solution);
    expect(found.gainEuros).toBeGreaterThanOrEqual(lowEuros - 1e-6);
    expect(found.gainEuros).toBeLessThanOrEqual(highEuros + 1e-6);
  });
});

test('twice the vehicles at twice the power change nothing for one of them', () => {
  every(2000, (fleet) => {
    const twice = {
      ...fleet,
      vehicles: 2 * fleet.vehicles,
      siteKw: fleet.siteKw === null ? null : 2 * fleet.siteKw,
    };
    const [single, double] = [estimate(fleet, one), estimate(twice, one)];
    if (single.domain !== double.domain) return;
    close(double.gainEuros, single.gainEuros);
    close(double.before.totalEuros, single.before.totalEuros);
    close(double.subscribedKw, 2 * single.subscribedKw);
  });
});

test('the gain alone is the gain of the whole estimate', () => {
  every(600, (fleet) => {
    close(fleetGain(fleet, one), estimate(fleet, one).gainEuros);
  });
});

test('the gain never falls when more of the plan is reached or shared, nor where more can be controlled', () => {
  every(1000, (fleet) => {
    const gain = (changes: Partial<Fleet>) => fleetGain({ ...fleet, ...changes }, one);
    const rises = (changes: Partial<Fleet>, more: Partial<Fleet>) =>
      expect(gain({ ...changes, ...more })).toBeGreaterThanOrEqual(gain(changes) - 1e-6);
    rises({ capturePercent: 60 }, { capturePercent: 90 });
    rises({ fleetSharePercent: 60 }, { fleetSharePercent: 70 });
    rises(
      { capturePercent: 100, bidirectional: false, controllablePercent: 40 },
      { controllablePercent: 80 },
    );
  });
});

test('what is subscribed holds the others’ peak and the plan, and is never more than today', () => {
  every(2000, (fleet) => {
    const { today, years } = solve(fleet, one);
    if (today.kwhPerSession === 0) return;
    for (const { bill } of years) {
      const { plannedKwPerVehicle: planned, subscribedKwPerVehicle: subscribed } = bill.plan;
      const others = (1 - fleet.controllablePercent / 100) * today.kwPerVehicle;
      expect(subscribed).toBeGreaterThanOrEqual(others - 1e-9);
      expect(subscribed).toBeLessThanOrEqual(today.kwPerVehicle + 1e-9);
      expect(planned).toBeLessThanOrEqual(subscribed + 1e-9);
    }
  });
});

test('an earlier arrival with the same departure never leaves a vehicle short that was not', () => {
  every(3000, (fleet) => {
    const short = (hours: number) => chargingToday({ ...fleet, hours }).shortByKwh;
    expect(short(fleet.hours + 0.25)).toBeLessThanOrEqual(short(fleet.hours));
  });
});

test('every vehicle gets its energy, never more than the site and its charger give', () => {
  every(1000, (fleet) => {
    const { today, years } = solve(fleet, one);
    const share = fleet.controllablePercent / 100;
    let missingKwh = 0;
    let beyondKw = 0;
    for (const { bill } of years) {
      const { plan } = bill;
      for (const { session, steps, planKwh } of plan.sessions) {
        for (let at = 0; at < planKwh.length; at += steps) {
          let leftKwh = today.kwhPerSession;
          for (const [step, { durationHours, todayKwh }] of session.steps.entries()) {
            const kw = (planKwh[at + step] ?? 0) / durationHours;
            const othersKw = todayKwh > 0 ? (1 - share) * today.kwPerVehicle : 0;
            const siteKw = share * kw + othersKw;
            beyondKw = Math.max(beyondKw, kw - fleet.chargerKw, siteKw - plan.plannedKwPerVehicle);
            leftKwh -= planKwh[at + step] ?? 0;
          }
          missingKwh = Math.max(missingKwh, Math.abs(leftKwh));
        }
      }
    }
    expect(missingKwh).toBeLessThan(1e-6);
    expect(beyondKw).toBeLessThan(1e-6);
  });
});
