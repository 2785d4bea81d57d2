import { expect, test } from 'vitest';
import { FRENCH_YEARS } from '../prices/french-years.ts';
import { TARIFFS } from '../prices/tariffs.ts';
import { estimated, movedIn } from './estimate.ts';
import { BASELINES, type Baseline, type Fleet, todayKwMost } from './fleet.ts';
import { gainCases } from './range.ts';
import reference from './reference-fleets.json' with { type: 'json' };
import { situations } from './situations.ts';
import { reached, type Solution, solve } from './solution.ts';
import type { Bill } from './year-bill.ts';

/*
 * Another program's answers for 89 fleets, written by someone else from the same description. Euros may
 * differ by 0.05, powers by a watt, energy by 3 kWh a year: hours of equal price may swap.
 */
type Reference = (typeof reference.fleets)[number];

const fleetOf = ({ inputs }: Reference, baseline: Baseline): Fleet => ({
  ...(inputs as object as Fleet),
  baseline,
  tariff: TARIFFS[inputs.tariff as keyof typeof TARIFFS],
  todayKwMost:
    inputs.todayKwMost === null ? Number.POSITIVE_INFINITY : todayKwMost(inputs.batteryKwh),
});

type Figures = Readonly<Record<string, number>>;

const named = ({ energyEuros, gridEuros, powerEuros, acciseEuros, totalEuros }: Bill) => ({
  energy: energyEuros,
  turpe: gridEuros,
  power: powerEuros,
  accise: acciseEuros,
  total: totalEuros,
});

const prefixed = (prefix: string, figures: object): Figures =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [`${prefix}.${name}`, value as number]),
  );

function found(solution: Solution): Figures {
  const { fleet, today, years } = solution;
  const result = estimated(solution);
  const { lowEuros, highEuros, cases } = gainCases(solution);
  const share = fleet.fleetSharePercent / 100;
  return {
    gain: result.gainEuros,
    low: lowEuros,
    high: highEuros,
    gross: result.energyEuros + result.tariffEuros + result.powerEuros,
    energy: result.energyEuros,
    tariff: result.tariffEuros,
    power: result.powerEuros,
    v2gExtra: result.v2gExtraEuros,
    countsV2g: Number(result.countsV2g),
    valueCreated: result.valueCreatedEuros,
    factor: result.factor,
    monthlyGainEuros: result.gainPerMonthEuros,
    percentOfBill: 100 * result.gainOfBillShare,
    moreWithIndexed: result.moreWithIndexedEuros,
    ...prefixed('before', named(result.before)),
    ...prefixed('after', named(result.after)),
    movedKwh: result.movedKwh,
    co2Kg: result.savedCo2Kg,
    soldKwh: result.soldKwh,
    wear: result.wearEuros,
    ...prefixed('possible', {
      fcr: result.possible.fcrEuros,
      afrr: result.possible.afrrEuros,
      fcrBidirectional: result.possible.fcrBidirectionalEuros,
      afrrBidirectional: result.possible.afrrBidirectionalEuros,
    }),
    ...prefixed('derived', {
      todayKwPerVehicle: today.kwPerVehicle,
      subscribedTodayKw: result.subscribedTodayKw,
      meterKwhPerSession: today.kwhPerSession,
      shortByKwh: today.shortByKwh,
      ...Object.fromEntries(
        today.sessions.flatMap(({ arrivalHour, departureHour, chargesFromHour }, session) => [
          [`from${session}`, arrivalHour],
          [`to${session}`, departureHour],
          [`chargesFrom${session}`, today.kwhPerSession > 0 ? chargesFromHour : -1],
        ]),
      ),
    }),
    ...Object.fromEntries(
      cases.map(({ field, value, gainEuros }) => [`case ${field} ${value}`, gainEuros]),
    ),
    ...Object.assign(
      {},
      ...years.map((year) => {
        const { prices, bill } = year;
        const lines = reached(fleet, year);
        const { movedKwh, savedCo2Kg } = movedIn(fleet, year, result.countsV2g);
        return prefixed(String(prices.year), {
          kwh: bill.kwh,
          kappa: bill.plan.plannedKwPerVehicle,
          sigma: bill.plan.subscribedKwPerVehicle,
          gain: share * (lines.grossEuros + (result.countsV2g ? lines.v2gEuros : 0)),
          gross: lines.grossEuros,
          energy: lines.energyEuros,
          tariff: lines.tariffEuros,
          power: lines.powerEuros,
          v2gExtra: lines.v2gEuros,
          ...prefixed('before', named(bill.before)),
          movedKwh,
          co2Kg: savedCo2Kg,
        });
      }),
    ),
  };
}

