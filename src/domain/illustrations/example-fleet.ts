import type { Vehicle } from './vehicle-night.ts';

/** Where the night of the example fleet begins, and its length. */
export const FIRST_HOUR = 18;
export const QUARTERS = 52;

const BATTERY_KWH = {
  Kangoo: 45,
  'e-Jumpy': 50,
  Master: 52,
  Trafic: 60,
  'e-Expert': 75,
} as const;

export type ExampleVehicle = Vehicle & { readonly model: keyof typeof BATTERY_KWH };

/** In hours after the night's beginning and percent; every charger is as powerful, the Trafics' give back. */
const van = (
  model: keyof typeof BATTERY_KWH,
  arrivalHours: number,
  startPercent: number,
  departureHours: number,
): ExampleVehicle => ({
  model,
  arrival: arrivalHours * 4,
  departure: departureHours * 4,
  batteryKwh: BATTERY_KWH[model],
  startShare: startPercent / 100,
  targetShare: 0.8,
  bidirectional: model === 'Trafic',
});

/** Twenty-five vans, each with its own evening and its own morning. */
export const EXAMPLE_FLEET: readonly ExampleVehicle[] = [
  van('Kangoo', 0, 34, 13),
  van('Kangoo', 0, 41, 13),
  van('Trafic', 0, 52, 12.5),
  van('Kangoo', 0.25, 38, 13),
  van('Master', 1, 29, 12),
  van('Trafic', 0, 58, 13),
  van('Kangoo', 0.5, 44, 13),
  van('e-Expert', 0, 47, 12.5),
  van('Kangoo', 0, 31, 12),
  van('Trafic', 0.75, 55, 13),
  van('e-Expert', 0.25, 36, 13),
  van('Kangoo', 0.5, 42, 12.5),
  van('Trafic', 0, 49, 13),
  van('e-Jumpy', 0.25, 33, 13),
  van('Kangoo', 1, 37, 12),
  van('e-Expert', 0, 44, 13),
  van('Trafic', 0, 61, 12),
  van('Kangoo', 0.5, 28, 13),
  van('e-Expert', 0.75, 51, 12.5),
  van('Trafic', 0.25, 46, 13),
  van('Master', 0, 35, 13),
  van('Trafic', 0.5, 57, 12),
  van('e-Jumpy', 0, 40, 13),
  van('Trafic', 0, 54, 12.5),
  van('Kangoo', 1.25, 39, 13),
];

/** In the evening, at 22 h, one van is asked to leave at 5 h 30 instead of 7 h. */
export const EARLIER_DEPARTURE = { vehicle: 10, departure: 11.5 * 4, from: 4 * 4 } as const;

/** The picture stands still at 3 h 10. */
export const CLOCK = 9 * 4 + 10 / 15;
