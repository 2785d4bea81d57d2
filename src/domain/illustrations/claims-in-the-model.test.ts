import { expect, test } from 'vitest';
import { clampInputs, fleetOf } from '../simulator/inputs.ts';
import { estimate } from '../simulator/model/estimate.ts';
import { FRENCH_YEARS } from '../simulator/prices/french-years.ts';
import { CLAIMS } from '../site/claims.ts';
import { knownFigures } from './known-figures.ts';
import { EVENING_RETURN_HOURS, KNOWN_FLEETS, valueWithReserve } from './known-fleets.ts';

test('the fleet named beside the headline keeps at least that much', () => {
  const { gainEuros } = knownFigures('largeVans').estimate;
  expect(gainEuros).toBeGreaterThanOrEqual(CLAIMS.headlineGainMax.value);
});

test('what fleets with bidirectional chargers may reach is the simulator’s value and reserve', () => {
  const [least, most] = CLAIMS.fleetGain.value;
  expect(valueWithReserve('delivery', 60).sumEuros).toBeGreaterThanOrEqual(least);
  expect(valueWithReserve('delivery', 100).sumEuros).toBeGreaterThanOrEqual(
    CLAIMS.deliveryFleetGain.value,
  );
  const { valueCreatedEuros, possible } = estimate(
    fleetOf({ ...KNOWN_FLEETS.delivery, chargerKw: 22 }),
    FRENCH_YEARS,
  );
  expect(valueCreatedEuros + possible.afrrBidirectionalEuros).toBeGreaterThanOrEqual(most);
});

const [FIRST, LAST] = EVENING_RETURN_HOURS;

test.each([FIRST, (FIRST + LAST) / 2, LAST])(
  'back at %i h, depots keep 15 to 25 percent of their bill',
  (arrival) => {
    const [least, most] = CLAIMS.chargingCostReduction.value;
    for (const activity of ['transport', 'delivery', 'service'] as const) {
      const answers = { vehicles: 80, hours: 31 - arrival, departureHour: 7, activity };
      const fleet = fleetOf(clampInputs(answers).inputs);
      const percent = 100 * estimate(fleet, FRENCH_YEARS).gainOfBillShare;
      expect(Math.round(percent), activity).toBeGreaterThanOrEqual(least);
      expect(percent, activity).toBeLessThanOrEqual(most);
    }
  },
);

test('before sharing, delivery vans save at least the most that is claimed of a bill', () => {
  const { valueCreatedEuros, before } = knownFigures('delivery').estimate;
  const percent = (100 * valueCreatedEuros) / before.totalEuros;
  expect(percent).toBeGreaterThanOrEqual(CLAIMS.savingsMax.value);
});
