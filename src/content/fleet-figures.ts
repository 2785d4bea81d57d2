import {
  gainSpan,
  knownFigures,
  type NamedSituation,
  namedGains,
} from '#domain/illustrations/known-figures.ts';
import { KNOWN_FLEETS, type KnownFleet } from '#domain/illustrations/known-fleets.ts';
import { arrivalHourOf, type Estimate, shownLines } from '#domain/simulator/index.ts';
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
      const { estimate, situations } = knownFigures(name);
      const gains = namedGains(name);
      const { lowEuros, highEuros } = gainSpan(name);
      const said = (situation: NamedSituation) => ({
        keeps: eur(gains[situation].euros),
        low: eur(gains[situation].lowEuros),
        high: eur(gains[situation].highEuros),
      });
      /** Rounded as in the simulator, so that parts make what they are parts of. */
      const lines = shownLines(estimate, 1);
      const ourEuros = lines.ownShareEuros;
      return {
        vehicles: number(inputs.vehicles, language),
        battery: measure(inputs.batteryKwh, 'kWh', language),
        charger: measure(inputs.chargerKw, 'kW', language),
        from: clock(arrivalHourOf(inputs), language),
        to: clock(inputs.departureHour, language),
        capture: percent(inputs.capturePercent, language),
        before: eur(estimate.before.totalEuros),
        created: eur(estimate.valueCreatedEuros),
        after: eur(lines.afterEuros),
        ...said('spotOnArrival'),
        byClass: said('classOnArrival'),
        byTimer: said('spotAgainstTimer'),
        byClassAndTimer: said('classAgainstTimer'),
        /** With one price at all hours, against charging on arrival. */
        flat: eur(situations.gains.fixed.arrival),
        /** Over what the fleet may pay and how it may charge today. */
        span: euros([Math.round(lowEuros), Math.round(highEuros)], language),
        ourPart: eur(ourEuros),
        ourEuros,
        inAll: eur(estimate.paidInAllEuros),
        keepsOfBill: percent(Math.round(100 * estimate.gainOfBillShare), language),
        month: monthOf(estimate, eur),
        energy: eur(lines.energyEuros),
        tariff: eur(lines.tariffEuros),
        power: eur(lines.powerEuros),
        network: eur(lines.tariffEuros + lines.powerEuros),
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
