import { FLEET_SHARE_PERCENT } from '../revenue-share.ts';
import { RESERVE_PERCENT, V2G_SHARE } from './charging-profiles.ts';
import * as constants from './constants.ts';
import { ACTIVITIES, SLOTS, STANDARD_READY_HOUR, slotHours } from './fleet-profiles.ts';

/** `step` is what a number box accepts, `sliderStep` how far a slider moves at once. */
export type NumberField = {
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly sliderStep: number;
  readonly initial: number;
};

const number = (
  least: number,
  most: number,
  initial: number,
  step = 1,
  sliderStep = step,
): NumberField => ({ least, most, step, sliderStep, initial });

const highWear = constants.highWearCents;
const lowWear = constants.lowWearCents;
const [leastShare, mostShare] = FLEET_SHARE_PERCENT;

/** Hours of the day count from 0 to 23.75 in quarters. */
export const NUMBER_FIELDS = {
  vehicles: number(5, 200, 25, 1, 5),
  hours: number(6, 16, 8, 0.25, 1),

  chargerKw: number(7, 150, 11),
  batteryKwh: number(30, 120, 60, 1, 5),
  startPercent: number(10, 80, 30, 1, 5),
  targetPercent: number(60, 100, 80, 1, 5),
  /** The specification's 'first availability': the vehicles are plugged in during the hours before. */
  readyHour: number(0, 23.75, STANDARD_READY_HOUR, 0.25),

  controllablePercent: number(10, 100, constants.controllablePercent, 1, 5),
  sessionsPerDay: number(1, 4, 1),
  daysPerYear: number(50, 365, constants.daysPerYear),
  eventsPerWeek: number(1, 7, constants.eventsPerWeek),
  wearCents: number(lowWear, highWear, constants.wearCents, 0.5),
  efficiencyPercent: number(70, 95, constants.roundTripEfficiencyPercent),
  capturePercent: number(
    constants.lowCapturePercent,
    constants.highCapturePercent,
    constants.capturePercent,
    1,
    5,
  ),
  fleetSharePercent: number(leastShare, mostShare, constants.fleetSharePercent),
  priceYear: number(2023, 2024, 2024),
  paybackYears: number(1, 15, constants.paybackYears),
} as const satisfies Record<string, NumberField>;

/** Left out, the site has power for every charger, and the critical hour is the hour of readiness. */
export const OPTIONAL_FIELDS = {
  siteKw: { least: 5, most: 30_000, step: 1 },
  criticalHour: { least: 0, most: 23.75, step: 0.25 },
} as const;

const keys = <T extends object>(of: T) => Object.keys(of) as (keyof T)[];

export const CHOICE_FIELDS = {
  activity: { options: keys(ACTIVITIES), initial: 'transport' },
  slot: { options: keys(SLOTS), initial: 'standard' },
  priority: { options: keys(RESERVE_PERCENT), initial: 'normal' },
  control: { options: keys(V2G_SHARE), initial: 'ocpp' },
  region: { options: ['france'], initial: 'france' },
} as const;

type NumberFieldId = keyof typeof NUMBER_FIELDS;
type OptionalFieldId = keyof typeof OPTIONAL_FIELDS;
type ChoiceFieldId = keyof typeof CHOICE_FIELDS;
export type FieldId = NumberFieldId | OptionalFieldId | ChoiceFieldId;

/** All that a visitor may answer, in either mode; plain JSON. */
export type FleetInputs = { readonly [Id in NumberFieldId]: number } & {
  readonly [Id in OptionalFieldId]: number | null;
} & { readonly [Id in ChoiceFieldId]: (typeof CHOICE_FIELDS)[Id]['options'][number] };

export const NUMBER_FIELD_IDS = keys(NUMBER_FIELDS);
export const OPTIONAL_FIELD_IDS = keys(OPTIONAL_FIELDS);
export const CHOICE_FIELD_IDS = keys(CHOICE_FIELDS);
export const FIELD_IDS: readonly FieldId[] = [
  ...NUMBER_FIELD_IDS,
  ...OPTIONAL_FIELD_IDS,
  ...CHOICE_FIELD_IDS,
];

export type FieldNote = {
  readonly field: FieldId;
  /** Moved to the nearest value there is, or not understood and put back to what it is by default. */
  readonly reason: 'clamped' | 'unknown';
};

/** Hours cannot exceed the slot's length, nor a day shared among its sessions. */
export const mostHours = (slot: FleetInputs['slot']): number =>
  Math.min(NUMBER_FIELDS.hours.most, slotHours(slot));

/** mostSessions(8) // => 3 */
export const mostSessions = (hours: number): number =>
  Math.min(NUMBER_FIELDS.sessionsPerDay.most, Math.floor(24 / hours));

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
    settle(
      field,
      (options as readonly unknown[]).includes(answers[field]) ? answers[field] : initial,
    );
  }
  const { slot } = settled as Pick<FleetInputs, 'slot'>;
  for (const field of NUMBER_FIELD_IDS) {
    const { initial, ...bounds } = NUMBER_FIELDS[field];
    const answer = nearest(answers[field], bounds) ?? initial;
    const { hours } = settled as Pick<FleetInputs, 'hours'>;
    settle(field, Math.min(answer, mostOf(field, slot, hours)));
  }
  for (const field of OPTIONAL_FIELD_IDS) {
    settle(field, nearest(answers[field], OPTIONAL_FIELDS[field]) ?? null);
  }
  return { inputs: settled as unknown as FleetInputs, notes };
}

export const DEFAULT_INPUTS: FleetInputs = clampInputs({}).inputs;

function mostOf(field: NumberFieldId, slot: FleetInputs['slot'], hours: number): number {
  if (field === 'hours') return mostHours(slot);
  return field === 'sessionsPerDay' ? mostSessions(hours) : Number.POSITIVE_INFINITY;
}

function nearest(
  answer: unknown,
  { least, most, step }: { least: number; most: number; step: number },
): number | undefined {
  if (typeof answer !== 'number' || Number.isNaN(answer)) return undefined;
  const within = Math.min(Math.max(answer, least), most);
  return least + Math.round((within - least) / step) * step;
}
