import { clock, euroAmount, euros, measure, percent } from '#content/figures.ts';
import { DEPOT_YEARS, type DepotYear } from '#domain/illustrations/depot-years.ts';
import { V2G_EXTRA_EUROS } from '#domain/illustrations/fleet-cases.ts';
import { knownFigures } from '#domain/illustrations/known-figures.ts';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { arrivalHourOf } from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';

/** The depot's gain in each year and its assumptions, formatted for the language. */
export function gainFigures(language: Language): Record<string, string> {
  const depot = KNOWN_FLEETS.depot;
  const { estimate } = knownFigures('depot');
  const money = (value: number) => euros(Math.round(value), language);
  const share = (value: number) => percent(Math.round(value), language);
  const [first, second, third] = DEPOT_YEARS;
  const fall = (of: 'gainEuros' | 'meanEurosPerMwh') =>
    share(100 * (1 - (second?.[of] ?? 0) / (first?.[of] ?? 1)));
  return {
    vehicles: String(depot.vehicles),
    battery: measure(depot.batteryKwh, 'kWh', language),
    charger: measure(depot.chargerKw, 'kW', language),
    site: measure(depot.siteKw ?? 0, 'kVA', language),
    arrival: clock(arrivalHourOf(depot), language),
    departure: clock(depot.departureHour, language),
    capture: share(depot.capturePercent),
    fleetShare: share(depot.fleetSharePercent),
    priceFall: fall('meanEurosPerMwh'),
    gainFall: fall('gainEuros'),
    v2gExtra: euroAmount(V2G_EXTRA_EUROS.depot.asCharged, language),
    fcr: money(estimate.possible.fcrBidirectionalEuros),
    afrr: money(estimate.possible.afrrBidirectionalEuros),
    ...yearFigures('first', first, money),
    ...yearFigures('second', second, money),
    ...yearFigures('third', third, money),
  };
}

function yearFigures(
  name: 'first' | 'second' | 'third',
  of: DepotYear | undefined,
  money: (value: number) => string,
): Record<string, string> {
  if (of === undefined) return {};
  return {
    [`${name}Year`]: String(of.year),
    [`${name}Gain`]: money(of.gainEuros),
    [`${name}Low`]: money(of.range.lowEuros),
    [`${name}High`]: money(of.range.highEuros),
  };
}
