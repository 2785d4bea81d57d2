import { clock, euros, eurosPer, measure, percent } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import { DEPOT } from '#domain/simulator/depot.ts';
import {
  CAPTURE_SHARES,
  NIGHTS_PER_WEEK,
  WEAR_EUROS_PER_KWH,
  type YearlySaving,
} from '#domain/simulator/yearly-saving.ts';

/** The figures of both years and their assumptions, written as the language writes them. */
export function savingFigures(years: readonly YearlySaving[], language: Language) {
  const share = (value: number) => percent(Math.round(value * 100), language);
  const money = (value: number) => euros(Math.round(value), language);
  const wear = (of: keyof typeof WEAR_EUROS_PER_KWH) =>
    eurosPer(WEAR_EUROS_PER_KWH[of], 'kWh', language, 2);
  const [first, second] = years;
  const fall = (of: 'smartOnlyEuros' | 'meanEurosPerMwh') =>
    share(1 - (second?.[of] ?? 0) / (first?.[of] ?? 1));
  return {
    vehicles: String(DEPOT.vehicles),
    battery: measure(DEPOT.vehicleBatteryKwh, 'kWh', language),
    charger: measure(DEPOT.chargerKw, 'kW', language),
    site: measure(DEPOT.siteKw, 'kW', language),
    nights: String(NIGHTS_PER_WEEK),
    arrival: clock(DEPOT.arrivalHour, language),
    departure: clock(DEPOT.departureHour, language),
    start: share(DEPOT.startShare),
    target: share(DEPOT.targetShare),
    wear: wear('reference'),
    lowWear: wear('low'),
    highWear: wear('high'),
    low: share(CAPTURE_SHARES.low),
    reference: share(CAPTURE_SHARES.reference),
    high: share(CAPTURE_SHARES.high),
    priceFall: fall('meanEurosPerMwh'),
    savingFall: fall('smartOnlyEuros'),
    ...yearFigures('first', first, money),
    ...yearFigures('second', second, money),
  };
}

function yearFigures(
  name: 'first' | 'second',
  saving: YearlySaving | undefined,
  money: (value: number) => string,
): Record<string, string> {
  if (saving === undefined) return {};
  const { year, smartOnlyEuros, withV2gEuros } = saving;
  return {
    [`${name}Year`]: String(year),
    [`${name}Smart`]: money(smartOnlyEuros * CAPTURE_SHARES.reference),
    [`${name}Added`]: money((withV2gEuros.reference - smartOnlyEuros) * CAPTURE_SHARES.reference),
    [`${name}SmartLow`]: money(smartOnlyEuros * CAPTURE_SHARES.low),
    [`${name}SmartHigh`]: money(smartOnlyEuros * CAPTURE_SHARES.high),
  };
}
