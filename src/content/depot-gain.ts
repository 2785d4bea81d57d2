import type { Language } from '#domain/site/language.ts';
import { fleetFigures } from './fleet-figures.ts';

/** What a fleet gains, for whom, against what and how surely: for pages that open with a form. */
export function depotGain(language: Language) {
  const { keeps, vehicles, from, to, low, high } = fleetFigures(language).of('depot');
  return language === 'fr'
    ? {
        figure: keeps,
        per: 'de gain net par véhicule et par an',
        condition: `pour ${vehicles} utilitaires branchés de ${from} à ${to}, face à une recharge dès l’arrivée. De ${low} à ${high} selon l’année et l’usage.`,
      }
    : {
        figure: keeps,
        per: 'net gain per vehicle per year',
        condition: `for ${vehicles} vans plugged in from ${from} to ${to}, compared with charging on arrival. From ${low} to ${high} depending on the year and on use.`,
      };
}
