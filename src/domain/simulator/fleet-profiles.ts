/** Specification, sections 3 and 9. */
export const ACTIVITIES = {
  transport: { leadPoints: 4, kmPerDay: 150, flexibility: 'medium' },
  delivery: { leadPoints: 5, kmPerDay: 100, flexibility: 'low' },
  municipal: { leadPoints: 6, kmPerDay: 50, flexibility: 'high' },
  service: { leadPoints: 3, kmPerDay: 80, flexibility: 'medium' },
} as const;

export type Activity = keyof typeof ACTIVITIES;

/** When the vehicles charge; they are ready at its end. */
export const SLOTS = {
  standard: { startHour: 6, endHour: 22, leadPoints: 4 },
  early: { startHour: 5, endHour: 21, leadPoints: 5 },
  late: { startHour: 8, endHour: 24, leadPoints: 3 },
  night: { startHour: 22, endHour: 6, leadPoints: 6 },
} as const;

export type Slot = keyof typeof SLOTS;

export const slotEndHour = (slot: Slot): number => SLOTS[slot].endHour;

/** What a vehicle of each kind uses, and what is usual to charge it with. */
export const VEHICLE_TYPES = {
  car: { kwhPer100Km: 20, batteryKwh: 60, chargerKw: 7.4, mostBatteryKwh: 120 },
  van: { kwhPer100Km: 20, batteryKwh: 60, chargerKw: 11, mostBatteryKwh: 120 },
  truck: { kwhPer100Km: 100, batteryKwh: 300, chargerKw: 50, mostBatteryKwh: 600 },
  bus: { kwhPer100Km: 120, batteryKwh: 350, chargerKw: 50, mostBatteryKwh: 600 },
} as const;

/** What one may choose as charger, by kind, in kW. */
export const CHARGER_PRESETS_KW = { ac: [7.4, 11, 22], dc: [50, 150] } as const;

export type ChargerClass = 'ac-standard' | 'ac-fast' | 'dc-fast';

/** Specification, section 3. */
export function chargerClass(chargerKw: number): ChargerClass {
  if (chargerKw <= 11) return 'ac-standard';
  return chargerKw <= 50 ? 'ac-fast' : 'dc-fast';
}

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
