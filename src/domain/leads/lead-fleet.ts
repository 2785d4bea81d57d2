import {
  type Activity,
  DEFAULT_INPUTS,
  type FieldId,
  type FleetInputs,
  VEHICLE_TYPES as KINDS,
  NUMBER_FIELDS,
  type Slot,
  slotWindow,
  withAnswers,
} from '../simulator/index.ts';
import { lookUp } from '../site/look-up.ts';
import type { AnalysedFleet, FleetSize, UncertainAnswer } from './analysed-fleet.ts';
import { type ChargingHours, FLEET_SIZES, type Industry, leadingNumber } from './options.ts';

type Answers = Readonly<Record<string, unknown>>;

/** What each answer of the form is for the model; a mixed fleet is taken for vans. */
const KIND_OF = { cars: 'car', vans: 'van', trucks: 'truck', buses: 'bus', mixed: 'van' } as const;
const SLOT_OF: Record<ChargingHours, Slot> = {
  night: 'night',
  day: 'standard',
  peak_hours: 'late',
  flexible: 'night',
};
const ACTIVITY_OF: Record<Industry, Activity> = {
  logistics: 'delivery',
  transport: 'transport',
  municipal: 'municipal',
  service: 'service',
  retail: 'delivery',
  other: 'service',
};

/** What is tried where nothing was said: back late, back in the evening, charged before midnight. */
const OTHER_HOURS = [
  { departureHour: 6, hours: 8 },
  { departureHour: 6, hours: 12 },
  { departureHour: 0, hours: 8 },
] as const;
const OTHER_DISTANCES_KM = [50, 200] as const;

/**
 * The fleet that a pre-registration describes, where no simulation does: its answers as the model's, and what
 * the model assumes for the rest. Within the model's bounds: a fleet of three is reckoned as the
 * smallest it knows.
 */
export function leadFleet(answers: Answers): AnalysedFleet {
  const { inputs, given } = fleetOf(answers);
  const uncertain: UncertainAnswer[] = [];
  const { charging_hours, daily_distance } = answers;
  if (charging_hours === undefined || charging_hours === 'flexible') {
    const others = OTHER_HOURS.map((hours) => withAnswers(inputs, hours).fleet);
    uncertain.push({ id: 'hours', others });
  }
  if (daily_distance === undefined) {
    const others = OTHER_DISTANCES_KM.map((km) => ({
      ...inputs,
      startPercent: startPercentAfterKm(inputs, km),
    }));
    uncertain.push({ id: 'distance', others });
  }
  return { inputs, mode: 'expert', given, size: sizeOf(answers.fleet_size), uncertain };
}

function fleetOf(answers: Answers): { inputs: FleetInputs; given: FieldId[] } {
  const { vehicle_type, industry, charging_hours, fleet_size, daily_distance } = answers;
  const slot = lookUp<Slot>(SLOT_OF, String(charging_hours));
  const { fleet } = withAnswers(DEFAULT_INPUTS, {
    vehicleType: lookUp<FleetInputs['vehicleType']>(KIND_OF, String(vehicle_type)) ?? 'van',
    activity: lookUp<Activity>(ACTIVITY_OF, String(industry)) ?? 'service',
    // Ready at its end, and plugged in as long as is usual.
    ...(slot && { departureHour: slotWindow(slot).departureHour }),
    vehicles: typeof fleet_size === 'number' ? fleet_size : NUMBER_FIELDS.vehicles.initial,
  });
  const given: FieldId[] = [];
  if (industry !== 'retail' && industry !== 'other') given.push('activity');
  if (vehicle_type !== 'mixed') given.push('vehicleType');
  if (slot && charging_hours !== 'flexible') given.push('departureHour');
  if (typeof daily_distance !== 'number') return { inputs: fleet, given };
  const inputs = { ...fleet, startPercent: startPercentAfterKm(fleet, daily_distance) };
  return { inputs, given: [...given, 'startPercent'] };
}

/** The form asks for a range, and what is stored is its smallest size: the fleet's total is reckoned for that. */
function sizeOf(smallest: unknown): FleetSize {
  const range = FLEET_SIZES.find((one) => leadingNumber(one) === smallest) ?? FLEET_SIZES[0];
  const [least = 1, most] = range.split('-').map(leadingNumber);
  return { least, most: most ?? null };
}

/** How full a vehicle comes back that left at its target and drove so far. */
function startPercentAfterKm(
  { vehicleType, batteryKwh, targetPercent }: FleetInputs,
  km: number,
): number {
  const usedKwh = (km * KINDS[vehicleType].kwhPer100Km) / 100;
  return Math.round(Math.min(Math.max(targetPercent - (100 * usedKwh) / batteryKwh, 10), 80));
}
