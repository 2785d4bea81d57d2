import { VEHICLE_TYPES } from '#domain/simulator/fleet-profiles.ts';
import {
  arrivalHourOf,
  clampInputs,
  departureHourOf,
  type FieldNote,
  type FleetInputs,
  withArrivalAt,
  withDepartureAt,
} from '#domain/simulator/inputs.ts';

export type Answers = Partial<FleetInputs>;

/**
 * A fleet after one or more answers. A slot says when the vehicles are ready, an activity how empty they
 * come back, a kind of vehicle its usual battery and charger; each can be answered differently afterwards.
 */
export function answered(
  fleet: FleetInputs,
  answers: Answers,
): { fleet: FleetInputs; notes: FieldNote[] } {
  const { slot, activity, vehicleType } = answers;
  const { inputs, notes } = clampInputs({
    ...fleet,
    ...(slot && { departureHour: null }),
    ...((activity || vehicleType) && { startPercent: null }),
    ...(vehicleType && usual(vehicleType)),
    ...answers,
  });
  return { fleet: inputs, notes: notes.filter(({ field }) => field in answers) };
}

function usual(vehicleType: FleetInputs['vehicleType']): Answers {
  const { batteryKwh, chargerKw } = VEHICLE_TYPES[vehicleType];
  return { batteryKwh, chargerKw };
}

export type WindowEnd = 'arrival' | 'departure';

/** Where the vehicles would be plugged in for too short or too long, the end stops before, with a note. */
export function windowMoved(
  fleet: FleetInputs,
  end: WindowEnd,
  hour: number,
): ReturnType<typeof answered> {
  const moved = end === 'arrival' ? withArrivalAt(fleet, hour) : withDepartureAt(fleet, hour);
  const { fleet: settled, notes } = answered(fleet, moved);
  const reached = end === 'arrival' ? arrivalHourOf(settled) : departureHourOf(settled);
  return {
    fleet: settled,
    notes: reached === hour ? notes : [{ field: 'departureHour', reason: 'clamped' }],
  };
}
