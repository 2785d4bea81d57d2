import { expect, test } from 'vitest';
import { DEFAULT_INPUTS, type FleetInputs } from './inputs.ts';
import { hourlyDays, monthlyDays, pricesOfYear } from './price-year.ts';
import { VAN_CASES } from './reference-van.ts';
import { SCENARIOS, yearlyEstimate } from './yearly-estimate.ts';

const fleet = (changes: Partial<FleetInputs> = {}): FleetInputs => ({
  ...DEFAULT_INPUTS,
  ...changes,
});

/** The van that published figures are held against: one of the model's fleets. */
const vans = fleet({
  hours: 13,
  readyHour: 7,
  startPercent: 50,
  priority: 'low',
  controllablePercent: 100,
  capturePercent: 100,
  daysPerYear: 365,
});

test('the estimate agrees with the van that published figures are held against', () => {
  const { night } = VAN_CASES;
  for (const [priceYear, van] of [
    [2024, night.y2024],
    [2023, night.y2023],
  ] as const) {
    const { perVehicle } = yearlyEstimate({ ...vans, priceYear }).reference;
    expect(perVehicle.smartEuros).toBeCloseTo(van.smartEuros, 6);
    // The van of the studies may empty itself; here a fifth stays in the battery.
    expect(perVehicle.extraV2gEuros).toBeGreaterThan(0.5 * van.extraEuros);
    expect(perVehicle.extraV2gEuros).toBeLessThanOrEqual(van.extraEuros + 1e-9);
  }
});

test('low, reference and high stand in that order', () => {
  for (const changes of [{}, vans, { ...vans, wearCents: 2 }, { control: 'api' }] as const) {
    const estimate = yearlyEstimate(fleet(changes));
    const [low = 0, reference = 0, high = 0] = SCENARIOS.map(
      (scenario) => estimate[scenario].fleet.shareEuros,
    );
    expect(low).toBeLessThanOrEqual(reference);
    expect(reference).toBeLessThanOrEqual(high);
  }
});

const paying = { ...vans, hours: 16, startPercent: 70, wearCents: 2 };

test('the fleet’s share is 65 % of the gross, and a vehicle’s figure a part of the fleet’s', () => {
  const { fleet: all, perVehicle } = yearlyEstimate(paying).reference;
  expect(all.grossEuros).toBeCloseTo(all.smartEuros + all.extraV2gEuros, 9);
  expect(all.shareEuros).toBeCloseTo(0.65 * all.grossEuros, 9);
  expect(all.shareSmartEuros + all.shareExtraV2gEuros).toBeCloseTo(all.shareEuros, 9);
  expect(perVehicle.shareEuros * 25).toBeCloseTo(all.shareEuros, 9);
});

test('who is advised against V2G is promised nothing of it, in no case', () => {
  const estimate = yearlyEstimate({ ...paying, wearCents: 4 });
  expect(estimate.reference.fleet.extraV2gEuros).toBeLessThan(estimate.reference.fleet.wearEuros);
  expect(estimate.reference.fleet.extraV2gEuros).toBeGreaterThan(0);
  // At the wear of the high case alone it would pay; the advice is the reference's.
  expect(estimate.high.fleet.extraV2gEuros).toBeGreaterThan(estimate.high.fleet.wearEuros);
  for (const scenario of SCENARIOS) {
    const { countsV2g, fleet: all } = estimate[scenario];
    expect(countsV2g).toBe(false);
    expect([all.grossEuros, all.shareEuros]).toEqual([all.smartEuros, all.shareSmartEuros]);
  }
});

test('the wear is 4 ct for every kWh given back, and already deducted', () => {
  const { dischargedKwh, fleet: gain } = yearlyEstimate(vans).reference;
  expect(dischargedKwh).toBeGreaterThan(0);
  expect(gain.wearEuros).toBeCloseTo(0.04 * dischargedKwh, 9);
});

test('a fleet controlled to a half saves a half', () => {
  const whole = yearlyEstimate(fleet({ controllablePercent: 100 })).reference.fleet.grossEuros;
  const half = yearlyEstimate(fleet({ controllablePercent: 50 })).reference.fleet.grossEuros;
  expect(half).toBeCloseTo(whole / 2, 9);
});

test('253 days are counted, as many as five calls a week allow, and no more', () => {
  expect(yearlyEstimate(fleet()).countedDays).toBeCloseTo(253, 9);
  expect(yearlyEstimate(fleet({ eventsPerWeek: 2 })).countedDays).toBeCloseTo((366 * 2) / 7, 9);
});

test('the plan moves something on every day counted, 4.8 days a week', () => {
  expect(yearlyEstimate(fleet()).reference.activationsPerWeek).toBeCloseTo((253 / 366) * 7, 9);
  const full = fleet({ startPercent: 80, targetPercent: 60, control: 'api' });
  expect(yearlyEstimate(full).reference.activationsPerWeek).toBe(0);
});

