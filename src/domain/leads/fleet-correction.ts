import * as v from 'valibot';
import type { AnalysedFleet } from '../simulator/analysis-figures.ts';
import { VEHICLE_TYPES } from '../simulator/fleet-profiles.ts';
import {
  arrivalHourOf,
  departureHourOf,
  type FieldId,
  type FleetInputs,
  NUMBER_FIELDS,
  OPTIONAL_FIELDS,
  startPercentOf,
  withAnswers,
} from '../simulator/inputs.ts';
import { BASELINES, CONTRACTS } from '../simulator/model/fleet.ts';
import { startPercentAfterKm } from './lead-fleet.ts';

const { vehicles, hours } = NUMBER_FIELDS;
const { departureHour, siteKw } = OPTIONAL_FIELDS;

/** Between return and departure, in hours. */
export const WINDOW_BOUNDS = hours;

/** What the person may have told the team since, by what an analysis most often has to assume. */
export const CORRECTION_BOUNDS = {
  vehicles,
  siteKw,
  kmPerDay: { least: 1, most: 1000, step: 1 },
  /** On the clock, both ends or none. */
  arrivalHour: departureHour,
  departureHour,
} as const;

type NumberName = keyof typeof CORRECTION_BOUNDS;

const number = (name: NumberName) => {
  const { least, most, step } = CORRECTION_BOUNDS[name];
  return v.optional(v.pipe(v.number(), v.minValue(least), v.maxValue(most), v.multipleOf(step)));
};

/** Between the two the model can plan: not an hour, and not the whole day. */
export const isWindow = (arrival: number, departure: number) => {
  const length = (departure - arrival + 24) % 24;
  return length >= hours.least && length <= hours.most;
};

export const FleetCorrectionSchema = v.pipe(
  v.strictObject({
    vehicles: number('vehicles'),
    siteKw: number('siteKw'),
    contract: v.optional(v.picklist(CONTRACTS)),
    baseline: v.optional(v.picklist(BASELINES)),
    arrivalHour: number('arrivalHour'),
    departureHour: number('departureHour'),
    kmPerDay: number('kmPerDay'),
  }),
  v.check((given) => Object.values(given).some((value) => value !== undefined)),
  v.check(({ arrivalHour: arrival, departureHour: departure }) =>
    arrival === undefined || departure === undefined
      ? arrival === departure
      : isWindow(arrival, departure),
  ),
);

export type FleetCorrection = v.InferOutput<typeof FleetCorrectionSchema>;
export type CorrectionField = keyof FleetCorrection;

/** Which of the model's answers each of them is. */
const ANSWERS: Readonly<Record<CorrectionField, readonly FieldId[]>> = {
  vehicles: ['vehicles'],
  siteKw: ['siteKw'],
  contract: ['contract'],
  baseline: ['baseline'],
  arrivalHour: ['hours', 'slot', 'departureHour'],
  departureHour: ['hours', 'slot', 'departureHour'],
  kmPerDay: ['startPercent'],
};

export const CORRECTION_FIELDS = Object.keys(ANSWERS) as CorrectionField[];

/** The fleet with what the team knows better; the rest stays as it was given or assumed. */
export function correctedFleet(
  analysed: AnalysedFleet,
  correction: FleetCorrection,
): AnalysedFleet {
  const { size, uncertain = [], inputs, given } = analysed;
  const told = CORRECTION_FIELDS.filter((field) => correction[field] !== undefined);
  const isOpen = { hours: !told.includes('arrivalHour'), distance: !told.includes('kmPerDay') };
  return {
    inputs: corrected(inputs, correction),
    mode: 'expert',
    given: [...new Set([...given, ...told.flatMap((field) => ANSWERS[field])])],
    ...(size && !told.includes('vehicles') && { size }),
    uncertain: uncertain
      .filter(({ id }) => isOpen[id])
      .map(({ id, others }) => ({
        id,
        others: others.map((other) => corrected(other, correction)),
      })),
  };
}

function corrected(fleet: FleetInputs, correction: FleetCorrection): FleetInputs {
  const { arrivalHour: arrival, departureHour: departure, kmPerDay, ...answers } = correction;
  const isSaid = ([, value]: [string, unknown]) => value !== undefined;
  const window =
    arrival === undefined || departure === undefined
      ? {}
      : { departureHour: departure, hours: (departure - arrival + 24) % 24 };
  const { fleet: settled } = withAnswers(fleet, {
    ...Object.fromEntries(Object.entries(answers).filter(isSaid)),
    ...window,
  });
  return kmPerDay === undefined
    ? settled
    : { ...settled, startPercent: startPercentAfterKm(settled, kmPerDay) };
}

type Known<T> = { readonly [Name in keyof T]-?: NonNullable<T[Name]> };

/** What an analysis was made with, in the terms of a correction; null where the power is not known. */
export function correctionOf(
  inputs: FleetInputs,
): Known<Omit<FleetCorrection, 'siteKw'>> & { siteKw: number | null } {
  const { batteryKwh, targetPercent, vehicleType } = inputs;
  const usedKwh = (batteryKwh * (targetPercent - startPercentOf(inputs))) / 100;
  return {
    vehicles: inputs.vehicles,
    siteKw: inputs.siteKw,
    contract: inputs.contract,
    baseline: inputs.baseline,
    arrivalHour: arrivalHourOf(inputs),
    departureHour: departureHourOf(inputs),
    // The model keeps it as whole percent of a battery.
    kmPerDay: 5 * Math.round((20 * usedKwh) / VEHICLE_TYPES[vehicleType].kwhPer100Km),
  };
}

/** Whether somebody said so, rather than the model. */
export const isGiven = ({ given }: AnalysedFleet, field: CorrectionField): boolean =>
  ANSWERS[field].some((answer) => given.includes(answer));
