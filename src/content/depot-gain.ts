import { knownFigures } from '#domain/illustrations/known-figures.ts';
import { BRAND } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import { fleetFigures } from './fleet-figures.ts';

/**
 * What the depot of the home page keeps with smart charging alone, against what, and how sure: said in the same
 * words wherever a page opens with it. `condition` is for little room, `note` says all of it.
 */
export function depotGain(language: Language) {
  const { vehicles, from, to, keeps, low, high } = fleetFigures(language).of('depot');
  const years = knownFigures('depot').estimate.years.map(({ year }) => year);
  const first = Math.min(...years);
  const last = Math.max(...years);
  return language === 'fr'
    ? {
        figure: keeps,
        per: 'de gain net par véhicule et par an',
        against: 'par rapport à une recharge dès l’arrivée',
        condition: `Recharge pilotée de ${vehicles} utilitaires branchés de ${from} à ${to}, par rapport à une recharge dès l’arrivée. De ${low} à ${high} selon les cas, aux prix réels de ${first} à ${last} en France.`,
        note: `De ${low} à ${high}, du cas bas au cas haut\u00a0: ${vehicles} utilitaires branchés de ${from} à ${to}, recharge pilotée aux prix réels de ${first} à ${last} en France, part de ${BRAND.name} déduite.`,
        link: 'Calculer pour ma flotte',
      }
    : {
        figure: keeps,
        per: 'net gain per vehicle per year',
        against: 'compared with charging on arrival',
        condition: `Smart charging of ${vehicles} vans plugged in from ${from} to ${to}, compared with charging on arrival. ${low} to ${high} depending on the case, at real French prices from ${first} to ${last}.`,
        note: `From ${low} in the low case to ${high} in the high case: ${vehicles} vans plugged in from ${from} to ${to}, smart charging at real French prices from ${first} to ${last}, ${BRAND.name}’s share deducted.`,
        link: 'Calculate for my fleet',
      };
}
