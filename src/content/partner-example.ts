import { knownFigures } from '#domain/illustrations/known-figures.ts';
import type { Language } from '#domain/site/language.ts';
import { SIMULATED_OWN_SHARE_PERCENT } from '#domain/site/revenue-share.ts';
import { number, percent } from './figures.ts';
import { fleetFigures } from './fleet-figures.ts';

/** The number of vehicles for which partner pages give an example first. */
const VEHICLES = 100;

/** A partner's share is set by contract: one that makes the example easy to scale. */
const SHARE_PERCENT = 10;

/**
 * What partner pages open with, for the depot and for the delivery fleet that the site speaks of: what a share
 * of what we invoice for a hundred vehicles brings in a year, and what a fleet keeps.
 */
export function partnerExample(language: Language) {
  const { of, between, eur } = fleetFigures(language);
  const [depot, delivery] = [of('depot'), of('delivery')];
  const keeps = (name: 'depot' | 'delivery') => knownFigures(name).estimate.gainEuros;
  const ranges = [knownFigures('depot').range, knownFigures('delivery').range];
  const ourPartOf = (keptEuros: number) =>
    (keptEuros * SIMULATED_OWN_SHARE_PERCENT) / (100 - SIMULATED_OWN_SHARE_PERCENT);
  /** To the nearest ten, as an example deserves. */
  const earned = (euros: number) => 10 * Math.round((VEHICLES * euros * SHARE_PERCENT) / 1000);
  return {
    depot,
    vehicles: number(VEHICLES, language),
    share: percent(SHARE_PERCENT, language),
    earns: between(earned(depot.ourEuros), earned(delivery.ourEuros)),
    earnsAtWorstAndBest: between(
      earned(ourPartOf(Math.min(...ranges.map(({ lowEuros }) => lowEuros)))),
      earned(ourPartOf(Math.max(...ranges.map(({ highEuros }) => highEuros)))),
    ),
    earnsOfDepot: eur(earned(depot.ourEuros)),
    keeps: between(keeps('depot'), keeps('delivery')),
    keepsAtWorstAndBest: between(
      Math.min(...ranges.map(({ lowEuros }) => lowEuros)),
      Math.max(...ranges.map(({ highEuros }) => highEuros)),
    ),
  };
}
