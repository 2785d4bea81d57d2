import { suggestedStartPercent } from '#domain/simulator/expert.ts';
import { slotReadyHour } from '#domain/simulator/fleet-profiles.ts';
import { clampInputs, type FieldNote, type FleetInputs } from '#domain/simulator/inputs.ts';

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
