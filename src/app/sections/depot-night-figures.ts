import { clock, euroAmount, eurosPer, longDate, measure, percent } from '#content/figures.ts';
import {
  DEPOT,
  type DepotNight,
  eveningKw,
  NIGHTS_OF_YEAR,
} from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import { SIMULATED_OWN_SHARE_PERCENT } from '#domain/site/revenue-share.ts';

/** The figures of a night, formatted for the language. */
export function depotNightFigures(night: DepotNight, language: Language) {
  const share = (value: number) => percent(Math.round(value * 100), language);
  const { onArrivalKw, planKw } = eveningKw(night);
  return {
    arrival: clock(DEPOT.arrivalHour, language),
    departure: clock(DEPOT.departureHour, language),
    onArrivalKw: measure(onArrivalKw, 'kW', language),
    planKw: measure(planKw, 'kW', language),
    date: longDate(night.date, language),
    year: String(NIGHTS_OF_YEAR.year),
    nights: String(NIGHTS_OF_YEAR.nights),
    givingBackNights: String(NIGHTS_OF_YEAR.givingBackNights),
    vehicles: String(DEPOT.vehicles),
    battery: measure(DEPOT.vehicleBatteryKwh, 'kWh', language),
    charger: measure(DEPOT.chargerKw, 'kW', language),
    site: measure(DEPOT.siteKw, 'kVA', language),
    others: share(1 - DEPOT.controllableShare),
    wear: eurosPer(DEPOT.wearEurosPerKwh, 'kWh', language, 2),
    start: share(DEPOT.startShare),
    target: share(DEPOT.targetShare),
    reserve: share(DEPOT.reserveShare),
    peakPrice: eurosPer(night.peak.eurosPerMwh, 'MWh', language),
    peakHour: clock(night.peak.hour, language),
    lowPrice: eurosPer(night.low.eurosPerMwh, 'MWh', language),
    lowHour: clock(night.low.hour, language),
    givenBack: measure(night.givenBackKwh, 'kWh', language),
    onArrivalCost: euroAmount(night.onArrivalEuros, language),
    smartOnlyCost: euroAmount(night.smartOnlyEuros, language),
    planCost: euroAmount(night.planEuros, language),
    saved: euroAmount(night.onArrivalEuros - night.planEuros, language),
    /** Of what is saved that night. */
    fleetShare: percent(100 - SIMULATED_OWN_SHARE_PERCENT, language),
    kept: euroAmount(
      ((night.onArrivalEuros - night.planEuros) * (100 - SIMULATED_OWN_SHARE_PERCENT)) / 100,
      language,
    ),
  };
}

export const hourNames = ({ hours }: Pick<DepotNight, 'hours'>, language: Language): string[] =>
  hours.map(({ hour }) => clock(hour, language));
