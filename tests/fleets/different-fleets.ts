import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import {
  clampInputs,
  type FleetInputs,
  NUMBER_FIELD_IDS,
  NUMBER_FIELDS,
  OPTIONAL_FIELD_IDS,
  OPTIONAL_FIELDS,
} from '#domain/simulator/inputs.ts';

const fleet = (answers: Partial<FleetInputs>): FleetInputs => clampInputs(answers).inputs;

const atEvery = (end: 'least' | 'most'): FleetInputs =>
  fleet(
    Object.fromEntries([
      ...NUMBER_FIELD_IDS.map((field) => [field, NUMBER_FIELDS[field][end]]),
      ...OPTIONAL_FIELD_IDS.map((field) => [field, OPTIONAL_FIELDS[field][end]]),
      ['vehicleType', end === 'most' ? 'bus' : 'van'],
    ]),
  );

/** Twenty fleets that have as little in common as the questions allow. */
export const DIFFERENT_FLEETS: Readonly<Record<string, FleetInputs>> = {
  'the default fleet': KNOWN_FLEETS.initial,
  'the depot': KNOWN_FLEETS.depot,
  'delivery vans': KNOWN_FLEETS.delivery,
  'large vans': KNOWN_FLEETS.largeVans,
  buses: fleet({ vehicleType: 'bus', vehicles: 40, batteryKwh: 350, chargerKw: 50, hours: 9 }),
  trucks: fleet({ vehicleType: 'truck', vehicles: 12, batteryKwh: 300, chargerKw: 43, hours: 11 }),
  'five cars': fleet({ vehicleType: 'car', vehicles: 5, activity: 'municipal', chargerKw: 7.4 }),
  'two hundred vans': fleet({ vehicles: 200, hours: 13, departureHour: 5.75 }),
  'charged by timer': fleet({ baseline: 'timer', hours: 12, activity: 'delivery' }),
  'at a fixed price': fleet({ contract: 'fixed', hours: 12 }),
  'at a small site': fleet({ siteKw: 90, hours: 13, departureHour: 7, activity: 'service' }),
  'with V2G that counts': fleet({
    ...KNOWN_FLEETS.delivery,
    bidirectional: 'yes',
    exempt: 'yes',
    batteryKwh: 100,
  }),
  'with V2G that does not': fleet({ ...KNOWN_FLEETS.depot, bidirectional: 'yes' }),
  'too little time': fleet({
    hours: 6,
    chargerKw: 7,
    batteryKwh: 120,
    startPercent: 10,
    targetPercent: 100,
  }),
  'too little power': fleet({ siteKw: 40 }),
  'back with more than enough': fleet({ startPercent: 80, targetPercent: 70 }),
  'four sessions a day': fleet({ hours: 6, sessionsPerDay: 4, activity: 'service' }),
  'by day': fleet({ slot: 'standard', hours: 10, daysPerYear: 365, capturePercent: 100 }),
  'every answer at its least': atEvery('least'),
  'every answer at its most': atEvery('most'),
};
