import { expect, test } from 'vitest';
import { CHARGER_MAKERS, VEHICLE_MAKES } from './compatibility.ts';
import {
  CHARGER_LINES,
  type ChargerLine,
  REQUIREMENT_SOURCES,
  VEHICLE_KINDS,
  VEHICLE_LINES,
  type VehicleLine,
} from './compatibility-list.ts';
import { READ_SOURCES } from './compatibility-sources.ts';
import { MARKETS } from './markets.ts';
import type { ReadSource } from './read-source.ts';

const VEHICLES: [string, VehicleLine][] = Object.entries(VEHICLE_LINES);
const CHARGERS: [string, ChargerLine][] = Object.entries(CHARGER_LINES);

test.each([...VEHICLES, ...CHARGERS])(
  '%s names a make and its models, and has a source',
  (_, line) => {
    expect(line.make.trim().length * line.models.trim().length).toBeGreaterThan(0);
    expect(line.sources.length).toBeGreaterThan(0);
    const publishers = line.sources.map((source) => READ_SOURCES[source].publisher);
    expect(new Set(publishers).size).toBe(line.sources.length);
  },
);

const MARKET_SOURCES = Object.entries(MARKETS).flatMap(([name, { sources }]) =>
  sources.map((source): [string, ReadSource] => [name, source]),
);

test.each([...(Object.entries(READ_SOURCES) as [string, ReadSource][]), ...MARKET_SOURCES])(
  '%s has an address, a publisher and the day it was read',
  (_, { url, publisher, readOn }) => {
    expect(new URL(url).protocol).toBe('https:');
    expect(publisher).not.toBe('');
    expect(readOn).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    expect(Number.isNaN(Date.parse(readOn))).toBe(false);
  },
);

test('every source is that of a line or of a requirement', () => {
  const used = new Set<string>([
    ...[...VEHICLES, ...CHARGERS].flatMap(([, { sources }]) => sources),
    ...Object.values(REQUIREMENT_SOURCES).flat(),
  ]);
  expect(Object.keys(READ_SOURCES).filter((source) => !used.has(source))).toEqual([]);
});

test('every make and every maker of the home page has a line', () => {
  const makes = new Set(VEHICLES.map(([, { make }]) => make));
  const makers = new Set(CHARGERS.map(([, { make }]) => make));
  expect(VEHICLE_MAKES.filter((make) => !makes.has(make))).toEqual([]);
  expect(CHARGER_MAKERS.filter((maker) => !makers.has(maker))).toEqual([]);
});

test('vans come first, then cars, trucks and buses', () => {
  const order = VEHICLES.map(([, { kind }]) => VEHICLE_KINDS.indexOf(kind));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('no charger is said to have OCPP 2.1, as the page says above the table', () => {
  expect(CHARGERS.filter(([, { ocpp }]) => ocpp.includes('2.1'))).toEqual([]);
});
