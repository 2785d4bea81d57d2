import { type NamedSituation, namedGains } from '#domain/illustrations/known-figures.ts';
import type { Language } from '#domain/site/language.ts';
import { SIMULATED_OWN_SHARE_PERCENT } from '#domain/site/revenue-share.ts';
import { number, percent } from './figures.ts';
import { fleetFigures } from './fleet-figures.ts';

/** The number of vehicles for which partner pages give an example first. */
const VEHICLES = 100;

/** A partner's share is set by contract: one that makes the example easy to scale. */
const SHARE_PERCENT = 10;

/** To the nearest ten, as an example deserves. */
const earned = (ourEuros: number) => 10 * Math.round((VEHICLES * ourEuros * SHARE_PERCENT) / 1000);

const ourPartOf = (keptEuros: number) =>
  (keptEuros * SIMULATED_OWN_SHARE_PERCENT) / (100 - SIMULATED_OWN_SHARE_PERCENT);

/**
 * What partner pages open with, for the depot and for the delivery fleet that the site speaks of: what a share
 * of what we invoice for a hundred vehicles brings in a year, and what a fleet keeps. Otherwise: with class
 * prices, against a timer, or both.
 */
export function partnerExample(language: Language) {
  const { of, between, eur } = fleetFigures(language);
  const [depot, delivery] = [of('depot'), of('delivery')];
  const fleets = [namedGains('depot'), namedGains('delivery')];
  const span = (values: readonly number[]) => between(Math.min(...values), Math.max(...values));
  const gainsIn = (...situations: NamedSituation[]) =>
    fleets.flatMap((gains) => situations.map((situation) => gains[situation]));
  const leading = gainsIn('spotOnArrival');
  const ends = leading.flatMap(({ lowEuros, highEuros }) => [lowEuros, highEuros]);
  const otherwise = gainsIn('classOnArrival', 'spotAgainstTimer', 'classAgainstTimer').map(
    ({ euros }) => euros,
  );
  return {
    vehicles: number(VEHICLES, language),
    share: percent(SHARE_PERCENT, language),
    earns: span([earned(depot.ourEuros), earned(delivery.ourEuros)]),
    earnsAtWorstAndBest: span(ends.map((euros) => earned(ourPartOf(euros)))),
    earnsOtherwise: span(otherwise.map((euros) => earned(ourPartOf(euros)))),
    earnsOfDepot: eur(earned(depot.ourEuros)),
    keeps: span(leading.map(({ euros }) => euros)),
    keepsAtWorstAndBest: span(ends),
    keepsOtherwise: span(otherwise),
  };
}
