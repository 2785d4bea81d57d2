import { PAYBACK_YEARS } from '#domain/illustrations/charger-payback.ts';
import {
  CURRENT_TARIFF,
  MEDIUM_VOLTAGE_ABOVE_KW,
  RESERVE_EUROS_PER_MWH,
  RESERVE_PERCENT,
  RWTH_YEARLY,
  STUDIES,
  tariffHours,
} from '#domain/simulator/index.ts';
import { AFIR_DATES } from '#domain/site/afir-dates.ts';
import type { Formats } from './formats.ts';

/** Prices, tariffs, dates of regulations and figures that others have published. */
export function marketFacts({ number, range, euros, percent, measure, ...written }: Formats) {
  const { clock, day, eurosPer } = written;
  const { rwth, ffe, enedis, cre, flexitanie } = STUDIES;
  const perMwh = (prices: Readonly<Record<string, number>>) =>
    mapped(prices, (price) => eurosPer(price, 'MWh', 1));
  const { BT, HTA } = CURRENT_TARIFF.grid;
  const [offPeak] = tariffHours('hch', 'night').hours;
  return {
    /** The mean price of reserve. */
    reservePrice: mapped(RESERVE_EUROS_PER_MWH, (price) => eurosPer(price, 'MW')),
    /** The level that stays in a battery. */
    reserveLevel: percent(RESERVE_PERCENT.normal),
    tariff: {
      since: day(CURRENT_TARIFF.from),
      nightFrom: clock(offPeak?.from ?? Number.NaN),
      nightTo: clock(offPeak?.until ?? Number.NaN),
      mediumVoltageAbove: measure(MEDIUM_VOLTAGE_ABOVE_KW, 'kW'),
      lowVoltage: { ...perMwh(BT.eurosPerMwh), kwYear: eurosPer(BT.eurosPerKwYear, 'kW', 2) },
      mediumVoltage: { ...perMwh(HTA.eurosPerMwh), kwYear: eurosPer(HTA.eurosPerKwYear, 'kW', 2) },
    },
    studies: {
      rwth: {
        years: number(rwth.years),
        smartInAll: euros(rwth.smartEurosInAll),
        bothInAll: euros(rwth.bothEurosInAll),
        smart: euros(RWTH_YEARLY.smartEuros),
        both: euros(RWTH_YEARLY.bothEuros),
        sparedPoints: range(rwth.sparedPoints),
        addedPoints: range(rwth.addedPoints),
      },
      ffe: { dayAhead: euros(ffe.dayAheadEuros), withIntraday: euros(ffe.withIntradayEuros) },
      enedis: { saved: euros(enedis.savedEuros) },
      cre: { excess: percent(cre.excessPercent) },
      flexitanie: {
        paid: euros(flexitanie.paidEuros),
        covered: measure(flexitanie.coveredKm, 'km'),
        pluggedHours: number(flexitanie.pluggedHoursPerDay),
        charger: euros(flexitanie.chargerEuros),
      },
    },
    afir: mapped(AFIR_DATES, day),
    /** The life over which a charger is asked to pay for itself. */
    paybackYears: number(PAYBACK_YEARS),
  };
}

const mapped = <Key extends string, From, To>(
  of: Readonly<Record<Key, From>>,
  as: (value: From) => To,
) =>
  Object.fromEntries(Object.entries<From>(of).map(([key, value]) => [key, as(value)])) as Record<
    Key,
    To
  >;
