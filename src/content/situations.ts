import type { NamedSituation } from '#domain/illustrations/known-figures.ts';
import type { KnownFleet } from '#domain/illustrations/known-fleets.ts';
import type { Language } from '#domain/site/language.ts';
import { fleetFigures } from './fleet-figures.ts';

/** Each situation that pages name: which price is paid and how the vehicles charge today. */
export const SITUATION_NAMES: Readonly<Record<Language, Readonly<Record<NamedSituation, string>>>> =
  {
    fr: {
      spotOnArrival: 'Offre spot, prix de chaque heure, dès l’arrivée',
      classOnArrival: 'Heures pleines, heures creuses, dès l’arrivée',
      spotAgainstTimer: 'Offre spot, minuterie en heures creuses',
    },
    en: {
      spotOnArrival: 'Spot prices, by the hour, on arrival',
      classOnArrival: 'Peak and off-peak prices, on arrival',
      spotAgainstTimer: 'Spot prices, off-peak timer',
    },
  };

/** What a fleet keeps in the other two, to stand behind what it keeps on spot prices against charging on arrival. */
export function otherSituations(fleet: KnownFleet, language: Language): string {
  const { byClass, byTimer } = fleetFigures(language).of(fleet);
  return language === 'fr'
    ? `${byClass.keeps} en heures pleines, heures creuses, ${byTimer.keeps} par rapport à une minuterie`
    : `${byClass.keeps} with peak and off-peak prices, ${byTimer.keeps} compared with a timer`;
}
