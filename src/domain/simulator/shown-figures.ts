import type { Estimate } from './model/estimate.ts';
import type { GainRange } from './model/range.ts';

/**
 * An estimate in whole euros, as it is written everywhere: page, print, mail, file. Whoever adds up what
 * is written comes to what is written:
 *
 * - market + tariff + power + V2G = value created
 * - value created - Voltige's part = gain
 * - bill before - market - tariff - power = bill after
 * - bill before - gain = paid in all, for a vehicle as for the fleet
 */
export type ShownFigures = {
  readonly perVehicle: ShownYear & {
    readonly marketEuros: number;
    readonly tariffEuros: number;
    readonly powerEuros: number;
    /** 0 where V2G is not counted. */
    readonly v2gEuros: number;
    readonly valueCreatedEuros: number;
    readonly ownShareEuros: number;
    /** The supplier's bill, our invoice and what giving back earns apart. */
    readonly afterEuros: number;
  };
  readonly fleet: ShownYear & { readonly gainPerMonthEuros: number };
};

/** EUR a year. */
type ShownYear = {
  readonly gainEuros: number;
  /** Null until the range is computed. */
  readonly lowEuros: number | null;
  readonly highEuros: number | null;
  readonly beforeEuros: number;
  readonly paidInAllEuros: number;
};

/**
 * Gain, bill today and value created are rounded for themselves, for they are quoted alone. The lines of
 * the value created are rounded down, and the euros then missing go to the lines that lost most; the rest
 * is what is left between them.
 */
export function shownFigures(
  estimate: Estimate,
  range: GainRange | null,
  vehicles: number,
): ShownFigures {
  const valueCreatedEuros = whole(estimate.valueCreatedEuros);
  const v2gLine = estimate.countsV2g ? estimate.v2gExtraEuros : 0;
  const [marketEuros = 0, tariffEuros = 0, powerEuros = 0, v2gEuros = 0] = addingUpTo(
    valueCreatedEuros,
    [estimate.marketEuros, estimate.tariffEuros, estimate.powerEuros, v2gLine],
  );
  const vehicle = shownYear(estimate, range, 1);
  return {
    perVehicle: {
      ...vehicle,
      marketEuros,
      tariffEuros,
      powerEuros,
      v2gEuros,
      valueCreatedEuros,
      ownShareEuros: valueCreatedEuros - vehicle.gainEuros,
      afterEuros: vehicle.beforeEuros - marketEuros - tariffEuros - powerEuros,
    },
    fleet: {
      ...shownYear(estimate, range, vehicles),
      gainPerMonthEuros: whole(estimate.gainPerMonthEuros),
    },
  };
}

function shownYear(
  { gainEuros, before }: Estimate,
  range: GainRange | null,
  vehicles: number,
): ShownYear {
  const gain = whole(gainEuros * vehicles);
  const beforeEuros = whole(before.totalEuros * vehicles);
  return {
    gainEuros: gain,
    lowEuros: range && whole(range.lowEuros * vehicles),
    highEuros: range && whole(range.highEuros * vehicles),
    beforeEuros,
    paidInAllEuros: beforeEuros - gain,
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

/** The figures that leave the site, by their names in forms, webhooks and exports; EUR without VAT. */
export const gainFields = ({ perVehicle, fleet }: ShownFigures) => ({
  gain_per_vehicle_year_euros: perVehicle.gainEuros,
  ...(perVehicle.lowEuros !== null && { gain_low_euros: perVehicle.lowEuros }),
  ...(perVehicle.highEuros !== null && { gain_high_euros: perVehicle.highEuros }),
  gain_per_year_euros: fleet.gainEuros,
  gain_per_month_euros: fleet.gainPerMonthEuros,
  bill_today_euros: perVehicle.beforeEuros,
  bill_after_euros: perVehicle.paidInAllEuros,
});
