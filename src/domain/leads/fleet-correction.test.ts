import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  CORRECTION_FIELDS,
  correctedFleet,
  correctionOf,
  FleetCorrectionSchema,
  isGiven,
} from './fleet-correction.ts';
import { leadFleet } from './lead-fleet.ts';

const FLEET = leadFleet({ fleet_size: 50, vehicle_type: 'vans', industry: 'logistics' });
const ALL = {
  vehicles: 80,
  siteKw: 400,
  contract: 'fixed',
  baseline: 'timer',
  arrivalHour: 18.25,
  departureHour: 6.5,
  kmPerDay: 90,
} as const;

test('what the team was told is what the fleet is reckoned with, and is given from then on', () => {
  expect(CORRECTION_FIELDS.filter((field) => isGiven(FLEET, field))).toEqual([]);
  const fleet = correctedFleet(FLEET, ALL);
  expect(correctionOf(fleet.inputs)).toEqual(ALL);
  expect(CORRECTION_FIELDS.filter((field) => isGiven(fleet, field))).toEqual(CORRECTION_FIELDS);
  expect(fleet).toMatchObject({ uncertain: [] });
  expect(fleet.size).toBeUndefined();
});

test('what nobody corrected stays as it was: the range of sizes, and hours that are tried in other ways', () => {
  const { inputs, size, uncertain = [], given } = correctedFleet(FLEET, { siteKw: 400 });
  expect(inputs).toEqual({ ...FLEET.inputs, siteKw: 400 });
  expect(size).toEqual(FLEET.size);
  expect(given).toEqual([...FLEET.given, 'siteKw']);
  expect(uncertain.map(({ id }) => id)).toEqual(['hours', 'distance']);
  for (const other of uncertain.flatMap(({ others }) => others)) expect(other.siteKw).toBe(400);
});

test.each([
  ['nothing', {}],
  ['a return without a departure', { arrivalHour: 18 }],
  ['an hour at the depot', { arrivalHour: 6, departureHour: 7 }],
  ['the whole day at the depot', { arrivalHour: 7, departureHour: 6 }],
  ['a time that is no quarter of an hour', { arrivalHour: 18.1, departureHour: 6 }],
  ['more vehicles than the model knows', { vehicles: 201 }],
  ['part of a vehicle', { vehicles: 80.5 }],
  ['no power at all', { siteKw: 0 }],
  ['a contract that there is not', { contract: 'constructor' }],
  ['an answer that nobody corrects', { fleetSharePercent: 100 }],
])('refused: %s', (_what, correction) => {
  expect(v.is(FleetCorrectionSchema, correction)).toBe(false);
});

test('over midnight and at its bounds it is taken', () => {
  for (const correction of [
    { arrivalHour: 20, departureHour: 2 },
    { arrivalHour: 0, departureHour: 16 },
    { vehicles: 5 },
    { kmPerDay: 1 },
  ]) {
    expect(v.is(FleetCorrectionSchema, correction), JSON.stringify(correction)).toBe(true);
  }
});
