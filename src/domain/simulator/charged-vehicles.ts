import { DEPOT } from './depot.ts';
import type { DepotNight } from './depot-night.ts';

type ChargedVehicles = { readonly hour: number; readonly vehicles: number };

/**
 * How many vehicles have all they need at each full hour from the arrival to the departure, with
 * smart charging alone (V1G) and charged one after the other.
 */
export function chargedVehicles({ hours }: DepotNight): ChargedVehicles[] {
  const totalKwh = hours.reduce((sum, { smartOnlyKwh }) => sum + smartOnlyKwh, 0);
  let kwh = 0;
  const counts: ChargedVehicles[] = [{ hour: DEPOT.arrivalHour, vehicles: 0 }];
  for (const { hour, smartOnlyKwh } of hours) {
    kwh += smartOnlyKwh;
    // Adding fractions may leave the last vehicle a hair short of full.
    const vehicles = Math.floor((kwh / totalKwh) * DEPOT.vehicles + 1e-9);
    counts.push({ hour: (hour + 1) % 24, vehicles });
  }
  return counts;
}
