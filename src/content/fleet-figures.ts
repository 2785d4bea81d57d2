import { KNOWN_FLEETS, type KnownFleet, knownFigures } from '#domain/illustrations/known-fleets.ts';
import { arrivalHourOf, departureHourOf } from '#domain/simulator/inputs.ts';
import type { Language } from '#domain/site/language.ts';
import { clock, euros, eurosPer, measure, number, percent } from './figures.ts';

/** Whole euros, and an answer of a known fleet with what the model says of it, in one language. */
export const fleetFigures = (language: Language) => {
  const eur = (value: number) => euros(Math.round(value), language);
  return {
    eur,
    between: (low: number, high: number) => euros([Math.round(low), Math.round(high)], language),
    wear: (cents: number) => eurosPer(cents / 100, 'kWh', language, 2),
    of: (name: KnownFleet) => {
      const inputs = KNOWN_FLEETS[name];
      const { estimate, range } = knownFigures(name);
      return {
        vehicles: number(inputs.vehicles, language),
        battery: measure(inputs.batteryKwh, 'kWh', language),
        charger: measure(inputs.chargerKw, 'kW', language),
        from: clock(arrivalHourOf(inputs), language),
        to: clock(departureHourOf(inputs), language),
        capture: percent(inputs.capturePercent, language),
        before: eur(estimate.before.totalEuros),
        created: eur(estimate.valueCreatedEuros),
        /** Rounded so that what lies between it and the bill today is the value shown. */
        after: eur(Math.round(estimate.before.totalEuros) - Math.round(estimate.valueCreatedEuros)),
        keeps: eur(estimate.gainEuros),
        /** Rounded so that both parts make the value shown. */
        ourPart: eur(Math.round(estimate.valueCreatedEuros) - Math.round(estimate.gainEuros)),
        inAll: eur(estimate.paidInAllEuros),
        keepsOfBill: percent(Math.round(100 * estimate.gainOfBillShare), language),
        market: eur(estimate.marketEuros),
        tariff: eur(estimate.tariffEuros),
        power: eur(estimate.powerEuros),
        low: eur(range.lowEuros),
        high: eur(range.highEuros),
        fcr: eur(estimate.possible.fcrBidirectionalEuros),
        afrr: eur(estimate.possible.afrrBidirectionalEuros),
        /** At the prices of one year. */
        in: (year: number) => {
          const found = estimate.years.find((one) => one.year === year);
          if (!found) throw new Error(`no prices of ${year}`);
          return { created: eur(found.valueCreatedEuros), keeps: eur(found.gainEuros) };
        },
      };
    },
  };
};
