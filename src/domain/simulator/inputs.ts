import { FLEET_SHARE_PERCENT } from '../site/revenue-share.ts';
import { ACTIVITIES, VEHICLE_TYPES } from './fleet-profiles.ts';
import {
  BASELINES,
  CONTRACTS,
  type Fleet,
  RESERVE_PERCENT,
  todayKwMost,
  V2G_SHARE,
} from './model/fleet.ts';
import { CURRENT_TARIFF, OFF_PEAK_BANDS } from './prices/tariffs.ts';

export const MODES = ['simple', 'expert'] as const;
export type Mode = (typeof MODES)[number];

/**
 * `step` is what a number box accepts, `sliderStep` how far a slider moves at once. `urlKey` names the answer
 * in an address: short, for links are read aloud and printed, and never given to another answer.
 */
type NumberField = {
  readonly urlKey: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly sliderStep: number;
  readonly initial: number;
};

const number = (
  urlKey: string,
  least: number,
  most: number,
  initial: number,
  step = 1,
  sliderStep = step,
): NumberField => ({ urlKey, least, most, step, sliderStep, initial });

const [leastShare, mostShare] = FLEET_SHARE_PERCENT;

export const NUMBER_FIELDS = {
  vehicles: number('v', 5, 200, 25, 1, 5),
  /** At the plug, before the vehicles must be ready. */
  hours: number('h', 6, 16, 8, 0.25, 1),
  /** On the clock, in quarters of an hour: the specification's 'first availability'. */
  departureHour: number('r', 0, 23.75, 6, 0.25),
  chargerKw: number('p', 7, 150, 11, 0.1, 1),
  /** Cars and vans end at 120, see mostBatteryKwh. */
  batteryKwh: number('b', 30, 600, 60, 1, 5),
  targetPercent: number('n1', 60, 100, 80, 1, 5),
  sessionsPerDay: number('d', 1, 4, 1),
  controllablePercent: number('c', 10, 100, 85, 1, 5),
  capturePercent: number('u', 60, 100, 80, 1, 5),
  /** Read where the power subscribed today is not known. */
  subscribedSharePercent: number('sp', 50, 100, 80, 1, 5),
  fleetSharePercent: number('z', leastShare, mostShare, (leastShare + mostShare) / 2),
  wearCents: number('w', 2, 8, 4, 0.5),
  efficiencyPercent: number('e', 70, 95, 87),
} as const satisfies Record<string, NumberField>;

/** EUR/MWh, as bills print it: ct/kWh with three decimals. */
const price = { least: 0, most: 500, step: 0.01, sliderStep: 1 } as const;

/**
 * Left out, something else says it: the activity how empty the vehicles come back, the calendar on how many
 * days. The power subscribed today is then not known, and a price of a bill is the mean of three years.
 */
export const OPTIONAL_FIELDS = {
  startPercent: { urlKey: 'n0', least: 10, most: 80, step: 1, sliderStep: 5 },
  siteKw: { urlKey: 'k', least: 5, most: 30_000, step: 1, sliderStep: 5 },
  daysPerYear: { urlKey: 'y', least: 50, most: 365, step: 1, sliderStep: 1 },
  peakPrice: { ...price, urlKey: 'pp' },
  hphPrice: { ...price, urlKey: 'p1' },
  hchPrice: { ...price, urlKey: 'p2' },
  hpbPrice: { ...price, urlKey: 'p3' },
  hcbPrice: { ...price, urlKey: 'p4' },
  flatPrice: { ...price, urlKey: 'pf' },
} as const;

const keys = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];

const NO_OR_YES = ['no', 'yes'] as const;

export const CHOICE_FIELDS = {
  activity: { urlKey: 'a', options: keys(ACTIVITIES), initial: 'transport' },
  vehicleType: { urlKey: 'vt', options: keys(VEHICLE_TYPES), initial: 'van' },
  /** Two questions that nobody has answered at first. */
  baseline: { urlKey: 'bl', options: BASELINES, initial: null },
  contract: { urlKey: 'ct', options: [...CONTRACTS, 'unknown'], initial: null },
  offPeak: { urlKey: 'op', options: keys(OFF_PEAK_BANDS), initial: 'night' },
  bidirectional: { urlKey: 'v2', options: NO_OR_YES, initial: 'no' },
  control: { urlKey: 'o', options: keys(V2G_SHARE), initial: 'ocpp' },
  priority: { urlKey: 'q', options: keys(RESERVE_PERCENT), initial: 'normal' },
  exempt: { urlKey: 'ex', options: NO_OR_YES, initial: 'no' },
} as const;

type NumberFieldId = keyof typeof NUMBER_FIELDS;
type OptionalFieldId = keyof typeof OPTIONAL_FIELDS;
type ChoiceFieldId = keyof typeof CHOICE_FIELDS;
export type FieldId = NumberFieldId | OptionalFieldId | ChoiceFieldId;

/** All that a visitor may answer, in either mode; plain JSON. */
export type FleetInputs = { readonly [Id in NumberFieldId]: number } & {
  readonly [Id in OptionalFieldId]: number | null;
} & {
  readonly [Id in ChoiceFieldId]:
    | (typeof CHOICE_FIELDS)[Id]['options'][number]
    | Extract<(typeof CHOICE_FIELDS)[Id]['initial'], null>;
};

export const FIELDS = { ...NUMBER_FIELDS, ...OPTIONAL_FIELDS, ...CHOICE_FIELDS };

