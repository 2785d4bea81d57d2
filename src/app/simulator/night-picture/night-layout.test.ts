import { expect, test } from 'vitest';
import {
  clampInputs,
  type FleetInputs,
  fleetOf,
  withArrivalAt,
  withDepartureAt,
} from '#domain/simulator/inputs.ts';
import { night } from '#domain/simulator/model/night.ts';
import { solve } from '#domain/simulator/model/solution.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { askedHour, axisOf, onTheClock, pluggedHours, reach } from './night-layout.ts';

const inputsOf = (given: Partial<FleetInputs>) => clampInputs(given).inputs;
const nightOf = (inputs: FleetInputs) => night(solve(fleetOf(inputs), FRENCH_YEARS.slice(-1)));

test('the axis has two hours around the night, and never more than a day', () => {
  const hours = { start: 18.25, end: 31 };
  expect(axisOf([hours], hours, null)).toEqual({ start: 16, end: 33 });
  const sessions = [0, 6, 12, 18].map((start) => ({ start, end: start + 6 }));
  expect(axisOf(sessions, { start: 0, end: 6 }, null)).toEqual({ start: 0, end: 24 });
});

test('while an end is held the axis stays, and makes room only for what would leave it', () => {
  const plugged = { start: 22, end: 30 };
  const held = { axis: axisOf([plugged], plugged, null), plugged };
  const later = { start: 23, end: 30 };
  expect(axisOf([later], later, held)).toEqual(held.axis);
  const earlier = { start: 18.5, end: 30 };
  expect(axisOf([earlier], earlier, held)).toEqual({ start: 18.5, end: 32 });
});

test('a departure that moves past noon stays where it is in the picture', () => {
  const before = inputsOf({ departureHour: 11.75, hours: 8 });
  const drawn = nightOf(before);
  const after = { ...before, ...withDepartureAt(before, 12) };
  const moved = pluggedHours(after, drawn);
  expect(moved).toEqual({ start: 27.75, end: 36 });
  const plugged = pluggedHours(before, drawn);
  const held = { axis: axisOf([plugged], plugged, null), plugged };
  const next = nightOf(after);
  const again = pluggedHours(after, next);
  expect(again).toEqual({ start: 3.75, end: 12 });
  expect(axisOf([again], again, held)).toEqual({ start: 1, end: 14 });
});

test('an end that is dragged too far stops at its own bound, never at the other one', () => {
  for (let departureHour = 0; departureHour < 24; departureHour += 0.75) {
    for (let hours = 6; hours <= 16; hours += 1.25) {
      const inputs = inputsOf({ departureHour, hours });
      const plugged = pluggedHours(inputs, nightless(inputs));
      for (const by of [-40, -11, 11, 40]) {
        const arrival = withArrivalAt(
          inputs,
          onTheClock(askedHour('arrival', plugged.start + by, plugged)),
        );
        expect(arrival.hours).toBe(by < 0 ? 16 : 6);
        const departure = withDepartureAt(
          inputs,
          onTheClock(askedHour('departure', plugged.end + by, plugged)),
        );
        expect(departure.hours).toBe(by < 0 ? 6 : 16);
      }
    }
  }
});

test('one end reaches as far as the hours at the plug allow', () => {
  expect(reach('arrival', { start: 22, end: 30 })).toEqual({ start: 14, end: 24 });
  expect(reach('departure', { start: 22, end: 30 })).toEqual({ start: 28, end: 38 });
});

const anyDrawn = nightOf(inputsOf({}));

/** The days do not matter here: nothing is drawn. */
const nightless = (inputs: FleetInputs) => {
  const end = inputs.departureHour ?? 0;
  const session = { arrivalHour: end - inputs.hours, departureHour: end, startLevel: 0, steps: [] };
  return { ...anyDrawn, sessions: [session] };
};
