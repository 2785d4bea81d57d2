import { CLAIMS } from './claims.ts';

/** Whether the year of the founding places may still be named (specification, section 9). */
export const foundingYearIsOpen = (currentYear: number): boolean =>
  currentYear <= CLAIMS.foundingPlacesUntil.value;
