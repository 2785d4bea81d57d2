import { suggestedStartPercent } from '#domain/simulator/expert.ts';
import { slotReadyHour } from '#domain/simulator/fleet-profiles.ts';
import {
  clampInputs,
  type FieldNote,
  type FleetInputs,
  mostHours,
  NUMBER_FIELDS,
} from '#domain/simulator/inputs.ts';

export type Answers = Partial<FleetInputs>;

/**
 * A fleet after one or more answers. A slot presets the hour of readiness, an activity the level on
 * arrival; both can be answered differently afterwards.
 */
export function answered(
  fleet: FleetInputs,
  answers: Answers,
): { fleet: FleetInputs; notes: FieldNote[] } {
  const { slot, activity } = answers;
  const { inputs, notes } = clampInputs({
    ...fleet,
    ...(slot && { readyHour: slotReadyHour(slot) }),
    ...(activity && { startPercent: suggestedStartPercent(activity, fleet) }),
    ...answers,
  });
  return { fleet: inputs, notes };
}

/** Coming home earlier or later changes how long the vehicles are plugged in, within what there is. */
export function hoursAfterArrival(fleet: FleetInputs, arrivalHour: number): number {
  const hours = (fleet.readyHour - arrivalHour + 48) % 24;
  const { least } = NUMBER_FIELDS.hours;
  return Math.min(Math.max(hours, least), mostHours(fleet.slot));
}