test('control by the maker’s interface gives nothing back, a mixed fleet half', () => {
  const extra = (control: FleetInputs['control']) =>
    yearlyEstimate({ ...vans, control }).reference.fleet.extraV2gEuros;
  expect(extra('api')).toBe(0);
  expect(extra('mixed')).toBeCloseTo(extra('ocpp') / 2, 9);
});

test('a higher reserve never earns more', () => {
  const gross = (priority: FleetInputs['priority']) =>
    yearlyEstimate({ ...paying, priority }).reference.fleet.grossEuros;
  expect(gross('low')).toBeGreaterThan(gross('normal'));
  expect(gross('normal')).toBeGreaterThanOrEqual(gross('high'));
});

test('every vehicle leaves at its target, or the estimate says what is missing', () => {
  const easy = yearlyEstimate(fleet()).reference;
  expect(easy).toMatchObject({ readyShare: 1, shortByKwh: 0 });
  const hard = yearlyEstimate(fleet({ siteKw: 50 })).reference;
  expect(hard.readyShare).toBe(0);
  expect(hard.shortByKwh).toBeCloseTo(30 - 2 * 8 * Math.sqrt(0.87), 9);
});

test('two sessions a day charge twice', () => {
  const one = yearlyEstimate(fleet()).reference;
  const two = yearlyEstimate(fleet({ sessionsPerDay: 2 })).reference;
  expect(two.chargedKwh).toBeCloseTo(2 * one.chargedKwh, 6);
  expect(two.activationsPerWeek).toBeLessThanOrEqual(7);
  expect(yearlyEstimate(fleet({ sessionsPerDay: 2 })).countedDays).toBeCloseTo(253, 9);
});

test('vehicles that must be full three hours earlier have less to wait for', () => {
  const critical = yearlyEstimate(fleet({ criticalHour: 5 })).reference;
  expect(critical.fleet.smartEuros).toBeLessThan(
    yearlyEstimate(fleet()).reference.fleet.smartEuros,
  );
  expect(critical.readyShare).toBe(1);
});

test('what is not controlled keeps charging on arrival, in the peak too', () => {
  const { peakBeforeKw, peakAfterKw } = yearlyEstimate(
    fleet({ controllablePercent: 10 }),
  ).reference;
  expect(peakBeforeKw).toBeCloseTo(275, 9);
  expect(peakAfterKw).toBeGreaterThan(0.9 * 275 - 1e-9);
});

test('who charges for a few minutes on arrival still draws full power, and no plan draws more', () => {
  const short = yearlyEstimate(fleet({ chargerKw: 150, batteryKwh: 30 })).reference;
  expect(short.peakBeforeKw).toBe(25 * 150);
  for (const changes of [{}, vans, paying, { chargerKw: 150, batteryKwh: 30 }, { siteKw: 50 }]) {
    const { peakBeforeKw, peakAfterKw } = yearlyEstimate(fleet(changes)).reference;
    expect(peakAfterKw).toBeLessThanOrEqual(peakBeforeKw + 1e-9);
  }
});

test('moved and given back are together the energy that can be turned into money', () => {
  const figures = yearlyEstimate(vans).reference;
  expect(figures.valorisableKwh).toBe(figures.movedKwh + figures.dischargedKwh);
  expect(figures.movedShare).toBeGreaterThan(0.5);
  expect(figures.movedShare).toBeLessThanOrEqual(1);
});

test('driving takes half a battery a day, giving back adds cycles of its own', () => {
  const figures = yearlyEstimate(vans).reference;
  expect(figures.drivingCycles).toBeCloseTo((0.3 * 366 * 5) / 7, 6);
  expect(figures.v2gCycles).toBeGreaterThan(1);
  expect(yearlyEstimate({ ...vans, control: 'api' }).reference.v2gCycles).toBe(0);
});

test('charging at night instead of the evening also saves CO2', () => {
  expect(yearlyEstimate(vans).reference.savedCo2Kg).toBeGreaterThan(0);
});

test('a year of 8,784 hourly prices is taken by the same function', () => {
  const { monthDays, eurosPerMwh } = pricesOfYear(2024);
  const hourly = eurosPerMwh.flatMap((day, month) =>
    Array.from({ length: monthDays[month] ?? 0 }, () => day).flat(),
  );
  expect(hourly).toHaveLength(8784);
  const days = hourlyDays(hourly, monthDays);
  expect(days).toHaveLength(366);
  const byHour = yearlyEstimate(fleet(), days).reference.fleet;
  const byMonth = yearlyEstimate(fleet(), monthlyDays(pricesOfYear(2024))).reference.fleet;
  expect(byHour.grossEuros).toBeCloseTo(byMonth.grossEuros, 6);
});

test('a night that crosses midnight is priced with the next day’s hours', () => {
  const night = fleet({ readyHour: 4, hours: 8, control: 'api' });
  const [cheapMorning] = hourlyDays([...Array(24).fill(80), ...Array(24).fill(10)], [2]);
  const { smartEuros } = yearlyEstimate(night, cheapMorning ? [cheapMorning] : []).reference.fleet;
  expect(smartEuros).toBeGreaterThan(0);
});
