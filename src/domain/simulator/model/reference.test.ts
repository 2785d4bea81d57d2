import { expect, test } from 'vitest';
import { FRENCH_YEARS } from '../prices/french-years.ts';
import { TARIFFS } from '../prices/tariffs.ts';
import { type Estimate, estimated } from './estimate.ts';
import { ASSUMPTIONS, type Assumptions, type Fleet } from './fleet.ts';
import { gainRange } from './range.ts';
import reference from './reference-fleets.json' with { type: 'json' };
import { type Solution, solve } from './solution.ts';
import type { YearPlan } from './year-plan.ts';

/*
 * Another program's answers for 57 fleets, written by someone else from the same description. Figures may
 * differ by 0.5 % or 0.05, whichever is more.
 */
type Reference = (typeof reference.fleets)[number];

const assumptionsOf = ({ inputs }: Reference): Assumptions => ({
  tariff: TARIFFS[inputs.tariff as keyof typeof TARIFFS],
  todayKwMost:
    inputs.todayKwMost === null ? () => Number.POSITIVE_INFINITY : ASSUMPTIONS.todayKwMost,
});

function figures(result: Estimate, { fleet, today, years }: Solution): Record<string, number> {
  const { possible } = result;
  const figures: Record<string, number> = {
    kwPerVehicle: today.kwPerVehicle,
    kwhPerSession: today.kwhPerSession,
    shortByKwh: today.shortByKwh,
    billBefore: result.before.totalEuros,
    billAfter: result.after.totalEuros,
    v2gExtra: result.v2gExtraEuros,
    valueCreated: result.valueCreatedEuros,
    headline: result.gainEuros,
    movedKwh: result.movedKwh,
    co2Kg: result.savedCo2Kg,
    percentOfBill: 100 * result.gainOfBillShare,
    factorPercent: 100 * result.factor,
    monthlyGainEuros: result.gainPerMonthEuros,
    moreWithIndexed: result.moreWithIndexedEuros,
    fcr: possible.fcrEuros,
    afrr: possible.afrrEuros,
    fcrBidirectional: possible.fcrBidirectionalEuros,
    afrrBidirectional: possible.afrrBidirectionalEuros,
    capacity: possible.capacityEuros,
  };
  for (const [session, { arrivalHour, departureHour }] of today.sessions.entries()) {
    figures[`from${session}`] = arrivalHour;
    figures[`to${session}`] = departureHour;
  }
  for (const { prices, bill, v2g, v2gExtraEuros } of years) {
    const { before, after, plan, ...lines } = bill;
    const ofYear = {
      kwh: lines.kwh,
      'before.energy': before.energyEuros,
      'before.turpe': before.gridEuros,
      'before.power': before.powerEuros,
      'before.accise': before.acciseEuros,
      'before.total': before.totalEuros,
      'after.energy': after.energyEuros,
      'after.turpe': after.gridEuros,
      'after.power': after.powerEuros,
      'after.accise': after.acciseEuros,
      'after.total': after.totalEuros,
      'after.kW': plan.subscribedKwPerVehicle * fleet.vehicles,
      'saving.market': lines.marketEuros,
      'saving.tariff': lines.tariffEuros,
      'saving.power': lines.powerEuros,
      gross: lines.grossEuros,
      share: (lines.grossEuros * fleet.fleetSharePercent) / 100,
      movedKwh: lines.movedKwh,
      co2Kg: lines.savedCo2Kg,
      'v2g.extra': v2gExtraEuros,
      'v2g.share': (v2gExtraEuros * fleet.fleetSharePercent) / 100,
      'v2g.dischargedKwh': v2g?.soldKwh ?? 0,
      'v2g.wear': v2g?.wearEuros ?? 0,
      'v2g.movedKwh': v2g?.movedKwh ?? 0,
      'v2g.co2Kg': v2g?.savedCo2Kg ?? 0,
    };
    for (const [name, value] of Object.entries(ofYear)) figures[`${prices.year}.${name}`] = value;
  }
  return figures;
}

