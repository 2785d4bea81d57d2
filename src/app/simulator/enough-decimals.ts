import { number } from '#content/figures.ts';
import { GAIN_PER_VEHICLE_MONTH_EUROS, type MainResults, RULES } from '#domain/simulator/index.ts';

/** As `number` writes it: rounded(0.46752, 2) // => 0.47 */
export const rounded = (value: number, decimals: number): number =>
  Number(number(value, 'en', decimals).replaceAll(',', ''));

/** More would be read as a claim of precision. */
const MOST = 6;

/** The fewest decimals with which a formula comes out as it is written: a reader checks it by hand. */
export function enoughDecimals(
  fewest: number,
  comesOut: (round: (value: number) => number) => boolean,
): number {
  let decimals = fewest;
  while (decimals < MOST && !comesOut((value) => rounded(value, decimals))) decimals++;
  return decimals;
}

/** Of the comparison factor, which makes the gain per month and the CO2 by the rule. */
export function factorDecimals({ estimate, specified }: MainResults, vehicles: number): number {
  const { factor, gainPerMonthEuros } = estimate;
  const kg = (factorShown: number) => (vehicles * RULES.co2PerVehicleDayGrams * factorShown) / 1000;
  return enoughDecimals(2, (round) => {
    const shown = round(factor);
    const euros = vehicles * GAIN_PER_VEHICLE_MONTH_EUROS * shown;
    return (
      Math.round(euros) === Math.round(gainPerMonthEuros) &&
      rounded(kg(shown), 2) === rounded(specified.co2GramsPerDayByRule / 1000, 2) &&
      rounded(kg(shown), 1) === rounded(specified.co2GramsPerDayByRule / 1000, 1)
    );
  });
}

/** Of the theoretical energy, from which its euros and its CO2 follow. */
export const productDecimals = (specified: MainResults['specified']): number =>
  enoughDecimals(0, (round) => {
    const mwh = round(specified.productMwh);
    return (
      Math.round(mwh * RULES.productEurosPerMwh) === Math.round(specified.productEuros) &&
      rounded(mwh * RULES.productCo2TonnesPerMwh, 0) === rounded(specified.productCo2Tonnes, 0)
    );
  });
