import { knownFigures } from '#domain/illustrations/known-figures.ts';
import { KNOWN_FLEETS, type KnownFleet } from '#domain/illustrations/known-fleets.ts';
import { arrivalHourOf, departureHourOf } from '#domain/simulator/inputs.ts';
import type { Estimate } from '#domain/simulator/model/estimate.ts';
import type { Language } from '#domain/site/language.ts';
import { clock, euros, eurosPer, measure, number, percent } from './figures.ts';

/** One vehicle's month in whole euros, rounded so that the lines add up as they are shown. */
function monthOf(estimate: Estimate, eur: (value: number) => string) {
  const before = Math.round(estimate.before.totalEuros / 12);
  const supplier = Math.round((estimate.before.totalEuros - estimate.valueCreatedEuros) / 12);
  const keeps = Math.round(estimate.gainEuros / 12);
  return {
    before: eur(before),
    supplier: eur(supplier),
    created: eur(before - supplier),
    invoice: eur(before - supplier - keeps),
    keeps: eur(keeps),
  };
}

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
      /** Rounded so that both parts make the value shown. */
      const ourEuros = Math.round(estimate.valueCreatedEuros) - Math.round(estimate.gainEuros);
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
        ourPart: eur(ourEuros),
        ourEuros,
        inAll: eur(estimate.paidInAllEuros),
        keepsOfBill: percent(Math.round(100 * estimate.gainOfBillShare), language),
        month: monthOf(estimate, eur),
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
