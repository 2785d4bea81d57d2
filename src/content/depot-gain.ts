import { knownFigures } from '#domain/illustrations/known-fleets.ts';
import { BRAND } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import { fleetFigures } from './fleet-figures.ts';

/**
 * What the depot of the home page keeps with smart charging alone, against what, and how sure: said in the same
 * words wherever a page opens with it.
 */
export function depotGain(language: Language) {
  const { vehicles, from, to, keeps, low, high } = fleetFigures(language).of('depot');
  const years = knownFigures('depot').estimate.years.map(({ year }) => year);
  const first = Math.min(...years);
  const last = Math.max(...years);
  return language === 'fr'
    ? {
        figure: keeps,
        per: 'de gain net par véhicule et par an, par rapport à une recharge dès l’arrivée',
        note: `De ${low} à ${high} selon l’année et l’heure d’arrivée\u00a0: ${vehicles} utilitaires branchés de ${from} à ${to}, recharge pilotée aux prix réels de ${first} à ${last}, part de ${BRAND.name} déduite.`,
      }
    : {
        figure: keeps,
        per: 'net gain per vehicle per year, compared with charging on arrival',
        note: `From ${low} to ${high} depending on the year and the time of arrival: ${vehicles} vans plugged in from ${from} to ${to}, smart charging at the real prices of ${first} to ${last}, ${BRAND.name}’s share deducted.`,
      };
}
