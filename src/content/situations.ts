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
      spotAgainstTimer: 'Offre spot, avec une minuterie',
      classAgainstTimer: 'Heures pleines, heures creuses, avec une minuterie',
    },
    en: {
      spotOnArrival: 'Spot prices, by the hour, on arrival',
      classOnArrival: 'Peak and off-peak prices, on arrival',
      spotAgainstTimer: 'Spot prices, with a timer',
      classAgainstTimer: 'Peak and off-peak prices, with a timer',
    },
  };

/** What a fleet keeps in the other three, to stand behind what it keeps on spot prices against charging on arrival. */
export function otherSituations(fleet: KnownFleet, language: Language): string {
  const { byClass, byTimer, byClassAndTimer } = fleetFigures(language).of(fleet);
  return language === 'fr'
    ? `${byClass.keeps} en heures pleines, heures creuses\u202f; par rapport à une minuterie, ${byTimer.keeps} en offre spot, ${byClassAndTimer.keeps} en heures pleines, heures creuses`
    : `${byClass.keeps} with peak and off-peak prices; compared with a timer, ${byTimer.keeps} on spot prices, ${byClassAndTimer.keeps} with peak and off-peak prices`;
}
