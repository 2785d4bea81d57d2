import { pricesOfYear } from './price-year.ts';

/** Of any month of a year: all its months are drawn to the same scale. */
export const dearestEurosPerMwh = (year: number): number =>
  Math.max(...pricesOfYear(year).eurosPerMwh.flat());
