import { knownFigures } from '#domain/illustrations/known-figures.ts';
import { BRAND } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import { SIMULATED_OWN_SHARE_PERCENT } from '#domain/site/revenue-share.ts';
import { percent } from './figures.ts';
import { fleetFigures } from './fleet-figures.ts';
import { otherSituations } from './situations.ts';

/**
 * What the depot of the home page keeps with smart charging alone, in which situation, how surely, and what it
 * keeps in others: said in the same words wherever a page opens with it. `condition` is for little room, `fleet`
 * for where the other situations are drawn.
 */
export function depotGain(language: Language) {
  const { vehicles, from, to, keeps, low, high } = fleetFigures(language).of('depot');
  const years = knownFigures('depot').estimate.years.map(({ year }) => year);
  const first = Math.min(...years);
  const last = Math.max(...years);
  const others = otherSituations('depot', language);
  const share = percent(SIMULATED_OWN_SHARE_PERCENT, language);
  const fleet =
    language === 'fr'
      ? `Dépôt de ${vehicles} utilitaires branchés de ${from} à ${to}, prix de ${first} à ${last} en France, part de ${BRAND.name} (${share}) déduite.`
      : `Depot of ${vehicles} vans plugged in from ${from} to ${to}, French prices from ${first} to ${last}, ${BRAND.name}’s share (${share}) deducted.`;
  return language === 'fr'
    ? {
        figure: keeps,
        per: 'de moins par véhicule et par an',
        against: 'en offre spot, par rapport à une recharge dès l’arrivée',
        condition: `Dans un dépôt de ${vehicles} utilitaires branchés de ${from} à ${to}, en offre spot, par rapport à une recharge dès l’arrivée\u202f; ${others}.`,
        note: `De ${low} à ${high}, du cas prudent au cas favorable\u202f; ${others}. ${fleet}`,
        fleet,
        link: 'Calculer pour ma flotte',
      }
    : {
        figure: keeps,
        per: 'less per vehicle per year',
        against: 'on spot prices, compared with charging on arrival',
        condition: `At a depot of ${vehicles} vans plugged in from ${from} to ${to}, on spot prices, compared with charging on arrival; ${others}.`,
        note: `From ${low} in the cautious case to ${high} in the favourable one; ${others}. ${fleet}`,
        fleet,
        link: 'Calculate for my fleet',
      };
}
