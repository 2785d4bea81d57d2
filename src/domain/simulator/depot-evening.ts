import { DEPOT } from './depot.ts';
import type { DepotNight } from './depot-night.ts';

/** The most a depot draws between its arrival and midnight, when everyone else draws too. */
export function depotEvening(night: DepotNight): { onArrivalKw: number; planKw: number } {
  const evening = night.hours.filter(({ hour }) => hour >= DEPOT.arrivalHour);
  return {
    onArrivalKw: Math.max(...evening.map(({ onArrivalKwh }) => onArrivalKwh)),
    planKw: Math.max(...evening.map(({ chargedKwh }) => chargedKwh)),
  };
}
