import fc from 'fast-check';
import loadHighs from 'highs';
import { expect, test } from 'vitest';
import { anyFleetNight } from '../../../tests/fleets/any-fleet-night.ts';
import { howMany } from '../../../tests/fleets/how-many.ts';
import { CHANGED_FLEET, EXAMPLE_SITE, exampleNights } from './fleet-night-figures.ts';
import { cheapestNight } from './fleet-night-plan.ts';
import {
  chargersAtOnce,
  isPlugged,
  type NightSite,
  nightEuros,
  perQuarter,
  type Vehicle,
} from './vehicle-night.ts';

const highs = await loadHighs();

/** The same night as a programme of zeros and ones; null where it has no solution. */
function optimum(vehicles: readonly Vehicle[], site: NightSite): number | null {
  const { inKwh, outKwh } = perQuarter(site);
  const kwh = site.chargerKw / 4;
  const cost: string[] = [];
  const rows: string[] = [];
  const names: string[] = [];
  const on = site.buyEurosPerKwh.map((): string[] => []);
  for (const [index, vehicle] of vehicles.entries()) {
    const missing = (vehicle.targetShare - vehicle.startShare) * vehicle.batteryKwh;
    const level: string[] = [];
    const given: string[] = [];
    for (const quarter of site.buyEurosPerKwh.keys()) {
      if (!isPlugged(vehicle, quarter)) continue;
      const charge = `c${index}x${quarter}`;
      names.push(charge);
      on[quarter]?.push(charge);
      level.push(`+ ${inKwh} ${charge}`);
      cost.push(`+ ${(site.buyEurosPerKwh[quarter] ?? 0) * kwh} ${charge}`);
      if (!vehicle.bidirectional) continue;
      const give = `g${index}x${quarter}`;
      names.push(give);
      given.push(`+ ${outKwh} ${give}`);
      level.push(`- ${outKwh} ${give}`);
      const sale = (site.sellEurosPerKwh[quarter] ?? 0) * kwh;
      cost.push(`${sale < 0 ? '+' : '-'} ${Math.abs(sale)} ${give}`);
      rows.push(`${charge} + ${give} <= 1`);
    }
    if (level.length === 0 && missing > 1e-9) return null;
    if (level.length > 0) rows.push(`${level.join(' ')} >= ${missing - 1e-9}`);
    const spareKwh = (vehicle.startShare - site.reserveShare) * vehicle.batteryKwh;
    if (given.length > 0) rows.push(`${given.join(' ')} <= ${Math.max(0, spareKwh)}`);
  }
  for (const chargers of on) {
    if (chargers.length > 0) rows.push(`${chargers.join(' + ')} <= ${chargersAtOnce(site)}`);
  }
  const { Status, ObjectiveValue } = highs.solve(
    [
      `Minimize cost: ${cost.join(' ') || '0 none'}`,
      'Subject To',
      ...rows,
      'Bounds',
      ...names.map((name) => `0 <= ${name} <= 1`),
      'Binary',
      names.join(' '),
      'End',
    ].join('\n'),
    { output_flag: false, mip_rel_gap: 0, mip_abs_gap: 0 },
  );
  return Status === 'Optimal' ? ObjectiveValue : null;
}

test('without giving back no plan of any fleet is cheaper, and none is missed', () => {
  fc.assert(
    fc.property(anyFleetNight(fc.constant(false)), ({ vehicles, site }) => {
      const plan = cheapestNight(vehicles, site);
      const wanted = optimum(vehicles, site);
      expect(plan === null).toBe(wanted === null);
      if (plan && wanted !== null) expect(nightEuros(plan, site)).toBeCloseTo(wanted, 4);
    }),
    { numRuns: howMany(500), seed: 48 },
  );
});

test('no plan is cheaper by a thousandth than the night that the pages show, giving back included', () => {
  const { after } = exampleNights();
  const wanted = optimum(CHANGED_FLEET, EXAMPLE_SITE);
  expect(wanted).toBeGreaterThan(0);
  expect(nightEuros(after, EXAMPLE_SITE)).toBeLessThan((wanted ?? 0) * 1.001);
});
