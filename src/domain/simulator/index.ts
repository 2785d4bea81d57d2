/*
 * All that the rest of the product uses of the simulator: nothing outside this folder imports another file
 * of it, but for the prices, which a page fetches apart (prices/french-years.ts). A lint rule holds it.
 */
export * from './calculation.ts';
export * from './comparison.ts';
export * from './constant-sources.ts';
export * from './fleet-profiles.ts';
export * from './inputs.ts';
export * from './model/charging-today.ts';
export * from './model/estimate.ts';
export * from './model/fleet.ts';
export * from './model/gain-breakdown.ts';
export * from './model/night.ts';
export * from './model/possible.ts';
export * from './model/range.ts';
export * from './model/shown-figures.ts';
export * from './model/situations.ts';
export * from './model/solution.ts';
export * from './model/year-bill.ts';
export * from './model-version.ts';
export * from './plan-csv.ts';
export * from './prices/energy-prices.ts';
export * from './prices/grid-carbon.ts';
export * from './prices/price-year.ts';
export * from './prices/tariff-hours.ts';
export * from './prices/tariffs.ts';
export * from './published-studies.ts';
export * from './simulation-inputs.ts';
export * from './specified-figures.ts';
export * from './stored-inputs.ts';
export * from './url-codec.ts';
