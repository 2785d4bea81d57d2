import {
  classPrices,
  FLAT_EUROS_PER_MWH,
  SUPPLIER_EUROS_PER_MWH,
} from '../prices/energy-prices.ts';
import { hourOfYear, type PriceYear } from '../prices/price-year.ts';
import { byMonthAndHour, type VoltageDomain } from '../prices/tariffs.ts';
import type { Session } from './charging-today.ts';
import type { Fleet } from './fleet.ts';

/** The same hours of every working day of a year: `steps` values for each of them. */
export type WindowPrices = {
  readonly steps: number;
  readonly spotEurosPerMwh: Float64Array;
  /** What the supplier asks, the certificates and its margin included. */
  readonly energyEurosPerMwh: Float64Array;
  readonly gridEurosPerMwh: Float64Array;
  /** The steps of each day from the cheapest to the dearest. */
  readonly order: Uint8Array;
  /** In that order, energy and grid together. */
  readonly orderedEurosPerMwh: Float64Array;
};

/** A cache of what was sorted last: most answers leave the hours at the plug, and need the same again. */
const recentPrices = new WeakMap<PriceYear, Map<string, WindowPrices>>();
/** Three contracts, each at the other side of 250 kW too. */
const MOST_CACHED = 12;

export function windowPrices(
  fleet: Fleet,
  year: PriceYear,
  domain: VoltageDomain,
  session: Session,
): WindowPrices {
  const firstHour = session.steps[0]?.hour ?? 0;
  const steps = session.steps.length;
  const { contract, offPeak, flatPrice, peakPrice, hphPrice, hchPrice, hpbPrice, hcbPrice } = fleet;
  const typed = [flatPrice, peakPrice, hphPrice, hchPrice, hpbPrice, hcbPrice];
  const key = [firstHour, steps, fleet.tariff.from, domain, contract, offPeak, ...typed].join(' ');
  const recent = recentPrices.get(year) ?? new Map<string, WindowPrices>();
  recentPrices.set(year, recent);
  const found = recent.get(key) ?? sorted(fleet, year, domain, firstHour, steps);
  // The one asked for last comes last, and the first one goes.
  recent.delete(key);
  recent.set(key, found);
  for (const oldest of recent.keys()) {
    if (recent.size <= MOST_CACHED) break;
    recent.delete(oldest);
  }
  return found;
}

/** EUR/MWh of energy by the hour of a year; what does not follow the market is a table by month and hour. */
export function energyPrice(
  fleet: Fleet,
  year: PriceYear,
  domain: VoltageDomain,
): (hour: number) => number {
  if (fleet.contract === 'indexed') {
    return (hour) => (year.eurosPerMwh[hour] ?? 0) + SUPPLIER_EUROS_PER_MWH;
  }
  if (fleet.contract === 'fixed') return () => fleet.flatPrice ?? FLAT_EUROS_PER_MWH;
  const table = byMonthAndHour(classPrices(fleet, fleet.offPeak, domain), fleet.offPeak);
  return (hour) => table[inTable(year, hour)] ?? 0;
}

const inTable = ({ months }: PriceYear, hour: number) =>
  24 * (months[Math.floor(hour / 24)] ?? 0) + (hour % 24);

/** Prices that follow a table are equal where they should be only once rounded. */
const COMPARED_PER_EURO = { indexed: 1e6, class: 1e3, fixed: 1e3 } as const;

function sorted(
  fleet: Fleet,
  year: PriceYear,
  domain: VoltageDomain,
  firstHour: number,
  steps: number,
): WindowPrices {
  const { workingDays } = year;
  const grid = byMonthAndHour(fleet.tariff.grid[domain].eurosPerMwh, fleet.offPeak);
  const energyAt = energyPrice(fleet, year, domain);
  const comparedPerEuro = COMPARED_PER_EURO[fleet.contract];
  const length = workingDays.length * steps;
  const spotEurosPerMwh = new Float64Array(length);
  const energyEurosPerMwh = new Float64Array(length);
  const gridEurosPerMwh = new Float64Array(length);
  const orderedEurosPerMwh = new Float64Array(length);
  const order = new Uint8Array(length);
  const keys = new Float64Array(steps);
  for (let day = 0, at = 0; day < workingDays.length; day++, at += steps) {
    for (let step = 0; step < steps; step++) {
      const hour = hourOfYear(year, workingDays[day] ?? 0, firstHour + step);
      const spot = year.eurosPerMwh[hour] ?? 0;
      const energy = energyAt(hour);
      const gridPrice = grid[inTable(year, hour)] ?? 0;
      spotEurosPerMwh[at + step] = spot;
      energyEurosPerMwh[at + step] = energy;
      gridEurosPerMwh[at + step] = gridPrice;
      const key = Math.round((energy + gridPrice) * comparedPerEuro);
      // Cheapest first; of equal prices the lower spot price, then the earlier step.
      let place = step;
      while (place > 0) {
        const before = order[at + place - 1] ?? 0;
        const higher = (keys[before] ?? 0) - key;
        if (higher < 0 || (higher === 0 && (spotEurosPerMwh[at + before] ?? 0) <= spot)) break;
        order[at + place] = before;
        place--;
      }
      keys[step] = key;
      order[at + place] = step;
    }
    for (let place = at; place < at + steps; place++) {
      const step = at + (order[place] ?? 0);
      orderedEurosPerMwh[place] = (energyEurosPerMwh[step] ?? 0) + (gridEurosPerMwh[step] ?? 0);
    }
  }
  return {
    steps,
    spotEurosPerMwh,
    energyEurosPerMwh,
    gridEurosPerMwh,
    order,
    orderedEurosPerMwh,
  };
}
