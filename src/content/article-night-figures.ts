import { DEPOT, NIGHTS_OF_YEAR, TYPICAL_NIGHT } from '#domain/illustrations/depot-night.ts';
import { namedGains } from '#domain/illustrations/known-figures.ts';
import type { Language } from '#domain/site/language.ts';
import {
  clock,
  euroAmount,
  euros,
  eurosPer,
  longDate,
  measure,
  number,
  percent,
} from './figures.ts';
import { fleetFigures } from './fleet-figures.ts';
import { monthName } from './month-name.ts';
import { otherSituations } from './situations.ts';

/** The typical night at the depot and how an article writes its figures in one language. */
export function articleNightFigures(language: Language) {
  const night = TYPICAL_NIGHT;
  const price = (eurosPerMwh: number) => eurosPer(eurosPerMwh, 'MWh', language);
  const amount = (value: number) => euroAmount(value, language);
  const whole = (value: number) => euros(Math.round(value), language);
  const hourAt = (hour: number) => night.hours.find((one) => one.hour === hour);
  const { savedByMonth } = NIGHTS_OF_YEAR;
  const month = (saved: number) => ({
    name: monthName(savedByMonth.indexOf(saved), language),
    saved: amount(saved),
  });
  const { spotOnArrival } = namedGains('depot');
  return {
    night,
    price,
    amount,
    share: (value: number) => percent(Math.round(value * 100), language),
    kwh: (value: number) => measure(value, 'kWh', language),
    kva: (value: number) => measure(value, 'kVA', language),
    at: (hour: number) => clock(hour, language),
    on: (isoDay: string) => longDate(isoDay, language),
    count: (value: number) => number(value, language),
    priceAt: (hour: number) => price(hourAt(hour)?.eurosPerMwh ?? Number.NaN),
    /** With grid tariff and accise. */
    paidAt: (hour: number) => price((hourAt(hour)?.eurosPerKwh ?? Number.NaN) * 1000),
    leastMonth: month(Math.min(...savedByMonth)),
    mostMonth: month(Math.max(...savedByMonth)),
    site: measure(DEPOT.siteKw, 'kVA', language),
    vehicles: number(DEPOT.vehicles, language),
    others: percent(Math.round((1 - DEPOT.controllableShare) * 100), language),
    planKw: measure(
      Math.round(Math.max(...night.hours.map(({ chargedKwh }) => chargedKwh))),
      'kW',
      language,
    ),
    powerSaving: fleetFigures(language).of('depot').power,
    gain: whole(spotOnArrival.euros),
    inOtherSituations: otherSituations('depot', language),

    gainLow: whole(spotOnArrival.lowEuros),
    gainHigh: whole(spotOnArrival.highEuros),
  };
}