function expected({ derived, mean, years, possible, ...fleet }: Reference): Record<string, number> {
  const { gross: _, share: __, savingOfBill, ...means } = mean;
  const figures: Record<string, number> = {
    kwPerVehicle: derived.todayKwPerVehicle,
    kwhPerSession: derived.meterKwhPerSession,
    shortByKwh: derived.shortByKwh,
    ...means,
    percentOfBill: 100 * savingOfBill,
    factorPercent: 100 * fleet.factor,
    monthlyGainEuros: fleet.monthlyGainEuros,
    moreWithIndexed: fleet.moreWithIndexed,
    ...possible,
  };
  for (const [session, { from, to }] of derived.windows.entries()) {
    figures[`from${session}`] = from;
    figures[`to${session}`] = to;
  }
  for (const [year, of] of Object.entries(years)) {
    const { before, after, saving, v2g, ...lines } = of;
    const { kW: _, ...beforeLines } = before;
    const parts = { before: beforeLines, after, saving, v2g };
    for (const [name, value] of Object.entries(lines)) figures[`${year}.${name}`] = value;
    for (const [part, values] of Object.entries(parts)) {
      for (const [name, value] of Object.entries(values)) {
        figures[`${year}.${part}.${name}`] = value;
      }
    }
  }
  return figures;
}

test('the reference holds 57 fleets with every line', () => {
  expect(reference.fleets).toHaveLength(57);
  for (const fleet of reference.fleets)
    expect(Object.keys(expected(fleet)).length).toBeGreaterThan(90);
});

test.each(reference.fleets)('$id comes to what another program finds, line by line', (fleet) => {
  const assumptions = assumptionsOf(fleet);
  const inputs = fleet.inputs as Fleet;
  const solution = solve(inputs, FRENCH_YEARS, assumptions);
  const result = estimated(solution, assumptions);
  const { lowEuros, highEuros } = gainRange(inputs, FRENCH_YEARS, result.countsV2g, assumptions);
  const found = { ...figures(result, solution), low: lowEuros, high: highEuros };
  const wanted = { ...expected(fleet), ...fleet.range };
  expect(Object.keys(found).sort()).toEqual(Object.keys(wanted).sort());
  const wrong = Object.entries(found).filter(([name, value]) => {
    const other = wanted[name as keyof typeof wanted] ?? Number.NaN;
    return !(Math.abs(value - other) <= Math.max(0.05, Math.abs(other) * 0.005));
  });
  expect(wrong).toEqual([]);
  expect(result.countsV2g).toBe(fleet.countsV2g);
  expect(result.domain).toBe(fleet.derived.domain);
});

test.each(reference.nights)('$id charges on $workingDay hour by hour as there', (night) => {
  const fleet = reference.fleets.find(({ id }) => id === night.id) as Reference;
  const year = FRENCH_YEARS.find(({ year }) => night.workingDay.startsWith(String(year)));
  const { years } = solve(fleet.inputs as Fleet, FRENCH_YEARS, assumptionsOf(fleet));
  const plan = years.find(({ prices }) => prices === year)?.bill.plan as YearPlan;
  const [session] = plan.sessions;
  const day = (Date.parse(night.workingDay) - Date.UTC(year?.year ?? 0, 0, 1)) / 86_400_000;
  const at = (year?.workingDays.indexOf(day) ?? 0) * (session?.steps ?? 0);
  expect(plan.subscribedKwPerVehicle).toBeCloseTo(night.siteKwPerVehicle, 2);
  expect(session?.session.steps).toHaveLength(night.steps.length);
  for (const [step, { hours, spot, turpe, todayKwh, planKwh }] of night.steps.entries()) {
    expect(session?.session.steps[step]?.durationHours).toBeCloseTo(hours, 9);
    expect(session?.session.steps[step]?.todayKwh).toBeCloseTo(todayKwh, 3);
    expect(session?.spotEurosPerMwh[at + step]).toBe(spot);
    expect(session?.gridEurosPerMwh[at + step]).toBe(turpe);
    expect(session?.planKwh[at + step]).toBeCloseTo(planKwh, 2);
  }
});
