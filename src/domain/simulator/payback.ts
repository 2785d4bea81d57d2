import * as constants from './constants.ts';
import { RWTH_YEARLY } from './published-studies.ts';
import { VAN_CASES, VAN_ON_HOURLY_PRICES, type VanCase } from './reference-van.ts';

/** The life over which a charger is asked to pay for itself. */
export const PAYBACK_YEARS = constants.paybackYears;

/** How much more a bidirectional charger may cost for V2G to pay it back, at the prices of 2023 and 2024, low to high. */
export function paybackEuros(vanCase: VanCase): readonly [low: number, high: number] {
  const { y2023, y2024 } = VAN_CASES[vanCase];
  const yearly = [y2023.extraEuros, y2024.extraEuros];
  return [Math.min(...yearly) * PAYBACK_YEARS, Math.max(...yearly) * PAYBACK_YEARS];
}

export const HOURLY_PAYBACK_EUROS: readonly [number, number] = [
  (VAN_ON_HOURLY_PRICES.y2024.bothEuros - VAN_ON_HOURLY_PRICES.y2024.smartEuros) * PAYBACK_YEARS,
  (VAN_ON_HOURLY_PRICES.y2023.bothEuros - VAN_ON_HOURLY_PRICES.y2023.smartEuros) * PAYBACK_YEARS,
];

/** The widest gap we have found published. */
export const RWTH_PAYBACK_EUROS = (RWTH_YEARLY.bothEuros - RWTH_YEARLY.smartEuros) * PAYBACK_YEARS;
