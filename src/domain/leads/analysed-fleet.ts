import {
  DEFAULT_INPUTS,
  FIELD_IDS,
  type FieldId,
  type FleetInputs,
  type Mode,
  withAnswers,
} from '../simulator/index.ts';

/** A fleet to be analysed, and which of its answers are its owner's; the others were assumed for it. */
export type AnalysedFleet = {
  readonly inputs: FleetInputs;
  readonly mode: Mode;
  readonly given: readonly FieldId[];
  /** Where a range of sizes was given; the figures are of one within the model's bounds. */
  readonly size?: FleetSize;
  /** Answers so open that the gain is also reckoned for others. */
  readonly uncertain?: readonly UncertainAnswer[];
};

export type FleetSize = { readonly least: number; readonly most: number | null };

export type UncertainAnswer = {
  readonly id: 'hours' | 'distance';
  readonly others: readonly FleetInputs[];
};

/** What the first screen shows as the fleet, seen and kept by all who read on. */
const SHOWN_FIRST: readonly FieldId[] = ['vehicles', 'activity', 'hours', 'departureHour'];

/**
 * The answers of a simulation that are the visitor's own: what the first screen says, and what was changed;
 * not what a kind of vehicle brings along.
 */
export const givenAnswers = (inputs: FleetInputs): FieldId[] => {
  const { vehicleType } = inputs;
  const usual = {
    ...withAnswers(DEFAULT_INPUTS, { vehicleType }).fleet,
    vehicleType: DEFAULT_INPUTS.vehicleType,
  };
  return FIELD_IDS.filter((field) => {
    if (SHOWN_FIRST.includes(field)) return true;
    return inputs[field] !== null && inputs[field] !== usual[field];
  });
};
