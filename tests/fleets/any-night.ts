import fc from 'fast-check';
import { axisOf, nightHours } from '#app/simulator/night-picture/night-layout.ts';
import { type Night, night, notableNights } from '#domain/simulator/model/night.ts';
import { solve } from '#domain/simulator/model/solution.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { anyFleet } from './any-fleet.ts';

/** Nights of such fleets: the mean one, the dearest, or one with a price below zero. */
const anyNight: fc.Arbitrary<Night> = fc
  .tuple(anyFleet, fc.constantFrom('mean', 'dearest', 'negative'), fc.boolean())
  .map(([fleet, which, givesBack]) => {
    const v2g = {
      bidirectional: true,
      exempt: true,
      control: 'ocpp',
      contract: 'indexed',
    } as const;
    const solution = solve(givesBack ? { ...fleet, ...v2g } : fleet, FRENCH_YEARS.slice(-1));
    const { dearest, negative } = notableNights(solution);
    const choice = which === 'negative' ? negative : which === 'dearest' ? dearest : null;
    return night(solution, choice ?? 'mean');
  });

/** Sixty of them, each with the hours its picture shows. */
export const DRAWN_NIGHTS = fc.sample(anyNight, { numRuns: 60, seed: 20_261_117 }).map((drawn) => {
  const hours = nightHours(drawn);
  return { night: drawn, axis: axisOf(hours, hours[0] ?? { start: 0, end: 0 }, null) };
});
