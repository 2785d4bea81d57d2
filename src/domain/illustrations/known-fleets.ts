import { ACTIVITIES, clampInputs, DEFAULT_INPUTS, type FleetInputs } from '../simulator/index.ts';
import { knownFigures } from './known-figures.ts';

const answers = (given: Partial<FleetInputs>): FleetInputs => clampInputs(given).inputs;

/** What a page says of a fleet where it names no other situation. */
const ON_ARRIVAL_AT_SPOT = { baseline: 'arrival', contract: 'indexed' } as const;

/** The fleets that pages speak of; each page's link to the simulator opens the fleet it speaks of. */
export const KNOWN_FLEETS = {
  /** Where the simulator begins. */
  initial: DEFAULT_INPUTS,
  /** Twenty-five vans back at 18 h that leave at 7 h: the depot that home draws. */
  depot: answers({
    ...ON_ARRIVAL_AT_SPOT,
    vehicles: 25,
    hours: 13,
    departureHour: 7,
    startPercent: 40,
    targetPercent: 80,
    siteKw: 150,
  }),
  /** Eighty delivery vans back at 18 h. */
  delivery: answers({
    ...ON_ARRIVAL_AT_SPOT,
    vehicles: 80,
    hours: 13,
    departureHour: 7,
    activity: 'delivery',
  }),
  /** The same on faster chargers. */
  deliveryFast: answers({
    ...ON_ARRIVAL_AT_SPOT,
    vehicles: 80,
    chargerKw: 22,
    hours: 13,
    departureHour: 7,
    activity: 'delivery',
  }),
  /** Eighty municipal vans back at 18 h, 50 km a day. */
  municipal: answers({
    ...ON_ARRIVAL_AT_SPOT,
    vehicles: 80,
    hours: 13,
    departureHour: 7,
    activity: 'municipal',
  }),
  /** Twenty delivery trucks back at 18 h: the fleet of 'up to 600 EUR'. */
  trucks: answers({
    ...ON_ARRIVAL_AT_SPOT,
    vehicles: 20,
    vehicleType: 'truck',
    chargerKw: 50,
    batteryKwh: 300,
    hours: 13,
    departureHour: 7,
    activity: 'delivery',
  }),
} as const satisfies Record<string, FleetInputs>;

/** Vehicles that come back between these hours and drive no further keep the part of their bill that is claimed. */
export const EVENING_RETURN_HOURS = [17, 19] as const;
export const CLAIMED_UP_TO_KM = ACTIVITIES.delivery.kmPerDay;

export type KnownFleet = keyof typeof KNOWN_FLEETS;

/**
 * The value created for a fleet with bidirectional chargers that also holds aFRR reserve, EUR per vehicle
 * and year before sharing. The simulator shows the reserve and never counts it.
 */
export function valueWithReserve(name: KnownFleet) {
  const { valueCreatedEuros, possible } = knownFigures(name).estimate;
  const reserveEuros = possible.afrrBidirectionalEuros;
  return { billEuros: valueCreatedEuros, reserveEuros, sumEuros: valueCreatedEuros + reserveEuros };
}
