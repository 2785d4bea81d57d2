import fc from 'fast-check';
import type { NightSite, Vehicle } from '../../src/domain/illustrations/vehicle-night.ts';

const QUARTERS = 24;

const anyVehicle = (bidirectional: fc.Arbitrary<boolean>): fc.Arbitrary<Vehicle> =>
  fc
    .record({
      arrival: fc.integer({ min: 0, max: 10 }),
      stay: fc.integer({ min: 1, max: QUARTERS }),
      batteryKwh: fc.integer({ min: 20, max: 60 }),
      startShare: fc.integer({ min: 10, max: 90 }).map((percent) => percent / 100),
      targetShare: fc.integer({ min: 30, max: 95 }).map((percent) => percent / 100),
      bidirectional,
    })
    .map(({ stay, ...vehicle }) => ({
      ...vehicle,
      departure: Math.min(QUARTERS, vehicle.arrival + stay),
    }));

const prices = (least: number, most: number): fc.Arbitrary<number[]> =>
  fc
    .array(fc.integer({ min: least, max: most }), { minLength: 6, maxLength: 6 })
    .map((hours) => hours.flatMap((cents) => Array(QUARTERS / 6).fill(cents / 100)));

/** A few vehicles, six hours and a site that may be too small for them. */
export const anyFleetNight = (
  bidirectional: fc.Arbitrary<boolean> = fc.boolean(),
): fc.Arbitrary<{ vehicles: Vehicle[]; site: NightSite }> =>
  fc.record({
    vehicles: fc.array(anyVehicle(bidirectional), { minLength: 1, maxLength: 7 }),
    site: fc.record({
      chargerKw: fc.constantFrom(7.4, 11, 22),
      siteKw: fc.integer({ min: 22, max: 90 }),
      buyEurosPerKwh: prices(5, 60),
      sellEurosPerKwh: prices(0, 60),
      oneWayEfficiency: fc.constantFrom(1, 0.93),
      reserveShare: fc.constant(0.3),
    }),
  });
