import type { Language } from '#domain/language.ts';
import { DEPOT } from '#domain/simulator/depot.ts';
import { depotNight } from '#domain/simulator/depot-night.ts';
import { FRANCE_2024 } from '#domain/simulator/prices.ts';
import { clock, euroAmount, eurosPer, measure, number, percent } from './figures.ts';

/** The night at the depot and how an article writes its figures in one language. */
export function articleNightFigures(language: Language) {
  const night = depotNight();
  const price = (eurosPerMwh: number) => eurosPer(eurosPerMwh, 'MWh', language);
  return {
    night,
    price,
    share: (value: number) => percent(Math.round(value * 100), language),
    kwh: (value: number) => measure(value, 'kWh', language),
    amount: (value: number) => euroAmount(value, language),
    at: (hour: number) => clock(hour, language),
    priceAt: (hour: number) =>
      price(night.hours.find((one) => one.hour === hour)?.eurosPerMwh ?? Number.NaN),
    /** Between 7 p.m. and 4 a.m. in the mean day of a month, January being 0. */
    spread: (month: number) => {
      const day = FRANCE_2024.eurosPerMwh[month] ?? [];
      return price((day[19] ?? Number.NaN) - (day[4] ?? Number.NaN));
    },
    site: measure(DEPOT.siteKw, 'kW', language),
    vehicles: number(DEPOT.vehicles, language),
  };
}
