/** Specification, sections 3 and 9; the factors complete it. */
export const ACTIVITIES = {
  transport: { factor: 1, leadPoints: 4, kmPerDay: 150, flexibility: 'medium' },
  delivery: { factor: 0.85, leadPoints: 5, kmPerDay: 100, flexibility: 'low' },
  municipal: { factor: 1.2, leadPoints: 6, kmPerDay: 50, flexibility: 'high' },
  service: { factor: 1, leadPoints: 3, kmPerDay: 80, flexibility: 'medium' },
} as const;

export type Activity = keyof typeof ACTIVITIES;

/** The early slot's factor makes the best fleet that can be chosen (16 h, municipal) exactly 2. */
export const SLOTS = {
  standard: { startHour: 6, endHour: 22, factor: 1, leadPoints: 4 },
  early: { startHour: 5, endHour: 21, factor: 2 / (1.4 * 1.2), leadPoints: 5 },
  late: { startHour: 8, endHour: 24, factor: 0.9, leadPoints: 3 },
  night: { startHour: 22, endHour: 6, factor: 1.4, leadPoints: 6 },
} as const;

export type Slot = keyof typeof SLOTS;

/** slotHours('night') // => 8 */
export function slotHours(slot: Slot): number {
  const { startHour, endHour } = SLOTS[slot];
  return (endHour - startHour + 24) % 24;
}

/** When the vehicles must be ready if nothing else is said. */
export const STANDARD_READY_HOUR = 8;

/**
 * When a slot says so: slotReadyHour('late') // => 0. The standard one is where every visitor begins,
 * and leads back there.
 */
export const slotReadyHour = (slot: Slot): number =>
  slot === 'standard' ? STANDARD_READY_HOUR : SLOTS[slot].endHour % 24;

/** Fleet sizes from the largest: points for the potential, and for the lead's score in either mode. */
export const FLEET_SIZES = [
  { fromVehicles: 100, potentialPoints: 4, simpleLeadPoints: 10, expertLeadPoints: 12 },
  { fromVehicles: 50, potentialPoints: 3, simpleLeadPoints: 8, expertLeadPoints: 9 },
  { fromVehicles: 25, potentialPoints: 2, simpleLeadPoints: 6, expertLeadPoints: 6 },
  { fromVehicles: 0, potentialPoints: 1, simpleLeadPoints: 3, expertLeadPoints: 3 },
] as const;

export const PLUGGED_TIMES = [
  { fromHours: 12, simpleLeadPoints: 8, expertLeadPoints: 10 },
  { fromHours: 8, simpleLeadPoints: 6, expertLeadPoints: 7 },
  { fromHours: 0, simpleLeadPoints: 3, expertLeadPoints: 3 },
] as const;

const POTENTIALS = [
  { fromPoints: 3, potential: 'high' },
  { fromPoints: 2, potential: 'medium' },
  { fromPoints: 0, potential: 'low' },
] as const;

export type Potential = (typeof POTENTIALS)[number]['potential'];

type FleetSize = (typeof FLEET_SIZES)[number];
type PluggedTime = (typeof PLUGGED_TIMES)[number];

export const fleetSize = (vehicles: number): FleetSize =>
  FLEET_SIZES.find(({ fromVehicles }) => vehicles >= fromVehicles) ?? FLEET_SIZES[3];

export const pluggedTime = (hours: number): PluggedTime =>
  PLUGGED_TIMES.find(({ fromHours }) => hours >= fromHours) ?? PLUGGED_TIMES[2];

export const fleetPotential = (vehicles: number): Potential =>
  POTENTIALS.find(({ fromPoints }) => fleetSize(vehicles).potentialPoints >= fromPoints)
    ?.potential ?? 'low';

/** Where the gain of Simple mode comes from. */
export const VALUE_STREAMS = {
  network: 0.35,
  tariff: 0.3,
  management: 0.2,
  efficiency: 0.15,
} as const;

export type ValueStream = keyof typeof VALUE_STREAMS;
