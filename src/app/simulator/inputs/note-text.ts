import {
  arrivalHourOf,
  type FieldId,
  type FleetInputs,
  NUMBER_FIELDS,
} from '#domain/simulator/inputs.ts';
import { fill } from '../../fill.ts';
import { clockTime } from '../amounts.ts';
import type { SimulatorTexts } from '../texts.ts';
import { answerText } from './field-text.ts';

/** Whether more vehicles were answered than the simulator knows. */
export const isTooLarge = (field: FieldId, { vehicles }: FleetInputs): boolean =>
  field === 'vehicles' && vehicles === NUMBER_FIELDS.vehicles.most;

/** Why an answer is not what was typed. */
export function noteText(field: FieldId, fleet: FleetInputs, texts: SimulatorTexts): string {
  const { notes } = texts.words;
  const value = answerText(field, fleet, texts);
  if (isTooLarge(field, fleet)) {
    return fill(notes.tooManyVehicles, { most: String(fleet.vehicles) });
  }
  if (field === 'sessionsPerDay') {
    return fill(notes.sessionsByHours, { most: String(fleet.sessionsPerDay) });
  }
  if (field === 'departureHour') {
    return fill(notes.windowBounds, {
      arrival: clockTime(arrivalHourOf(fleet), texts.language),
      departure: value,
    });
  }
  // A unit that is cut short brings its own full stop.
  return fill(notes.clamped, { value }).replace('..', '.');
}
