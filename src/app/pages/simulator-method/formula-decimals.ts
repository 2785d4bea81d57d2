import {
  chargingToday,
  fleetOf,
  GAIN_PER_VEHICLE_MONTH_EUROS,
  oneWayEfficiency,
} from '#domain/simulator/index.ts';
import {
  enoughDecimals,
  factorDecimals,
  productDecimals,
  rounded,
} from '../../simulator/enough-decimals.ts';
import type { Calculated } from './method-figures.ts';

/** How many decimals the factors of a formula are written with, so that it comes out as it is written. */
export function formulaDecimals({ fleet, results }: Pick<Calculated, 'fleet' | 'results'>) {
  const { estimate, specified } = results;
  const { domain, kwhPerSession, subscribedTodayKw, subscribedKw } = estimate;
  const { vehicles, batteryKwh, targetPercent, sessionsPerDay } = fleet;
  const asked = fleetOf(fleet);
  const { kwPerVehicle } = chargingToday(asked);
  const oneWay = oneWayEfficiency(asked);
  const { eurosPerKwYear } = asked.tariff.grid[domain];

  const energy = enoughDecimals(
    1,
    (round) =>
      rounded(
        round(kwhPerSession) * sessionsPerDay * round(daysIn(estimate, sessionsPerDay)),
        0,
      ) === rounded(estimate.kwh, 0),
  );
  const neededKwh = (batteryKwh * (targetPercent - asked.startPercent)) / 100;
  const isWhole = neededKwh / oneWay - kwhPerSession < 1e-9;
  const minutes = (efficiency: number, kw: number) =>
    rounded((60 * specified.neededKwhPerVehicle) / efficiency / kw, 0);
  const shownMinutes = rounded(60 * specified.chargeHours, 0);
  const efficiency = enoughDecimals(
    3,
    (round) =>
      (!isWhole || rounded(neededKwh / round(oneWay), energy) === rounded(kwhPerSession, energy)) &&
      minutes(round(oneWay), kwPerVehicle) === shownMinutes,
  );
  const factor = factorDecimals(results, vehicles);
  return {
    factor,
    gain: enoughDecimals(
      2,
      (round) =>
        rounded(round(estimate.gainEuros) / (12 * GAIN_PER_VEHICLE_MONTH_EUROS), factor) ===
        rounded(estimate.factor, factor),
    ),
    energy,
    efficiency,
    todayKw: enoughDecimals(
      2,
      (round) => minutes(rounded(oneWay, efficiency), round(kwPerVehicle)) === shownMinutes,
    ),
    subscribed: enoughDecimals(2, (round) => {
      const [today, then] = [round(subscribedTodayKw / vehicles), round(subscribedKw / vehicles)];
      return (
        rounded(vehicles * today, 0) === rounded(subscribedTodayKw, 0) &&
        rounded(eurosPerKwYear * (today - then), 2) === rounded(estimate.powerEuros, 2)
      );
    }),
    product: productDecimals(specified),
  };
}

export function daysIn(
  { kwh, kwhPerSession }: Calculated['results']['estimate'],
  sessionsPerDay: number,
): number {
  const sessionsKwh = kwhPerSession * sessionsPerDay;
  return sessionsKwh > 0 ? kwh / sessionsKwh : 0;
}

/** The cents of a sum, so that its lines add up: energy takes what rounding leaves over. */
export function centsOfGain({ estimate }: Calculated['results']) {
  const cents = (euros: number) => rounded(euros, 2);
  const [v2g, tariff, power, created] = [
    cents(estimate.countsV2g ? estimate.v2gExtraEuros : 0),
    cents(estimate.tariffEuros),
    cents(estimate.powerEuros),
    cents(estimate.valueCreatedEuros),
  ];
  return { v2g, tariff, power, created, energy: cents(created - tariff - power - v2g) };
}
