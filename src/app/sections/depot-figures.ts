import { clock, measure } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import { DEPOT, type DepotNight, eveningKw } from '#domain/simulator/known/depot-night.ts';
import { nightFigures } from './night/night-texts.ts';

/** The figures of a night and of the depot's timetable, written as the language writes them. */
export function depotFigures(night: DepotNight, language: Language) {
  const { onArrivalKw, planKw } = eveningKw(night);
  return {
    ...nightFigures(night, language),
    arrival: clock(DEPOT.arrivalHour, language),
    departure: clock(DEPOT.departureHour, language),
    onArrivalKw: measure(onArrivalKw, 'kW', language),
    planKw: measure(planKw, 'kW', language),
  };
}
