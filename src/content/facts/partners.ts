import {
  knownFigures,
  type NamedSituation,
  namedGains,
} from '#domain/illustrations/known-figures.ts';
import { shownLines } from '#domain/simulator/index.ts';
import { SIMULATED_OWN_SHARE_PERCENT } from '#domain/site/revenue-share.ts';
import type { Formats } from './formats.ts';

/** The number of vehicles for which partner pages give an example first, and those of their table. */
const VEHICLES = 100;
const FLEET_SIZES = [50, 200, 1000] as const;

/** A partner's share is set by contract: one that makes the example easy to scale. */
const SHARE_PERCENT = 10;

const FLEETS = ['depot', 'delivery'] as const;

/** To the nearest ten, as an example deserves. */
const earned = (ourEuros: number) => 10 * Math.round((VEHICLES * ourEuros * SHARE_PERCENT) / 1000);

const ourPartOf = (keptEuros: number) =>
  (keptEuros * SIMULATED_OWN_SHARE_PERCENT) / (100 - SIMULATED_OWN_SHARE_PERCENT);

/**
 * What partner pages open with, for the depot and for the delivery fleet that the site speaks of: what a share
 * of what we invoice for a hundred vehicles brings in a year, and what a fleet keeps. Otherwise: with class
 * prices, against a timer, or both.
 */
export function partnerFacts({ number, percent, euros }: Formats) {
  const span = (values: readonly number[]) => euros([Math.min(...values), Math.max(...values)]);
  const gainsIn = (...situations: NamedSituation[]) =>
    FLEETS.flatMap((fleet) => situations.map((situation) => namedGains(fleet)[situation]));
  const leading = gainsIn('spotOnArrival');
  const ends = leading.flatMap(({ lowEuros, highEuros }) => [lowEuros, highEuros]);
  const otherwise = gainsIn('classOnArrival', 'spotAgainstTimer', 'classAgainstTimer').map(
    (gain) => gain.euros,
  );
  const [depotEuros, deliveryEuros] = FLEETS.map(
    (fleet) => shownLines(knownFigures(fleet).estimate, 1).ownShareEuros,
  ) as [number, number];
  return {
    partner: {
      vehicles: number(VEHICLES),
      share: percent(SHARE_PERCENT),
      earns: span([earned(depotEuros), earned(deliveryEuros)]),
      earnsAtWorstAndBest: span(ends.map((kept) => earned(ourPartOf(kept)))),
      earnsOtherwise: span(otherwise.map((kept) => earned(ourPartOf(kept)))),
      earnsOfDepot: euros(earned(depotEuros)),
      keeps: span(leading.map((gain) => gain.euros)),
      keepsAtWorstAndBest: span(ends),
      keepsOtherwise: span(otherwise),
      /** What we invoice for so many vehicles in a year. */
      invoices: FLEET_SIZES.map((vehicles) => ({
        vehicles: number(vehicles),
        amount: euros([vehicles * depotEuros, vehicles * deliveryEuros]),
      })),
    },
  };
}
