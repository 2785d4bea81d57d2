import { DEFAULT_INPUTS, fleetOf } from '../inputs.ts';
import { estimate } from '../model/estimate.ts';
import { gainByMonth } from '../model/months.ts';
import { night, notableNights } from '../model/night.ts';
import { gainRange } from '../model/range.ts';
import { solve } from '../model/solution.ts';
import { FRENCH_YEARS, PRICE_FILES } from '../prices/french-years.ts';
import { followingResults, mainResults, solutionOf } from '../simulation.ts';
import { sampledFleets } from './comparison.ts';
import { computedNights } from './computed-nights.ts';
import { DEPOT_CASES } from './depot-cases.ts';
import type { DepotYear } from './depot-years.ts';
import { KNOWN_FLEETS } from './known-fleets.ts';
import { V2G_CASES, V2G_FLEETS } from './v2g-cases.ts';

/** Every file of figures in this folder as the model computes it today, by its name without `.json`. */
export const computedFigures = {
  /** What each fleet that the comparison draws from keeps per vehicle and year, to the cent. */
  'comparison-gains': () =>
    sampledFleets().map((fleet) => cents(estimate(fleetOf(fleet), FRENCH_YEARS).gainEuros)),
  'known-fleets': () =>
    Object.fromEntries(
      Object.entries(KNOWN_FLEETS).map(([name, inputs]) => {
        const fleet = fleetOf(inputs);
        const figures = estimate(fleet, FRENCH_YEARS);
        return [
          name,
          { estimate: figures, range: gainRange(fleet, FRENCH_YEARS, figures.countsV2g) },
        ];
      }),
    ),
  'depot-night': computedNights,
  'depot-years': () =>
    FRENCH_YEARS.map((prices, index): DepotYear => {
      const fleet = fleetOf(KNOWN_FLEETS.depot);
      return {
        year: prices.year,
        meanEurosPerMwh: PRICE_FILES[index]?.checks.meanEurosPerMwh ?? Number.NaN,
        gainEuros: estimate(fleet, [prices]).gainEuros,
        range: gainRange(fleet, [prices], false),
        months: gainByMonth(solve(fleet, [prices])).map(cents),
      };
    }),
  'depot-cases': () =>
    Object.fromEntries(
      Object.entries(DEPOT_CASES).map(([id, changes]) => [
        id,
        estimate({ ...fleetOf(KNOWN_FLEETS.depot), ...changes }, FRENCH_YEARS).gainEuros,
      ]),
    ),
  'v2g-cases': () =>
    Object.fromEntries(
      V2G_FLEETS.map((name) => {
        const fleet = { ...fleetOf(KNOWN_FLEETS[name]), bidirectional: true };
        const extras = Object.entries(V2G_CASES).map(([id, changes]) => [
          id,
          estimate({ ...fleet, ...changes }, FRENCH_YEARS).v2gExtraEuros,
        ]);
        return [name, Object.fromEntries(extras)];
      }),
    ),
  /** The answer that the simulator's page brings along. */
  'initial-answer': () => {
    const solution = solutionOf(DEFAULT_INPUTS, FRENCH_YEARS);
    const main = mainResults(DEFAULT_INPUTS, solution);
    return {
      main,
      night: night(solution),
      notable: notableNights(solution),
      following: followingResults(solution, main.estimate),
    };
  },
} as const;

const cents = (euros: number) => Math.round(euros * 100) / 100;

/** As it is written and compared: to nine digits, for the last ones differ between machines. */
export const asText = (figures: unknown): string =>
  `${JSON.stringify(figures, (_, value) => (typeof value === 'number' ? Number(value.toPrecision(9)) : value))}\n`;
