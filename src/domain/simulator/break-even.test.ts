import { expect, test } from 'vitest';
import { breakEven } from './break-even.ts';
import { DEFAULT_INPUTS, type FleetInputs } from './inputs.ts';
import { yearlyEstimate } from './yearly-estimate.ts';

const evening: FleetInputs = { ...DEFAULT_INPUTS, hours: 13, readyHour: 7, startPercent: 50 };
const premiums = (fleet: FleetInputs) => breakEven(fleet, yearlyEstimate(fleet));

test('a charger may cost more by what V2G leaves the fleet over the years it is given', () => {
  const { reference, v2gVehicles } = yearlyEstimate(evening);
  const { years, premiumEurosPerCharger } = premiums(evening);
  expect(years).toBe(8);
  expect(premiumEurosPerCharger.reference).toBeCloseTo(
    (8 * reference.fleet.shareExtraV2gEuros) / v2gVehicles,
    9,
  );
  expect(premiums({ ...evening, paybackYears: 4 }).premiumEurosPerCharger.reference).toBeCloseTo(
    premiumEurosPerCharger.reference / 2,
    9,
  );
});

test('the premium does not grow with the number of chargers', () => {
  const { premiumEurosPerCharger } = premiums({ ...evening, vehicles: 200 });
  expect(premiumEurosPerCharger.high).toBeCloseTo(premiums(evening).premiumEurosPerCharger.high, 9);
});

test('where nothing may be given back, no premium is paid back', () => {
  const { premiumEurosPerCharger } = premiums({ ...evening, control: 'api' });
  expect(premiumEurosPerCharger).toEqual({ low: 0, reference: 0, high: 0 });
});
