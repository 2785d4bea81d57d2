import type { Language } from '#domain/language.ts';
import type { FleetInputs } from '#domain/simulator/inputs.ts';
import { estimated } from '#domain/simulator/model/estimate.ts';
import {
  type Night,
  type NightChoice,
  type NotableNights,
  night,
  notableNights,
} from '#domain/simulator/model/night.ts';
import type { Solution } from '#domain/simulator/model/solution.ts';
import { type PlanCsvWords, planCsv } from '#domain/simulator/plan-csv.ts';
import type { PriceYear } from '#domain/simulator/prices/price-year.ts';
import {
  type FollowingResults,
  followingResults,
  type MainResults,
  mainResults,
  solutionOf,
} from '#domain/simulator/simulation.ts';
import { simulationJson } from '#domain/simulator/simulation-json.ts';
import { activeFleet, type SimulationState } from '#domain/simulator/url-codec.ts';

/** What can be asked of the model, and what it answers. Both cross a thread: plain data only. */
export type Questions = {
  /** For who calculates with them elsewhere. */
  prices: { asked: null; answer: readonly PriceYear[] };
  /** The figures and the night that are drawn at once. */
  main: { asked: { inputs: FleetInputs; choice: NightChoice }; answer: MainAnswer };
  following: { asked: { inputs: FleetInputs }; answer: FollowingResults };
  json: { asked: { state: SimulationState; link: string }; answer: string };
  csv: {
    asked: {
      state: SimulationState;
      columns: PlanCsvWords['columns'];
      scenario: string | null;
      language: Language;
    };
    answer: string;
  };
};

export type MainAnswer = {
  readonly main: MainResults;
  readonly night: Night;
  readonly notable: NotableNights;
};

type Calculation = {
  readonly [Kind in keyof Questions]: (
    asked: Questions[Kind]['asked'],
  ) => Questions[Kind]['answer'];
};

export function calculation(years: readonly PriceYear[]): Calculation {
  // Another night of the same fleet, and what follows its figures, need no new plan.
  let latest: { readonly key: string; readonly solution: Solution } | undefined;
  const solutionFor = (inputs: FleetInputs) => {
    const key = JSON.stringify(inputs);
    if (latest?.key !== key) latest = { key, solution: solutionOf(inputs, years) };
    return latest.solution;
  };
  return {
    prices: () => years,
    main: ({ inputs, choice }) => {
      const solution = solutionFor(inputs);
      // Worked out when they are drawn, which is a moment after the figures; a thread does it on sending.
      let drawn: Night | undefined;
      let days: NotableNights | undefined;
      return {
        main: mainResults(inputs, solution),
        get night() {
          drawn ??= night(solution, choice);
          return drawn;
        },
        get notable() {
          days ??= notableNights(solution);
          return days;
        },
      };
    },
    following: ({ inputs }) => {
      const solution = solutionFor(inputs);
      return followingResults(solution, estimated(solution));
    },
    json: ({ state, link }) => simulationJson(state, years, link),
    csv: ({ state, columns, scenario, language }) => {
      const solution = solutionFor(activeFleet(state));
      const nights = years.flatMap(({ year, workingDays }) =>
        workingDays.map((day) => night(solution, { year, day })),
      );
      return planCsv(nights, { columns, ...(scenario !== null && { scenario }) }, language);
    },
  };
}
