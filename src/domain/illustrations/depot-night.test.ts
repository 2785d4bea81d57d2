import { expect, test } from 'vitest';
import {
  DEPOT,
  type DepotNight,
  eveningKw,
  NIGHTS_OF_YEAR,
  nightSoFar,
  PORTFOLIO_NIGHT,
  TYPICAL_NIGHT,
  V2G_NIGHT,
} from './depot-night.ts';
import { KNOWN_FLEETS } from './known-fleets.ts';

const total = (night: DepotNight, of: (hour: DepotNight['hours'][number]) => number) =>
  night.hours.reduce((sum, hour) => sum + of(hour), 0);

const BOTH = [TYPICAL_NIGHT, V2G_NIGHT];

test('the depot is the fleet that its link opens', () => {
  expect(DEPOT).toMatchObject({ vehicles: 25, arrivalHour: 18, departureHour: 7, siteKw: 150 });
  expect(KNOWN_FLEETS.depot.hours).toBe(13);
  const chargingHours = total(TYPICAL_NIGHT, ({ onArrivalKwh }) => onArrivalKwh) / DEPOT.siteKw;
  expect(chargingHours).toBeGreaterThan(4);
  expect(chargingHours).toBeLessThan(4.5);
});

test('half of the year’s nights save more than the typical one', () => {
  expect(TYPICAL_NIGHT.date).toBe('2025-12-11');
  expect(TYPICAL_NIGHT.onArrivalEuros).toBeCloseTo(131.51, 2);
  expect(TYPICAL_NIGHT.planEuros).toBeCloseTo(101.62, 2);
  expect(TYPICAL_NIGHT.planEuros).toBe(TYPICAL_NIGHT.smartOnlyEuros);
  const saved = TYPICAL_NIGHT.onArrivalEuros - TYPICAL_NIGHT.planEuros;
  expect(NIGHTS_OF_YEAR.least.savedEuros).toBeLessThan(saved);
  expect(NIGHTS_OF_YEAR.most.savedEuros).toBeGreaterThan(saved);
});

test('V2G paid on 20 January 2025, after wear and grid charges, and on few other days', () => {
  expect(V2G_NIGHT.date).toBe('2025-01-20');
  expect(V2G_NIGHT.givenBackHour).toBe(V2G_NIGHT.peak.hour);
  expect(V2G_NIGHT.givenBackKwh).toBeCloseTo(118.9, 1);
  expect(V2G_NIGHT.smartOnlyEuros - V2G_NIGHT.planEuros).toBeCloseTo(20.28, 2);
  expect(NIGHTS_OF_YEAR.givingBackNights).toBeLessThan(10);
  expect(TYPICAL_NIGHT.givenBackKwh).toBe(0);
});

test('the plan charges in its hours what is charged on arrival', () => {
  const chargedKwh = total(TYPICAL_NIGHT, (hour) => hour.chargedKwh);
  expect(chargedKwh).toBeCloseTo(
    total(TYPICAL_NIGHT, (hour) => hour.onArrivalKwh),
    6,
  );
});

test('both nights start at 40 % and leave at 80 %, and never fall below the reserve', () => {
  for (const { planLevelShares, hours } of BOTH) {
    expect(planLevelShares).toHaveLength(hours.length + 1);
    expect(planLevelShares[0]).toBe(DEPOT.startShare);
    expect(planLevelShares.at(-1)).toBeCloseTo(DEPOT.targetShare, 6);
    expect(Math.min(...planLevelShares)).toBeGreaterThanOrEqual(DEPOT.reserveShare - 1e-6);
  }
  expect(Math.min(...TYPICAL_NIGHT.planLevelShares)).toBe(DEPOT.startShare);
});

const QUARTERS = Array.from({ length: 13 * 4 + 1 }, (_, quarter) => quarter / 4);

test('the curves of a night begin at zero and end at the stored sums and the level asked for', () => {
  for (const night of BOTH) {
    expect(nightSoFar(night, 0)).toEqual({
      onArrivalEuros: 0,
      planEuros: 0,
      levelShare: DEPOT.startShare,
    });
    const end = nightSoFar(night, 13);
    expect(end.onArrivalEuros).toBeCloseTo(night.onArrivalEuros, 5);
    expect(end.planEuros).toBeCloseTo(night.planEuros, 5);
    expect(end.levelShare).toBeCloseTo(DEPOT.targetShare, 6);
  }
});

test('costs and level only rise, but for the hour in which the batteries give back', () => {
  const of = (night: DepotNight, key: keyof ReturnType<typeof nightSoFar>) =>
    QUARTERS.map((elapsed) => nightSoFar(night, elapsed)[key]);
  const sorted = (values: number[]) => values.toSorted((a, b) => a - b);
  for (const night of BOTH) {
    expect(of(night, 'onArrivalEuros')).toEqual(sorted(of(night, 'onArrivalEuros')));
  }
  expect(of(TYPICAL_NIGHT, 'planEuros')).toEqual(sorted(of(TYPICAL_NIGHT, 'planEuros')));
  expect(of(TYPICAL_NIGHT, 'levelShare')).toEqual(sorted(of(TYPICAL_NIGHT, 'levelShare')));

  const [, ...afterGivingBack] = QUARTERS.filter((elapsed) => elapsed >= 1);
  const sold = nightSoFar(V2G_NIGHT, 1);
  expect(sold.planEuros).toBeLessThan(0);
  expect(sold.levelShare).toBeCloseTo(DEPOT.reserveShare, 6);
  for (const elapsed of afterGivingBack) {
    const later = nightSoFar(V2G_NIGHT, elapsed);
    expect(later.planEuros).toBeGreaterThanOrEqual(sold.planEuros);
    expect(later.levelShare).toBeGreaterThanOrEqual(sold.levelShare - 1e-9);
  }
});

test('the plan stays under the power it subscribes, which is less than today’s', () => {
  for (const { hours, subscribedKw } of BOTH) {
    expect(subscribedKw).toBeLessThan(DEPOT.siteKw);
    for (const { chargedKwh } of hours) expect(chargedKwh).toBeLessThan(subscribedKw + 1e-6);
  }
});

test('the curve runs from noon to noon, the bars from the arrival to the departure', () => {
  for (const { noonToNoon, hours } of BOTH) {
    expect(noonToNoon.map(({ hour }) => hour)).toEqual([
      12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
    expect(hours[0]?.hour).toBe(DEPOT.arrivalHour);
    expect(hours.at(-1)?.hour).toBe(DEPOT.departureHour - 1);
    expect(hours[0]?.eurosPerMwh).toBe(noonToNoon[6]?.eurosPerMwh);
  }
});

test('in the evening only the vehicles charge that follow no plan', () => {
  const { onArrivalKw, planKw } = eveningKw(TYPICAL_NIGHT);
  expect(onArrivalKw).toBe(DEPOT.siteKw);
  expect(planKw).toBeCloseTo((1 - DEPOT.controllableShare) * DEPOT.siteKw, 6);
  expect(TYPICAL_NIGHT.planStartHour).toBe(0);
});

test('the portfolio is the depot and two others, from the first arrival to the last departure', () => {
  for (const { hour, chargedKwh } of TYPICAL_NIGHT.hours) {
    expect(PORTFOLIO_NIGHT.find((one) => one.hour === hour)?.depotKwh[0]).toBe(chargedKwh);
  }
  expect(PORTFOLIO_NIGHT.map(({ depotKwh }) => depotKwh.length)).toEqual(
    PORTFOLIO_NIGHT.map(() => 3),
  );
});
