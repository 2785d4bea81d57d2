import type { Fleet } from './fleet.ts';
import { countsV2g, keptEuros, type Solution, solve } from './solution.ts';

/** What the fleet keeps per vehicle, from the least of the cases to the greatest, EUR. */
export type GainRange = { readonly lowEuros: number; readonly highEuros: number };

/** An assumption of the range. */
export const ASSUMED = [
  'subscribedSharePercent',
  'capturePercent',
  'controllablePercent',
  'fleetSharePercent',
  'priceYear',
] as const;

/** What the fleet keeps per vehicle if one assumption is this value, everything else as given. */
export type GainCase = {
  readonly field: (typeof ASSUMED)[number];
  readonly value: number;
  readonly gainEuros: number;
};

export type GainCases = GainRange & { readonly cases: readonly GainCase[] };

export const CAPTURES_PERCENT = [60, 100] as const;

/** The cases, one assumption changed at a time; none where the vehicles cannot be charged as given. */
export function gainCases(solution: Solution): GainCases {
  const { fleet, today, years } = solution;
  if (today.shortByKwh > 0 || today.kwhPerSession === 0) return { ...rangeOf([]), cases: [] };
  const { siteKw, controllablePercent } = fleet;
  const counts = countsV2g(solution);
  const bidirectional = fleet.bidirectional && counts;
  const prices = years.map((year) => year.prices);
  const again = (other: Fleet) => keptEuros({ ...solution, fleet: other }, counts);
  const anew = (other: Fleet) => keptEuros(solve({ ...other, bidirectional }, prices), counts);
  const casesOf = (
    field: Exclude<GainCase['field'], 'priceYear'>,
    values: readonly number[],
    gain: typeof anew,
  ): GainCase[] =>
    values
      .filter((value) => value !== fleet[field])
      .map((value) => ({ field, value, gainEuros: gain({ ...fleet, [field]: value }) }));
  const controllable = [
    Math.max(10, controllablePercent - 15),
    Math.min(100, controllablePercent + 15),
  ];
  const cases = [
    ...casesOf('subscribedSharePercent', siteKw === null ? [50, 60, 70, 80, 90, 100] : [], anew),
    ...casesOf('capturePercent', CAPTURES_PERCENT, again),
    ...casesOf('controllablePercent', controllable, anew),
    ...casesOf('fleetSharePercent', [60, 70], again),
    ...years.map((year): GainCase => {
      const gainEuros = keptEuros({ ...solution, years: [year] }, counts);
      return { field: 'priceYear', value: year.prices.year, gainEuros };
    }),
  ];
  return { ...rangeOf(cases), cases };
}

export function rangeOf(cases: readonly Pick<GainCase, 'gainEuros'>[]): GainRange {
  const gains = cases.map(({ gainEuros }) => gainEuros);
  if (gains.length === 0) return { lowEuros: 0, highEuros: 0 };
  return { lowEuros: Math.min(...gains), highEuros: Math.max(...gains) };
}
