/** g CO2 per kWh by clock hour: France 2024, direct combustion (RTE éCO2mix). */
export const CARBON_GRAMS_PER_KWH: readonly number[] = [
  17.7, 15.8, 15.1, 15.1, 15.1, 15.3, 16.2, 17.6, 18.5, 18.7, 18.2, 17.1, 16.6, 16.2, 16.2, 16.6,
  17.1, 18, 19.4, 20.9, 21.3, 20.5, 19.5, 18.9,
];
