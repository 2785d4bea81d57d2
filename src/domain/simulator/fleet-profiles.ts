/** Specification, sections 3 and 9. */
export const ACTIVITIES = {
  transport: { kmPerDay: 150, flexibility: 'medium' },
  delivery: { kmPerDay: 100, flexibility: 'low' },
  municipal: { kmPerDay: 50, flexibility: 'high' },
  service: { kmPerDay: 80, flexibility: 'medium' },
} as const;

export type Activity = keyof typeof ACTIVITIES;

/** The usual hours of the specification, in its order: plugged in from the one hour to the other. */
export const SLOTS = {
  standard: { startHour: 6, endHour: 22 },
  early: { startHour: 5, endHour: 21 },
  late: { startHour: 8, endHour: 24 },
  night: { startHour: 22, endHour: 6 },
} as const;

export type Slot = keyof typeof SLOTS;

type Window = { readonly departureHour: number; readonly hours: number };

/** slotWindow('night') // => { departureHour: 6, hours: 8 } */
export function slotWindow(slot: Slot): Window {
  const { startHour, endHour } = SLOTS[slot];
  return { departureHour: endHour % 24, hours: (endHour + 24 - startHour) % 24 };
}

const slots = Object.keys(SLOTS) as Slot[];

export const isSlot = (value: unknown): value is Slot =>
  (slots as readonly unknown[]).includes(value);

/** Null where the vehicles are plugged in at other hours. */
export const slotOf = ({ departureHour, hours }: Window): Slot | null =>
  slots.find((slot) => {
    const window = slotWindow(slot);
    return window.departureHour === departureHour && window.hours === hours;
  }) ?? null;

/** The slot that holds most of the time at the plug, for the specification's points and fields. */
export const nearestSlot = (window: Window): Slot =>
  slots.reduce((best, slot) => (shared(slot, window) > shared(best, window) ? slot : best));

function shared(slot: Slot, { departureHour, hours }: Window): number {
  const own = slotWindow(slot);
  const from = own.departureHour - own.hours;
  const arrival = departureHour - hours;
  return [-24, 0, 24].reduce((sum, day) => {
    const both = Math.min(own.departureHour, departureHour + day) - Math.max(from, arrival + day);
    return sum + Math.max(0, both);
  }, 0);
}

/** What a vehicle of each kind uses, and what is usual to charge it with. */
export const VEHICLE_TYPES = {
  car: { kwhPer100Km: 20, batteryKwh: 60, chargerKw: 7.4, mostBatteryKwh: 120 },
  van: { kwhPer100Km: 20, batteryKwh: 60, chargerKw: 11, mostBatteryKwh: 120 },
  truck: { kwhPer100Km: 100, batteryKwh: 300, chargerKw: 50, mostBatteryKwh: 600 },
  bus: { kwhPer100Km: 120, batteryKwh: 350, chargerKw: 50, mostBatteryKwh: 600 },
} as const;

export type ChargerClass = 'ac-standard' | 'ac-fast' | 'dc-fast';

/** Specification, section 3. */
export function chargerClass(chargerKw: number): ChargerClass {
  if (chargerKw <= 11) return 'ac-standard';
  return chargerKw <= 50 ? 'ac-fast' : 'dc-fast';
}

/** Fleet sizes from the largest, with their points for the potential. */
export const FLEET_SIZES = [
  { fromVehicles: 100, potentialPoints: 4, potential: 'high' },
  { fromVehicles: 50, potentialPoints: 3, potential: 'high' },
  { fromVehicles: 25, potentialPoints: 2, potential: 'medium' },
  { fromVehicles: 0, potentialPoints: 1, potential: 'low' },
] as const;

export type Potential = FleetSize['potential'];

type FleetSize = (typeof FLEET_SIZES)[number];

export const fleetSize = (vehicles: number): FleetSize =>
  FLEET_SIZES.find(({ fromVehicles }) => vehicles >= fromVehicles) ?? FLEET_SIZES[3];
