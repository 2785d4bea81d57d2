import type fr from '../fr/fleet-night.ts';
import type { Words } from '../words.ts';

export default {
  space: 'Fleet portal, example data',
  title: 'Tonight',
  plugged: 'Plugged in',
  charging: 'Charging',
  meanLevel: 'Mean level',
  onTime: 'Due to leave on time',
  of: '{count} of {all}',
  changed: 'Departure brought forward to {departure}, schedule worked out again.',
  others: 'The other {others} leave when they were due to.',
  seeChange: 'See the change',
  vehicle: 'Vehicle',
  departure: 'Leaves',
  level: 'Level at {clock}',
  levelShort: 'Level',
  recalculated: 'replanned',
  former: 'as planned',
  power: 'Power',
  ofFleet: 'of the fleet',
  limit: '{site}, site limit',
  limitAbove: 'site limit: {site}',
  most: '{most} at most, {chargers} chargers at once',
  givenBack: 'up to {given} exported',
  legend: {
    waits: 'waiting',
    charges: 'charging',
    willCharge: 'will charge',
    givesBack: 'exporting to the grid',
    leaves: 'departure',
  },
  summary:
    '{vehicles} vans from {first} to {last}, at {clock}: {count} are charging. {giving} exported energy to the grid early in the evening; charging starts at {start}, {chargers} chargers at once, never above {site}. Vehicle {changed}, an {model}, is to leave at {departure} instead of {former}: it will leave at {changedLevel}, and the other {others} leave when they were due to.',
  caption:
    'Product screen with example data: {vehicles} vans of {smallest} to {largest}, {charger} chargers, {bidirectional} of them bidirectional (the Trafic’s V2G is due at the end of 2026), a site limit of {site}, {target} asked for at departure. The schedule is worked out by our model at the real prices of {date}, one of the {givingBackNights} working nights of {year}, out of {nights}, on which exporting paid.',
  table: {
    open: 'See the figures',
    caption: 'The night, vehicle by vehicle',
    columns: [
      'Vehicle',
      'Battery',
      'Arrives',
      'On arrival',
      'Charges',
      'Exports',
      'Leaves',
      'On leaving',
    ],
    stretch: '{from} to {until}',
    formerly: '{departure} (planned: {former})',
  },
} as const satisfies Words<typeof fr>;
