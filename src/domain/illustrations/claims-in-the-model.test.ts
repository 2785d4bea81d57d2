import { expect, test } from 'vitest';
import { ACTIVITIES, type Activity, clampInputs, estimate, fleetOf } from '../simulator/index.ts';
import { FRENCH_YEARS } from '../simulator/prices/french-years.ts';
import { CLAIMS } from '../site/claims.ts';
import { knownFigures, namedGains } from './known-figures.ts';
import {
  CLAIMED_UP_TO_KM,
  EVENING_RETURN_HOURS,
  KNOWN_FLEETS,
  valueWithReserve,
} from './known-fleets.ts';

test('the trucks named beside the headline keep at least that much, even in the least of their cases', () => {
  const { vehicleType } = KNOWN_FLEETS.trucks;
  expect(vehicleType).toBe('truck');
  expect(namedGains('trucks').spotOnArrival.lowEuros).toBeGreaterThanOrEqual(
    CLAIMS.headlineGainMax.value,
  );
});

test('what fleets with bidirectional chargers may reach is the simulator’s value and reserve', () => {
  const [least, most] = CLAIMS.fleetGain.value;
  expect(valueWithReserve('delivery').sumEuros).toBeGreaterThanOrEqual(least);
  const fast = valueWithReserve('deliveryFast').sumEuros;
  expect(fast).toBeGreaterThanOrEqual(CLAIMS.deliveryFleetGain.value);
  expect(100 * Math.round(fast / 100)).toBe(most);
});

const [FIRST, LAST] = EVENING_RETURN_HOURS;
const CLAIMED = (Object.keys(ACTIVITIES) as Activity[]).filter(
  (activity) => ACTIVITIES[activity].kmPerDay <= CLAIMED_UP_TO_KM,
);

test.each([FIRST, (FIRST + LAST) / 2, LAST])(
  'back at %i h after at most 100 km, vans and trucks keep 15 to 25 percent of their bill',
  (arrival) => {
    const [least, most] = CLAIMS.chargingCostReduction.value;
    expect(CLAIMED).toContain('delivery');
    for (const activity of CLAIMED) {
      for (const type of [{}, { vehicleType: 'truck', chargerKw: 50, batteryKwh: 300 }] as const) {
        for (const vehicles of [20, 80]) {
          for (const departureHour of [5, 8]) {
            const hours = departureHour + 24 - arrival;
            const given = { vehicles, activity, hours, departureHour, ...type };
            const fleet = fleetOf(clampInputs(given).inputs);
            const percent = 100 * estimate(fleet, FRENCH_YEARS).gainOfBillShare;
            expect(percent, JSON.stringify(given)).toBeGreaterThanOrEqual(least);
            expect(percent, JSON.stringify(given)).toBeLessThanOrEqual(most);
          }
        }
      }
    }
  },
);

test('before sharing, municipal vans save at least the most that is claimed of a bill', () => {
  const { valueCreatedEuros, before } = knownFigures('municipal').estimate;
  const percent = (100 * valueCreatedEuros) / before.totalEuros;
  expect(percent).toBeGreaterThanOrEqual(CLAIMS.savingsMax.value);
});
