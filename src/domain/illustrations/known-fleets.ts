import { clampInputs, DEFAULT_INPUTS, type FleetInputs } from '../simulator/inputs.ts';
import { knownFigures } from './known-figures.ts';

const answers = (given: Partial<FleetInputs>): FleetInputs => clampInputs(given).inputs;

/** The fleets that pages speak of; each page's link to the simulator opens the fleet it speaks of. */
export const KNOWN_FLEETS = {
  /** Where the simulator begins. */
  initial: DEFAULT_INPUTS,
  /** Twenty-five vans back at 18 h that leave at 7 h: the depot that home draws. */
  depot: answers({
    vehicles: 25,
    hours: 13,
    departureHour: 7,
    startPercent: 40,
    targetPercent: 80,
    siteKw: 150,
  }),
  /** Eighty delivery vans back at 18 h. */
  delivery: answers({ vehicles: 80, hours: 13, departureHour: 7, activity: 'delivery' }),
  /** Large vans that need 72 kWh a night: the fleet of 'up to 600 EUR'. */
  largeVans: answers({
    vehicles: 11,
    chargerKw: 22,
    batteryKwh: 120,
    startPercent: 20,
    targetPercent: 80,
    hours: 12,
    departureHour: 6,
  }),
} as const satisfies Record<string, FleetInputs>;

/** Depots whose vehicles come back between these hours keep the part of their bill that is claimed. */
export const EVENING_RETURN_HOURS = [17, 19] as const;

export type KnownFleet = keyof typeof KNOWN_FLEETS;

/**
 * The value created for a fleet with bidirectional chargers that also holds aFRR reserve, EUR per vehicle
 * and year before sharing. The simulator shows the reserve and never counts it.
 */
export function valueWithReserve(name: KnownFleet, capturePercent?: number) {
  const { marketEuros, tariffEuros, powerEuros, possible } = knownFigures(name).estimate;
  const usualPercent = KNOWN_FLEETS[name].capturePercent;
  const captured = (euros: number) => (euros * (capturePercent ?? usualPercent)) / usualPercent;
  const billEuros = captured(marketEuros) + tariffEuros + powerEuros;
  const reserveEuros = captured(possible.afrrBidirectionalEuros);
  return { billEuros, reserveEuros, sumEuros: billEuros + reserveEuros };
}