export const NUMBER_FIELD_IDS = keys(NUMBER_FIELDS);
export const OPTIONAL_FIELD_IDS = keys(OPTIONAL_FIELDS);
export const CHOICE_FIELD_IDS = keys(CHOICE_FIELDS);
export const FIELD_IDS = keys(FIELDS);

export type FieldNote = {
  readonly field: FieldId;
  /** Moved to the nearest value there is, or not understood and put back to what it is by default. */
  readonly reason: 'clamped' | 'unknown';
};

/** mostSessions(8) // => 3 */
export const mostSessions = (hours: number): number =>
  Math.min(NUMBER_FIELDS.sessionsPerDay.most, Math.floor(24 / hours));

export const mostBatteryKwh = (vehicleType: FleetInputs['vehicleType']): number =>
  VEHICLE_TYPES[vehicleType].mostBatteryKwh;

/** Any answers, even none, turned into ones the model knows, with a note on each that had to change. */
export function clampInputs(answers: Readonly<Partial<Record<FieldId, unknown>>>): {
  inputs: FleetInputs;
  notes: FieldNote[];
} {
  const notes: FieldNote[] = [];
  const settled: Partial<Record<FieldId, unknown>> = {};
  const settle = (field: FieldId, value: unknown) => {
    const answer = answers[field];
    settled[field] = value;
    if (answer === undefined || answer === value) return;
    const understood = typeof answer === 'number' && !Number.isNaN(answer);
    notes.push({ field, reason: understood ? 'clamped' : 'unknown' });
  };

  for (const field of CHOICE_FIELD_IDS) {
    const { options, initial } = CHOICE_FIELDS[field];
    const known = (options as readonly unknown[]).includes(answers[field]);
    settle(field, known ? answers[field] : initial);
  }
  for (const field of NUMBER_FIELD_IDS) {
    const { initial, ...bounds } = NUMBER_FIELDS[field];
    const answer = nearest(answers[field], bounds) ?? initial;
    settle(field, Math.min(answer, mostOf(field, settled as FleetInputs)));
  }
  for (const field of OPTIONAL_FIELD_IDS) {
    settle(field, nearest(answers[field], OPTIONAL_FIELDS[field]) ?? null);
  }
  return { inputs: settled as unknown as FleetInputs, notes };
}

export const DEFAULT_INPUTS: FleetInputs = clampInputs({}).inputs;

function mostOf(field: NumberFieldId, { vehicleType, hours }: FleetInputs): number {
  if (field === 'batteryKwh') return mostBatteryKwh(vehicleType);
  return field === 'sessionsPerDay' ? mostSessions(hours) : Number.POSITIVE_INFINITY;
}

type Bounds = { readonly least: number; readonly most: number; readonly step: number };

function nearest(answer: unknown, { least, most, step }: Bounds): number | undefined {
  if (typeof answer !== 'number' || Number.isNaN(answer)) return undefined;
  const within = Math.min(Math.max(answer, least), most);
  return onStep(within, { least, step });
}

/** onStep(7.44, { least: 7, step: 0.1 }) // => 7.4, without the dust that adding tenths leaves */
export const onStep = (value: number, { least, step }: Pick<Bounds, 'least' | 'step'>): number =>
  Math.round((least + Math.round((value - least) / step) * step) * 1e6) / 1e6;

/** What a vehicle that left at its target has used when it comes back: percent of the battery. */
export function startPercentOf({
  startPercent,
  activity,
  vehicleType,
  batteryKwh,
  targetPercent,
}: FleetInputs): number {
  if (startPercent !== null) return startPercent;
  const usedKwh = ACTIVITIES[activity].kmPerDay * (VEHICLE_TYPES[vehicleType].kwhPer100Km / 100);
  const { least, most } = OPTIONAL_FIELDS.startPercent;
  return Math.min(Math.max(targetPercent - (100 * usedKwh) / batteryKwh, least), most);
}

export const arrivalHourOf = ({
  departureHour,
  hours,
}: Pick<FleetInputs, 'hours' | 'departureHour'>): number => onTheClock(departureHour - hours);

const onTheClock = (hour: number) => ((hour % 24) + 24) % 24;

/** The fleet that the answers describe, with nothing left open. */
export function fleetOf(inputs: FleetInputs): Fleet {
  return {
    ...inputs,
    startPercent: startPercentOf(inputs),
    // Where nobody has said it: what the fields of the specification stand on.
    baseline: inputs.baseline ?? 'arrival',
    contract:
      inputs.contract === null || inputs.contract === 'unknown' ? 'indexed' : inputs.contract,
    bidirectional: inputs.bidirectional === 'yes',
    exempt: inputs.exempt === 'yes',
    tariff: CURRENT_TARIFF,
    todayKwMost: todayKwMost(inputs.batteryKwh),
  };
}

export type Answers = Partial<FleetInputs>;

/**
 * A fleet after one or more answers. An activity says how empty the vehicles come back, a kind of vehicle
 * its usual battery and charger; each can be answered differently afterwards.
 */
export function withAnswers(
  fleet: FleetInputs,
  answers: Answers,
): { fleet: FleetInputs; notes: FieldNote[] } {
  const { activity, vehicleType } = answers;
  const usual = vehicleType && VEHICLE_TYPES[vehicleType];
  const { inputs, notes } = clampInputs({
    ...fleet,
    ...((activity || vehicleType) && { startPercent: null }),
    ...(usual && { batteryKwh: usual.batteryKwh, chargerKw: usual.chargerKw }),
    ...answers,
  });
  return { fleet: inputs, notes: notes.filter(({ field }) => field in answers) };
}
