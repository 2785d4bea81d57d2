import { knownFigures } from '#domain/illustrations/known-fleets.ts';
import type { Language } from '#domain/site/language.ts';
import { number } from './figures.ts';
import { fleetFigures } from './fleet-figures.ts';

/** The number of vehicles for which partner pages give an example first. */
const VEHICLES = 100;

/**
 * What partner pages open with, for the depot and for the delivery fleet that the site speaks of: what we
 * invoice for a hundred vehicles a year, of which the partner's share is a part, and what a fleet keeps.
 */
export function partnerExample(language: Language) {
  const { of, between } = fleetFigures(language);
  const [depot, delivery] = [of('depot'), of('delivery')];
  const keeps = (name: 'depot' | 'delivery') => knownFigures(name).estimate.gainEuros;
  const ranges = [knownFigures('depot').range, knownFigures('delivery').range];
  return {
    depot,
    vehicles: number(VEHICLES, language),
    invoiced: between(VEHICLES * depot.ourEuros, VEHICLES * delivery.ourEuros),
    keeps: between(keeps('depot'), keeps('delivery')),
    keepsAtWorstAndBest: between(
      Math.min(...ranges.map(({ lowEuros }) => lowEuros)),
      Math.max(...ranges.map(({ highEuros }) => highEuros)),
    ),
  };
}