function wanted({ derived, possible, ...fleet }: Reference, baseline: Baseline): Figures {
  const { before, after, years, cases, chargesFrom, moreWithIndexed, countsV2g, ...means } =
    fleet[baseline];
  return {
    ...means,
    countsV2g: Number(countsV2g),
    moreWithIndexed: moreWithIndexed ?? 0,
    ...prefixed('before', before),
    ...prefixed('after', after),
    ...prefixed('possible', possible),
    ...prefixed('derived', {
      todayKwPerVehicle: derived.todayKwPerVehicle,
      subscribedTodayKw: derived.subscribedTodayKw,
      meterKwhPerSession: derived.meterKwhPerSession,
      shortByKwh: derived.shortByKwh,
      ...Object.fromEntries(
        derived.windows.flatMap(({ from, to }, session) => [
          [`from${session}`, from],
          [`to${session}`, to],
          // Null where there is nothing to charge.
          [`chargesFrom${session}`, chargesFrom[session] ?? -1],
        ]),
      ),
    }),
    ...Object.fromEntries(cases.map(([field, value, gain]) => [`case ${field} ${value}`, gain])),
    ...Object.assign(
      {},
      ...Object.entries(years).map(([year, { before: bill, ...lines }]) =>
        prefixed(year, { ...lines, ...prefixed('before', bill) }),
      ),
    ),
  } as Figures;
}

function toleranceOf(name: string, { inputs }: Reference): number {
  if (/kwh/i.test(name) && !name.startsWith('derived')) return 3;
  if (/co2/i.test(name)) return 0.02;
  if (/kappa|sigma|Kw|Kwh/.test(name)) return 0.001;
  if (name === 'factor') return 0.0002;
  if (name === 'percentOfBill') return 0.02;
  if (name === 'monthlyGainEuros') return (0.05 * inputs.vehicles) / 12;
  return 0.05;
}

test('the reference holds 89 fleets with every line', () => {
  expect(reference.fleets).toHaveLength(89);
  for (const fleet of reference.fleets)
    expect(Object.keys(wanted(fleet, 'arrival')).length).toBeGreaterThan(75);
});

const EACH = reference.fleets.flatMap((fleet) =>
  BASELINES.map((baseline) => ({ id: fleet.id, baseline, fleet })),
);

test.each(EACH)(
  '$id against $baseline comes to what another program finds, line by line',
  ({ fleet, baseline }) => {
    const solution = solve(fleetOf(fleet, baseline), FRENCH_YEARS);
    const [ours, theirs] = [found(solution), wanted(fleet, baseline)];
    expect(Object.keys(ours).sort()).toEqual(Object.keys(theirs).sort());
    const wrong = Object.entries(ours)
      .map(([name, value]) => ({ name, value, theirs: theirs[name] ?? Number.NaN }))
      .filter(({ name, value, theirs }) => !(Math.abs(value - theirs) <= toleranceOf(name, fleet)));
    expect(wrong).toEqual([]);
    expect(solution.today.domain).toBe(fleet.derived.domain);
    expect(solution.today.isRaisedToNeed).toBe(
      fleet.derived.todayKwRaised && !fleet.derived.energyCut,
    );
  },
);

test.each(reference.fleets)('$id has the six gains that another program finds', (fleet) => {
  const { gains } = situations(fleetOf(fleet, 'arrival'), FRENCH_YEARS);
  for (const [contract, theirs] of Object.entries(fleet.contracts)) {
    const ours = gains[contract as keyof typeof gains];
    for (const baseline of BASELINES) {
      expect(Math.abs(ours[baseline] - theirs[baseline])).toBeLessThanOrEqual(0.05);
    }
  }
});

test.each(reference.nights)('$id charges on $workingDay hour by hour as there', (night) => {
  const fleet = reference.fleets.find(({ id }) => id === night.id) as Reference;
  const year = FRENCH_YEARS.find(({ year }) => night.workingDay.startsWith(String(year)));
  const { years } = solve(fleetOf(fleet, night.baseline as Baseline), FRENCH_YEARS);
  const plan = years.find(({ prices }) => prices === year)?.bill.plan;
  const [session] = plan?.sessions ?? [];
  const day = (Date.parse(night.workingDay) - Date.UTC(year?.year ?? 0, 0, 1)) / 86_400_000;
  const at = (year?.workingDays.indexOf(day) ?? 0) * (session?.steps ?? 0);
  expect(plan?.plannedKwPerVehicle).toBeCloseTo(night.kappa, 2);
  expect(plan?.subscribedKwPerVehicle).toBeCloseTo(night.sigma, 2);
  expect(session?.session.steps).toHaveLength(night.steps.length);
  for (const [
    step,
    { hours, spot, energyPrice, turpe, todayKwh, planKwh },
  ] of night.steps.entries()) {
    expect(session?.session.steps[step]?.durationHours).toBeCloseTo(hours, 9);
    expect(session?.session.steps[step]?.todayKwh).toBeCloseTo(todayKwh, 3);
    expect(session?.spotEurosPerMwh[at + step]).toBe(spot);
    expect(session?.energyEurosPerMwh[at + step]).toBeCloseTo(energyPrice, 6);
    expect(session?.gridEurosPerMwh[at + step]).toBe(turpe);
    expect(session?.planKwh[at + step]).toBeCloseTo(planKwh, 2);
  }
});
