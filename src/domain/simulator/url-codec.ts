import { isSlot, slotWindow } from './fleet-profiles.ts';
import {
  CHOICE_FIELDS,
  clampInputs,
  DEFAULT_INPUTS,
  FIELD_IDS,
  FIELDS,
  type FieldId,
  type FieldNote,
  type FleetInputs,
  MODES,
  type Mode,
} from './inputs.ts';

/** The slot of versions 1 and 2: the vehicles were ready at its end. */
const SLOT_KEY = 't';
/** Questions of version 1: days with events, a critical hour, the price year, the payback, the region. */
const RETIRED_KEYS = [SLOT_KEY, 'f', 'x', 'j', 'l', 'g'];
const ANSWER_KEYS = [...Object.values(FIELDS).map(({ urlKey }) => urlKey), ...RETIRED_KEYS];

const MODE_KEY = 'm';
/** Of the answers: a link without it was made for version 1, whose questions were others. */
const VERSION_KEY = 'i';
const VERSION = '3';
/** Of links from when two fleets could be compared; the second one's answers were `b.v`, `b.h` and so on. */
const SECOND_FLEET_KEY = 'ab';
const SECOND_FLEET_PREFIX = 'b.';
/** A stored simulation's id. */
export const STORED_KEY = 's';

/** Every key by which an address carries a simulation, but for the answers of a second fleet. */
export const SIMULATION_KEYS: readonly string[] = [
  MODE_KEY,
  VERSION_KEY,
  SECOND_FLEET_KEY,
  STORED_KEY,
  ...ANSWER_KEYS,
];

/** All of a simulation that its address carries. */
export type SimulationState = {
  readonly mode: Mode;
  readonly fleet: FleetInputs;
};

export type StateNote = FieldNote | { readonly field: 'mode'; readonly reason: 'unknown' };

export const DEFAULT_STATE: SimulationState = { mode: 'simple', fleet: DEFAULT_INPUTS };

/**
 * Without the question mark; nothing for the default fleet.
 *
 * encodeState({ ...DEFAULT_STATE, mode: 'expert', fleet: { ...DEFAULT_INPUTS, vehicles: 60 } }) // => 'm=expert&v=60&i=3'
 */
export function encodeState({ mode, fleet }: SimulationState): string {
  const query = new Map<string, string>();
  if (mode !== DEFAULT_STATE.mode) query.set(MODE_KEY, mode);
  for (const field of FIELD_IDS) {
    const value = fleet[field];
    if (value !== DEFAULT_INPUTS[field] && value !== null)
      query.set(FIELDS[field].urlKey, String(value));
  }
  if (query.size > 0) query.set(VERSION_KEY, VERSION);
  return [...query].map(([key, value]) => `${key}=${value}`).join('&');
}

export type LinkVersion = 1 | 2 | 3;

/**
 * Any query at all: what it says of a simulation is taken as far as it can be, the rest left alone. What a
 * link of version 1 does not say is what the simulator assumes today; of two fleets the first one opens.
 */
export function decodeState(search: string): {
  state: SimulationState;
  notes: StateNote[];
  version: LinkVersion;
  hadSecondFleet: boolean;
} {
  const query = parsed(search);
  const version = versionOf(query);
  const { inputs: fleet, notes } = read(query, version);
  const mode = query.get(MODE_KEY) ?? DEFAULT_STATE.mode;
  const knownMode = MODES.find((known) => known === mode);
  const modeNotes: StateNote[] = knownMode ? [] : [{ field: 'mode', reason: 'unknown' }];
  return {
    state: { mode: knownMode ?? DEFAULT_STATE.mode, fleet },
    notes: [...modeNotes, ...notes],
    version,
    hadSecondFleet: query.has(SECOND_FLEET_KEY),
  };
}

/** Whether an address carries a simulation: then the default fleet's figures must not be seen first. */
export function carriesSimulation(search: string): boolean {
  const query = parsed(search);
  return SIMULATION_KEYS.some((key) => query.has(key));
}

function versionOf(query: ReadonlyMap<string, string>): LinkVersion {
  if (!ANSWER_KEYS.some((key) => query.has(key))) return 3;
  if (!query.has(VERSION_KEY)) return 1;
  return query.get(VERSION_KEY) === '2' ? 2 : 3;
}

/** What version 2 computed where its links say nothing of it. */
const VERSION_2_ANSWERS = { baseline: 'arrival', contract: 'indexed' } as const;

function read(
  query: ReadonlyMap<string, string>,
  version: LinkVersion,
): ReturnType<typeof clampInputs> {
  const answers: Partial<Record<FieldId, unknown>> = version === 2 ? { ...VERSION_2_ANSWERS } : {};
  const slot = query.get(SLOT_KEY);
  if (isSlot(slot)) answers.departureHour = slotWindow(slot).departureHour;
  for (const field of FIELD_IDS) {
    const text = query.get(FIELDS[field].urlKey);
    if (text !== undefined) answers[field] = field in CHOICE_FIELDS ? text : numberFrom(text);
  }
  return clampInputs(answers);
}

const numberFrom = (text: string) => (/^-?\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : NaN);

/** By hand, for no value of ours needs decoding. The first of a repeated key counts. */
function parsed(search: string): Map<string, string> {
  const query = new Map<string, string>();
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const [key = '', value] = pair.split('=', 2);
    if (value !== undefined && !query.has(key)) query.set(key, value);
  }
  return query;
}

/**
 * An address' query with another simulation in it; what it says of other things stays.
 *
 * addressWith('?utm_source=mail&v=30', 'v=60') // => '?utm_source=mail&v=60'
 */
export function addressWith(search: string, simulation: string): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !isOurs(pair.split('=', 1)[0] ?? ''));
  const query = [...others, simulation].filter(Boolean).join('&');
  return query === '' ? '' : `?${query}`;
}

const isOurs = (key: string) =>
  key.startsWith(SECOND_FLEET_PREFIX) || SIMULATION_KEYS.includes(key);
