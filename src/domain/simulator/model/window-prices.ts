import { hourOfYear, type PriceYear } from '../prices/price-year.ts';
import { type GridTariff, gridByMonthAndHour } from '../prices/tariffs.ts';
import type { Fleet } from './fleet.ts';

/** The same hours of every working day of a year, from a full hour counted from the day's midnight. */
type Window = {
  readonly grid: GridTariff;
  readonly contract: Fleet['contract'];
  readonly firstHour: number;
  readonly steps: number;
};

/** `steps` values for each working day. */
export type WindowPrices = {
  readonly steps: number;
  readonly spotEurosPerMwh: Float64Array;
  readonly gridEurosPerMwh: Float64Array;
  /** The steps of each day from the cheapest to the dearest. */
  readonly order: Uint8Array;
  /** In that order, what the plan can save: at a fixed price the grid tariff alone. */
  readonly orderedEurosPerMwh: Float64Array;
};

/** Some of what was sorted last: an answer other than an hour, or a quarter of one, needs the same again. */
const lately = new WeakMap<PriceYear, { window: Window; prices: WindowPrices }[]>();
const MOST_KEPT = 8;

export function windowPrices(year: PriceYear, window: Window): WindowPrices {
  const kept = lately.get(year) ?? [];
  const found = kept.find((one) => isSame(one.window, window));
  if (found) return found.prices;
  const prices = sorted(year, window);
  lately.set(year, [{ window, prices }, ...kept.slice(0, MOST_KEPT - 1)]);
  return prices;
}

const isSame = (one: Window, other: Window) =>
  one.firstHour === other.firstHour &&
  one.steps === other.steps &&
  one.contract === other.contract &&
  one.grid === other.grid;

/** Larger than any price over the smallest difference between two grid prices. */
const TARIFF_FIRST = 1e6;

function sorted(year: PriceYear, { grid, contract, firstHour, steps }: Window): WindowPrices {
  const { workingDays, eurosPerMwh, months } = year;
  const gridPrices = gridByMonthAndHour(grid);
  const isFixed = contract === 'fixed';
  const length = workingDays.length * steps;
  const spotEurosPerMwh = new Float64Array(length);
  const gridEurosPerMwh = new Float64Array(length);
  const orderedEurosPerMwh = new Float64Array(length);
  const order = new Uint8Array(length);
  const keys = new Float64Array(steps);
  for (let day = 0, at = 0; day < workingDays.length; day++, at += steps) {
    for (let step = 0; step < steps; step++) {
      const hour = hourOfYear(year, workingDays[day] ?? 0, firstHour + step);
      const spot = eurosPerMwh[hour] ?? 0;
      const tariff = gridPrices[24 * (months[Math.floor(hour / 24)] ?? 0) + (hour % 24)] ?? 0;
      spotEurosPerMwh[at + step] = spot;
      gridEurosPerMwh[at + step] = tariff;
      // At a fixed price only the grid tariff counts; the market breaks ties, being far smaller here.
      const key = isFixed ? tariff * TARIFF_FIRST + spot : spot + tariff;
      let place = step;
      while (place > 0 && (keys[place - 1] ?? 0) > key) {
        keys[place] = keys[place - 1] ?? 0;
        order[at + place] = order[at + place - 1] ?? 0;
        place--;
      }
      keys[place] = key;
      order[at + place] = step;
    }
    for (let place = at; place < at + steps; place++) {
      const step = at + (order[place] ?? 0);
      const spot = isFixed ? 0 : (spotEurosPerMwh[step] ?? 0);
      orderedEurosPerMwh[place] = spot + (gridEurosPerMwh[step] ?? 0);
    }
  }
  return { steps, spotEurosPerMwh, gridEurosPerMwh, order, orderedEurosPerMwh };
}
