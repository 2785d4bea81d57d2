import { expect, test } from 'vitest';
import { chargedVehicles } from './charged-vehicles.ts';
import { DEPOT } from './depot.ts';
import { depotNight } from './depot-night.ts';

const counts = chargedVehicles(depotNight());

test('nobody is charged at the arrival, everybody at the departure', () => {
  expect(counts[0]).toEqual({ hour: DEPOT.arrivalHour, vehicles: 0 });
  expect(counts.at(-1)).toEqual({ hour: DEPOT.departureHour, vehicles: DEPOT.vehicles });
});

test('the count never falls', () => {
  const column = counts.map(({ vehicles }) => vehicles);
  expect(column).toEqual(column.toSorted((a, b) => a - b));
});

test('charging begins after 1 h and is done by 6 h', () => {
  const at = (hour: number) => counts.find((count) => count.hour === hour)?.vehicles;
  expect(at(1)).toBe(0);
  expect(at(2)).toBe(1);
  expect(at(6)).toBe(DEPOT.vehicles);
});
