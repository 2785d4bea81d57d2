import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFleetNight } from '../../../tests/fleets/any-fleet-night.ts';
import { EARLIER_DEPARTURE, EXAMPLE_FLEET } from './example-fleet.ts';
import { FLEET_NIGHT, SITE_POWER_KW } from './fleet-night.ts';
import { CHANGED_FLEET, EXAMPLE_SITE, exampleNights } from './fleet-night-figures.ts';
import { cheapestNight } from './fleet-night-plan.ts';
import {
  chargedOnArrival,
  levelShareAt,
  type NightSite,
  nightEuros,
  type Vehicle,
  type VehiclePlan,
} from './vehicle-night.ts';

const { before, after } = exampleNights();

/** What a depot would not forgive, as sentences. */
function faults(
  vehicles: readonly Vehicle[],
  site: NightSite,
  plan: readonly VehiclePlan[],
): string[] {
  const found = vehicles.flatMap((vehicle, index) => {
    const { charges, givesBack } = plan[index] as VehiclePlan;
    const at = [...charges, ...givesBack];
    const { arrival, departure, targetShare, startShare, bidirectional } = vehicle;
    const lowest = Math.min(
      ...givesBack.map((quarter) =>
        levelShareAt(vehicle, plan[index] as VehiclePlan, quarter + 1, site),
      ),
    );
    return [
      at.some((quarter) => quarter < arrival || quarter >= departure) && `${index} is away`,
      new Set(at).size < at.length && `${index} does two things at once`,
      levelShareAt(vehicle, plan[index] as VehiclePlan, departure, site) <
        Math.min(1, Math.max(targetShare, bidirectional ? 0 : startShare)) - 1e-9 &&
        `${index} leaves too low`,
      !bidirectional && givesBack.length > 0 && `${index} cannot give back`,
      lowest < site.reserveShare - 1e-9 && `${index} sells its reserve`,
    ];
  });
  for (const quarter of site.buyEurosPerKwh.keys()) {
    const count = (of: 'charges' | 'givesBack') =>
      plan.filter((one) => one[of].includes(quarter)).length * site.chargerKw;
    if (count('charges') > site.siteKw) found.push(`too much power in ${quarter}`);
  }
  return found.filter((fault) => fault !== false);
}

test('the night as shown is feasible before and after the change', () => {
  expect(faults(EXAMPLE_FLEET, EXAMPLE_SITE, before)).toEqual([]);
  expect(faults(CHANGED_FLEET, EXAMPLE_SITE, after)).toEqual([]);
});

test('the site draws all of its power that whole chargers can, and never more', () => {
  const most = Math.max(...SITE_POWER_KW.map(({ drawnKw }) => drawnKw));
  expect(most).toBe(143);
  expect(most).toBeLessThanOrEqual(FLEET_NIGHT.siteKw);
  expect(most + FLEET_NIGHT.chargerKw).toBeGreaterThan(FLEET_NIGHT.siteKw);
});

test('the earlier departure is planned again for what is still to come, and few others move', () => {
  const { vehicle, departure, from } = EARLIER_DEPARTURE;
  expect(before[vehicle]?.charges.some((quarter) => quarter >= departure)).toBe(true);
  const past = (plan: VehiclePlan[]) =>
    plan.map(({ charges, givesBack }) => [...charges, ...givesBack].filter((at) => at < from));
  expect(past(after)).toEqual(past(before));
  expect(FLEET_NIGHT.change.others).toHaveLength(2);
  for (const [index, plan] of after.entries()) {
    if (index === vehicle || FLEET_NIGHT.change.others.includes(index)) continue;
    expect(plan).toEqual(before[index]);
  }
  expect(nightEuros(after, EXAMPLE_SITE)).toBeGreaterThanOrEqual(
    nightEuros(before, EXAMPLE_SITE) - 1e-9,
  );
});

test('it costs less than charging on arrival, and V2G pays for itself', () => {
  const onArrival = chargedOnArrival(CHANGED_FLEET, EXAMPLE_SITE);
  expect(faults(CHANGED_FLEET, EXAMPLE_SITE, onArrival)).toEqual([]);
  const smart = cheapestNight(
    CHANGED_FLEET.map((one) => ({ ...one, bidirectional: false })),
    EXAMPLE_SITE,
  );
  const euros = nightEuros(after, EXAMPLE_SITE);
  expect(euros).toBeLessThan(nightEuros(smart ?? [], EXAMPLE_SITE));
  expect(nightEuros(smart ?? [], EXAMPLE_SITE)).toBeLessThan(nightEuros(onArrival, EXAMPLE_SITE));
});

test('on a night without such prices nothing is given back', () => {
  const plan = cheapestNight(EXAMPLE_FLEET, {
    ...EXAMPLE_SITE,
    sellEurosPerKwh: EXAMPLE_SITE.sellEurosPerKwh.map((euros) => Math.min(euros, 0.2)),
  });
  expect(plan?.flatMap(({ givesBack }) => givesBack)).toEqual([]);
});

test('any fleet: every vehicle leaves with its level, within its window and the site’s power', () => {
  let planned = 0;
  fc.assert(
    fc.property(anyFleetNight(), ({ vehicles, site }) => {
      const plan = cheapestNight(vehicles, site);
      const onArrival = chargedOnArrival(vehicles, site);
      const onTime = faults(vehicles, site, onArrival).length === 0;
      if (!plan) {
        expect(onTime).toBe(false);
        return;
      }
      planned += 1;
      expect(faults(vehicles, site, plan)).toEqual([]);
      if (onTime) {
        expect(nightEuros(plan, site)).toBeLessThanOrEqual(nightEuros(onArrival, site) + 1e-4);
      }
    }),
    { numRuns: 300, seed: 48 },
  );
  expect(planned).toBeGreaterThan(60);
});

test('any fleet: a plan that is being followed stays as it is until it may change, and stays cheapest', () => {
  fc.assert(
    fc.property(anyFleetNight(fc.constant(false)), ({ vehicles, site }) => {
      const plan = cheapestNight(vehicles, site);
      if (!plan) return;
      const again = cheapestNight(vehicles, site, { plan, from: 8 });
      expect(again).toEqual(plan);
    }),
    { numRuns: 100, seed: 48 },
  );
});
