import type { PriceYear } from '../prices/price-year.ts';
import { chargingToday } from './charging-today.ts';
import { ASSUMPTIONS, type Assumptions, type Fleet } from './fleet.ts';
import { keptOf, savingYears } from './fleet-gain.ts';

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

const SUBSCRIBED_SHARES_PERCENT = [50, 60, 70, 80, 90, 100];
export const CAPTURES_PERCENT = [60, 100] as const;
const FLEET_SHARES_PERCENT = [60, 70];
const CONTROLLABLE_POINTS = 15;
const CONTROLLABLE_BOUNDS = [10, 100] as const;

/** The cases, one assumption changed at a time; none where the vehicles cannot be charged as given. */
export function gainCases(
  fleet: Fleet,
  years: readonly PriceYear[],
  countsV2g: boolean,
  assumptions: Assumptions = ASSUMPTIONS,
): GainCases {
  const given = chargingToday(fleet, assumptions);
  if (given.shortByKwh > 0 || given.kwhPerSession === 0) return rangeOf([]);
  const asGiven = savingYears(fleet, years, countsV2g, assumptions);
  const again = (changes: Partial<Fleet>) => keptOf({ ...fleet, ...changes }, asGiven, countsV2g);
  const anew = (changes: Partial<Fleet>) => {
    const other = { ...fleet, ...changes };
    return keptOf(other, savingYears(other, years, countsV2g, assumptions), countsV2g);
  };
  const cases: GainCase[] = [];
  const add = (
    field: Exclude<GainCase['field'], 'priceYear'>,
    values: readonly number[],
    gain: (value: number) => number,
  ) => {
    for (const value of values) {
      if (value !== fleet[field]) cases.push({ field, value, gainEuros: gain(value) });
    }
  };
  if (fleet.siteKw === null) {
    add('subscribedSharePercent', SUBSCRIBED_SHARES_PERCENT, (subscribedSharePercent) =>
      anew({ subscribedSharePercent }),
    );
  }
  add('capturePercent', CAPTURES_PERCENT, (capturePercent) => again({ capturePercent }));
  add('controllablePercent', controllableEnds(fleet), (controllablePercent) =>
    anew({ controllablePercent }),
  );
  add('fleetSharePercent', FLEET_SHARES_PERCENT, (fleetSharePercent) =>
    again({ fleetSharePercent }),
  );
  for (const [index, { year }] of years.entries()) {
    const gainEuros = keptOf(fleet, asGiven.slice(index, index + 1), countsV2g);
    cases.push({ field: 'priceYear', value: year, gainEuros });
  }
  return rangeOf(cases);
}

export function rangeOf(cases: readonly GainCase[]): GainCases {
  const gains = cases.map(({ gainEuros }) => gainEuros);
  if (gains.length === 0) return { lowEuros: 0, highEuros: 0, cases };
  return { lowEuros: Math.min(...gains), highEuros: Math.max(...gains), cases };
}

function controllableEnds({ controllablePercent }: Fleet): number[] {
  const [least, most] = CONTROLLABLE_BOUNDS;
  return [
    Math.max(least, controllablePercent - CONTROLLABLE_POINTS),
    Math.min(most, controllablePercent + CONTROLLABLE_POINTS),
  ];
}
