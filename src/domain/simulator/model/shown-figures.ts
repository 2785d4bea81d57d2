import type { Estimate } from './estimate.ts';
import { BASELINES, type Baseline } from './fleet.ts';
import type { GainRange } from './range.ts';
import type { Situations } from './situations.ts';
import { type Bill, billOf } from './year-bill.ts';

/** What is shown of a gain, and what has to be known for it. */
export type Gain = {
  /** Against what leads, at the price that is paid. */
  readonly estimate: Estimate;
  readonly situations: Situations;
  /** Null once both questions are answered. */
  readonly span: GainRange | null;
};

export type BaselineRanges = Readonly<Record<Baseline, GainRange>>;

/**
 * An estimate in whole euros, as it is written everywhere: page, print, mail, file. Adding up what is
 * written gives what is written:
 *
 * - energy + tariff + power + V2G = value created
 * - value created - Voltige's part = gain
 * - bill before - energy - tariff - power = bill after
 * - bill before - gain = paid in all, for a vehicle as for the fleet
 */
export type ShownFigures = {
  /** What is open while one of the two questions has no answer. */
  readonly span: { readonly perVehicle: GainRange; readonly fleet: GainRange } | null;
  /** How the fleet charges today makes no difference: the question needs no answer. */
  readonly isTimerIdle: boolean;
  /** Per vehicle and year, at the price that is paid. */
  readonly against: Readonly<Record<Baseline, ShownGain>>;
  readonly perVehicle: ShownYear & ShownLines;
  readonly fleet: ShownYear & { readonly gainPerMonthEuros: number };
};

export type ShownLines = {
  readonly energyEuros: number;
  readonly tariffEuros: number;
  readonly powerEuros: number;
  /** 0 where V2G is not counted. */
  readonly v2gEuros: number;
  readonly valueCreatedEuros: number;
  readonly ownShareEuros: number;
  /** The supplier's bill, our invoice and what giving back earns apart. */
  readonly afterEuros: number;
};

export type ShownGain = {
  readonly gainEuros: number;
  /** Null until the range is computed. */
  readonly lowEuros: number | null;
  readonly highEuros: number | null;
};

/** EUR a year. */
type ShownYear = ShownGain & {
  readonly beforeEuros: number;
  readonly paidInAllEuros: number;
};

/**
 * Gain, bill today and value created are rounded for themselves, for they are quoted alone. The lines of
 * the value created are rounded down, and the euros then missing go to the lines that lost most; the rest
 * is what is left between them.
 */
export function shownFigures(
  { estimate, situations, span }: Gain,
  ranges: BaselineRanges | null,
  vehicles: number,
): ShownFigures {
  const range = ranges?.[estimate.baseline] ?? null;
  const gains = situations.gains[estimate.contract];
  const [arrival, timer] = BASELINES.map((baseline) =>
    shownGain(gains[baseline], ranges?.[baseline] ?? null, 1),
  ) as [ShownGain, ShownGain];
  return {
    span: span && { perVehicle: wholeRange(span, 1), fleet: wholeRange(span, vehicles) },
    isTimerIdle: situations.isTimerIdle,
    against: { arrival, timer },
    perVehicle: { ...shownYear(estimate, range, 1), ...shownLines(estimate, 1) },
    fleet: {
      ...shownYear(estimate, range, vehicles),
      gainPerMonthEuros: whole(estimate.gainPerMonthEuros),
    },
  };
}

const wholeRange = ({ lowEuros, highEuros }: GainRange, vehicles: number): GainRange => ({
  lowEuros: whole(lowEuros * vehicles),
  highEuros: whole(highEuros * vehicles),
});

const shownGain = (gainEuros: number, range: GainRange | null, vehicles: number): ShownGain => ({
  gainEuros: whole(gainEuros * vehicles),
  lowEuros: range && whole(range.lowEuros * vehicles),
  highEuros: range && whole(range.highEuros * vehicles),
});

/** Where the gain comes from, for one vehicle or the whole fleet. */
export function shownLines(estimate: Estimate, vehicles: number): ShownLines {
  const { gainEuros, beforeEuros } = shownYear(estimate, null, vehicles);
  const valueCreatedEuros = whole(estimate.valueCreatedEuros * vehicles);
  const v2gLine = estimate.countsV2g ? estimate.v2gExtraEuros : 0;
  const lines = [estimate.energyEuros, estimate.tariffEuros, estimate.powerEuros, v2gLine];
  const [energyEuros = 0, tariffEuros = 0, powerEuros = 0, v2gEuros = 0] = addingUpTo(
    valueCreatedEuros,
    lines.map((euros) => euros * vehicles),
  );
  return {
    energyEuros,
    tariffEuros,
    powerEuros,
    v2gEuros,
    valueCreatedEuros,
    ownShareEuros: valueCreatedEuros - gainEuros,
    afterEuros: beforeEuros - energyEuros - tariffEuros - powerEuros,
  };
}

function shownYear(
  { gainEuros, before }: Estimate,
  range: GainRange | null,
  vehicles: number,
): ShownYear {
  const beforeEuros = whole(before.totalEuros * vehicles);
  const gain = shownGain(gainEuros, range, vehicles);
  return { ...gain, beforeEuros, paidInAllEuros: beforeEuros - gain.gainEuros };
}

/** A bill by line, today and with us, in whole euros: what is written of it adds up down and across. */
export type ShownBill = {
  readonly before: Bill;
  readonly after: Bill;
  readonly v2gEuros: number;
  readonly valueCreatedEuros: number;
  readonly ownShareEuros: number;
  readonly gainEuros: number;
  readonly paidInAllEuros: number;
  readonly subscribedTodayKw: number;
  readonly subscribedKw: number;
};

/** Each line is what it was today less the same line of the value created; of one vehicle, or of the fleet. */
export function shownBill(estimate: Estimate, vehicles = 1): ShownBill {
  const { gainEuros, beforeEuros, paidInAllEuros } = shownYear(estimate, null, vehicles);
  const { energyEuros, tariffEuros, powerEuros, v2gEuros, ...created } = shownLines(
    estimate,
    vehicles,
  );
  const { before } = estimate;
  // The same power and accise are the same euros on every bill: what rounding leaves is in the energy.
  const [grid, power, accise] = [before.gridEuros, before.powerEuros, before.acciseEuros].map(
    (euros) => whole(euros * vehicles),
  ) as [number, number, number];
  const energy = beforeEuros - grid - power - accise;
  return {
    before: billOf(energy, grid, power, accise),
    after: billOf(energy - energyEuros, grid - tariffEuros, power - powerEuros, accise),
    v2gEuros,
    valueCreatedEuros: created.valueCreatedEuros,
    ownShareEuros: created.ownShareEuros,
    gainEuros,
    paidInAllEuros,
    subscribedTodayKw: whole(estimate.subscribedTodayKw),
    subscribedKw: whole(estimate.subscribedKw),
  };
}

/** Never -0, which would be written with its sign. */
const whole = (euros: number) => Math.round(euros) + 0;

/** addingUpTo(2, [0.9, 0.6, 0.4]) // => [1, 1, 0] */
export function addingUpTo(sum: number, lines: readonly number[]): number[] {
  const down = lines.map(Math.floor);
  const missing = sum - down.reduce((total, line) => total + line, 0);
  const lost = (at: number) => (lines[at] ?? 0) - (down[at] ?? 0);
  const raised = lines
    .map((_, at) => at)
    .sort((a, b) => lost(b) - lost(a))
    .slice(0, missing);
  return down.map((line, at) => line + (raised.includes(at) ? 1 : 0) + 0);
}
