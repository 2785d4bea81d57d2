import { expect, test } from 'vitest';
import { fleetDayPicture } from './day.ts';
import { DEFAULT_INPUTS, type FleetInputs } from './inputs.ts';

const evening: FleetInputs = { ...DEFAULT_INPUTS, hours: 13, readyHour: 7, startPercent: 50 };
const OCTOBER = 9;

const kwh = (
  picture: ReturnType<typeof fleetDayPicture>,
  of: 'onArrivalKw' | 'uncontrolledKw' | 'plannedKw' | 'givenBackKw',
) =>
  picture.sessions
    .flatMap((session) => session.steps)
    .reduce((sum, step) => sum + step[of] * step.durationHours, 0);

test('the default fleet is plugged in from midnight to eight', () => {
  const [session] = fleetDayPicture(DEFAULT_INPUTS).sessions;
  expect(session).toMatchObject({ arrivalHour: 0, departureHour: 8 });
  expect(session?.steps.map(({ startHour }) => startHour)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('the picture has the day’s 24 prices, lowest at 14 h in the mean of 2024', () => {
  const { pricesEurosPerMwh } = fleetDayPicture(DEFAULT_INPUTS);
  expect(pricesEurosPerMwh).toHaveLength(24);
  expect(pricesEurosPerMwh.indexOf(Math.min(...pricesEurosPerMwh))).toBe(14);
});

test('without V2G the plan draws what charging on arrival draws, at other hours', () => {
  const picture = fleetDayPicture({ ...evening, control: 'api' });
  expect(kwh(picture, 'givenBackKw')).toBe(0);
  expect(kwh(picture, 'plannedKw') + kwh(picture, 'uncontrolledKw')).toBeCloseTo(
    kwh(picture, 'onArrivalKw'),
    9,
  );
});

test('October gives back in the evening, the mean day at 4 ct nothing', () => {
  expect(kwh(fleetDayPicture(evening, OCTOBER), 'givenBackKw')).toBeGreaterThan(0);
  expect(kwh(fleetDayPicture(evening, 'mean'), 'givenBackKw')).toBe(0);
});

test('both ways start at the level of arrival and end at the target', () => {
  for (const choice of ['mean', OCTOBER] as const) {
    const [session] = fleetDayPicture(evening, choice).sessions;
    expect(session?.startLevelShare).toBe(0.5);
    expect(session?.steps.at(-1)?.planLevelShare).toBeCloseTo(0.8, 9);
    expect(session?.steps.at(-1)?.onArrivalLevelShare).toBeCloseTo(0.8, 9);
  }
});

test('at the dearest hour the fleet draws less than before', () => {
  const { dearest } = fleetDayPicture(evening, OCTOBER);
  expect(dearest.hour).toBe(19);
  expect(dearest.beforeKw).toBeGreaterThan(0);
  expect(dearest.afterKw).toBeLessThan(dearest.beforeKw);
});

test('a partial hour keeps its power and gives less energy', () => {
  const [session] = fleetDayPicture({ ...evening, hours: 12.25, readyHour: 6.75 }).sessions;
  expect(session).toMatchObject({ arrivalHour: 18.5, departureHour: 6.75 });
  expect(session?.steps[0]).toMatchObject({ startHour: 18.5, durationHours: 0.5 });
  expect(session?.steps[0]?.onArrivalKw).toBeCloseTo(275, 9);
  expect(session?.steps.at(-1)?.durationHours).toBe(0.75);
});

test('the plan never costs more than charging on arrival', () => {
  for (const choice of ['mean', 0, 3, 6, OCTOBER] as const) {
    const [session] = fleetDayPicture(evening, choice).sessions;
    expect(session?.planEuros).toBeLessThan(session?.onArrivalEuros ?? 0);
  }
});

test('two sessions are drawn twelve hours apart', () => {
  const { sessions } = fleetDayPicture({ ...DEFAULT_INPUTS, sessionsPerDay: 2 });
  expect(sessions.map(({ arrivalHour }) => arrivalHour)).toEqual([0, 12]);
});

test('a critical hour ends the session early, one outside it changes nothing', () => {
  const [early] = fleetDayPicture({ ...DEFAULT_INPUTS, criticalHour: 5 }).sessions;
  expect(early?.departureHour).toBe(5);
  const [same] = fleetDayPicture({ ...DEFAULT_INPUTS, criticalHour: 12 }).sessions;
  expect(same?.departureHour).toBe(8);
});
