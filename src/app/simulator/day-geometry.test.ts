import { expect, test } from 'vitest';
import { type DayChoice, fleetDayPicture } from '#domain/simulator/day.ts';
import { dearestEurosPerMwh } from '#domain/simulator/dearest-hour.ts';
import { DEFAULT_INPUTS } from '#domain/simulator/inputs.ts';
import { dayGeometry } from './day-geometry.ts';
import { axisStartHour, DAY_LAYOUTS } from './day-layouts.ts';

const TOP = dearestEurosPerMwh(DEFAULT_INPUTS.priceYear);

const FLEETS = [
  DEFAULT_INPUTS,
  { ...DEFAULT_INPUTS, hours: 13, readyHour: 7, wearCents: 2, startPercent: 60 },
  { ...DEFAULT_INPUTS, hours: 16, readyHour: 0.25 },
  { ...DEFAULT_INPUTS, hours: 6, sessionsPerDay: 4, readyHour: 3.75 },
];

test.each(DAY_LAYOUTS)('every bar of the $name drawing lies between its edges', (layout) => {
  for (const fleet of FLEETS) {
    const start = axisStartHour((fleet.readyHour - fleet.hours + 24) % 24, fleet.hours);
    const { bars, baselineY, fullBar } = dayGeometry(fleetDayPicture(fleet), TOP, start, layout);
    expect(bars.length).toBeGreaterThan(5);
    for (const bar of bars) {
      expect(bar.x).toBeGreaterThanOrEqual(layout.left);
      expect(bar.x + bar.width).toBeLessThanOrEqual(layout.right);
      expect(bar.uncontrolled + bar.planned).toBeLessThanOrEqual(fullBar + 0.2);
      expect(baselineY + bar.givenBack).toBeLessThanOrEqual(layout.levelTopY);
    }
  }
});

test('a day without a gap goes on at the left edge where it leaves the right one', () => {
  const [layout] = DAY_LAYOUTS;
  if (layout === undefined) throw new Error('There is no drawing.');
  const fleet = { ...DEFAULT_INPUTS, hours: 6, sessionsPerDay: 4 };
  const { levels, windows } = dayGeometry(fleetDayPicture(fleet), TOP, 12, layout);
  const paths = [
    ...windows,
    ...levels.flatMap(({ edge, area, onArrival }) => [edge, area, onArrival]),
  ];
  const xs =
    paths
      .join('')
      .match(/(?<=[MLH])[\d.]+/g)
      ?.map(Number) ?? [];
  expect(Math.min(...xs)).toBe(layout.left);
  expect(Math.max(...xs)).toBe(layout.right);
});

test('bars take the room below the road where nothing is given back', () => {
  const [layout] = DAY_LAYOUTS;
  if (layout === undefined) throw new Error('There is no drawing.');
  const [kept, given] = FLEETS.map((fleet) => dayGeometry(fleetDayPicture(fleet), TOP, 12, layout));
  expect(kept?.fullBar).toBeGreaterThan(layout.fullBar);
  expect(given?.fullBar).toBe(layout.fullBar);
});

test('every month is drawn to the scale of its year: only the dearest hour reaches the top', () => {
  const [layout] = DAY_LAYOUTS;
  if (layout === undefined) throw new Error('There is no drawing.');
  const highestY = (choice: DayChoice) => {
    const { price } = dayGeometry(fleetDayPicture(DEFAULT_INPUTS, choice), TOP, 12, layout);
    return Math.min(...[...price.matchAll(/[\d.]+[ ,]([\d.]+)/g)].map(([, y]) => Number(y)));
  };
  const november = 10;
  expect(highestY(november)).toBeCloseTo(layout.priceTopY, 0);
  expect(highestY('mean')).toBeGreaterThan(layout.priceTopY + 20);
});
