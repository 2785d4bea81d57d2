import initialAnswer from '#domain/illustrations/initial-answer.json' with { type: 'json' };
import {
  DEFAULT_INPUTS,
  type DetailResults,
  decodeState,
  FIELD_IDS,
  type FieldNote,
  type FleetInputs,
  type LinkVersion,
  type MainAnswer,
  type NightChoice,
  type SimulationState,
  STORED_KEY,
  type StateNote,
} from '#domain/simulator/index.ts';
import type { StoredAnswer } from '../sharing/fetch-stored-simulation.ts';

export interface Question {
  readonly inputs: FleetInputs;
  readonly choice: NightChoice;
}

/** What the model answered, and to what. */
export interface Result extends MainAnswer, Question {}

/** All that the page shows of a simulation. What has not changed is the same object as before. */
export interface SimulatorState {
  readonly answers: SimulationState;
  /** As it came by its address or from the server, before any answer here. */
  readonly initial: SimulationState;
  /** What the address said that had to be changed. */
  readonly linkNotes: readonly StateNote[];
  /** Of the simulator that the address was written for. */
  readonly version: LinkVersion;
  /** The address was written when two fleets could be compared, and had a second one. */
  readonly hadSecondFleet: boolean;
  /** What is known of the simulation that the address names by its id. */
  readonly stored: StoredAnswer;
  /** What the latest answer had to be changed to. */
  readonly notes: readonly FieldNote[];
  /** Whether Expert mode was just chosen, and nothing was calculated in it yet. */
  readonly justExpert: boolean;
  /** Whether the visitor has changed anything since the address opened it. */
  readonly touched: boolean;
  /** Whether an answer was given a moment ago, and the next may come at once. */
  readonly moving: boolean;
  /** Which night is drawn. */
  readonly choice: NightChoice;
  /** The latest there is: of a fleet before while a new one is being calculated. */
  readonly result: Result;
  /** The same, but for parts that need not follow a slider while it moves. */
  readonly settled: Result;
  /** The result is another fleet's. */
  readonly isStale: boolean;
  /** The night is another one, or another fleet's. */
  readonly isNightStale: boolean;
  /** The same stale result has been shown for a while. */
  readonly isLate: boolean;
  /** What takes longer, and of which fleet it is. */
  readonly details: { readonly inputs: FleetInputs; readonly results: DetailResults };
  readonly areDetailsStale: boolean;
  /** The model could not be loaded; `retry` asks again. */
  readonly hasFailed: boolean;
}

const { details: initialDetails, ...initialMain } = initialAnswer as unknown as MainAnswer & {
  details: DetailResults;
};
/** Of the default fleet: part of the page, so that it is never empty. */
export const INITIAL: Result = { ...initialMain, inputs: DEFAULT_INPUTS, choice: 'mean' };

/** What follows from the rest of a state. */
export function derived(state: SimulatorState): SimulatorState {
  const { fleet } = state.answers;
  const { result } = state;
  return {
    ...state,
    settled: state.moving ? state.settled : result,
    isStale: !sameInputs(result.inputs, fleet),
    isNightStale: !isOf(result, state),
    areDetailsStale: !sameInputs(state.details.inputs, fleet),
  };
}

/** As nothing was answered yet. */
export const opening = (answers: SimulationState) => ({
  answers,
  initial: answers,
  linkNotes: [] as readonly StateNote[],
  version: 3 as LinkVersion,
  hadSecondFleet: false,
  stored: { kind: 'none' } as StoredAnswer,
  notes: [],
  justExpert: false,
  touched: false,
  moving: false,
  choice: usualNight(answers.fleet),
});

export function fromAddress(search: string) {
  const { state, notes: linkNotes, version, hadSecondFleet } = decodeState(search);
  const stored: StoredAnswer = { kind: storedId(search) === null ? 'none' : 'pending' };
  return { ...opening(state), linkNotes, version, hadSecondFleet, stored };
}

export const storedId = (search: string) => new URLSearchParams(search).get(STORED_KEY);

/** Prices by class of hour change with the season: the mean night of a year has none of them. */
export const usualNight = ({ contract }: FleetInputs): NightChoice =>
  contract === 'class' ? 'winter' : 'mean';

export const isOf = (
  result: Result,
  { answers, choice }: { answers: Pick<SimulationState, 'fleet'>; choice: NightChoice },
) => sameInputs(result.inputs, answers.fleet) && isSameNight(result.choice, choice);

export const sameInputs = (one: FleetInputs, other: FleetInputs) =>
  one === other || FIELD_IDS.every((field) => one[field] === other[field]);

export const isSameNight = (one: NightChoice | null, other: NightChoice | null): boolean =>
  one === other || (isDay(one) && isDay(other) && one.year === other.year && one.day === other.day);

const isDay = (night: NightChoice | null) => night !== null && typeof night === 'object';

/** Of the default fleet, or of the one in an address, whose figures are still to come. */
export const firstState = (search: string): SimulatorState =>
  derived({
    ...fromAddress(search),
    result: INITIAL,
    settled: INITIAL,
    isStale: false,
    isNightStale: false,
    isLate: false,
    details: { inputs: DEFAULT_INPUTS, results: initialDetails },
    areDetailsStale: false,
    hasFailed: false,
  });
