/** What one may choose as charger, by kind, in kW. */
export const CHARGER_PRESETS_KW = { ac: [7, 11, 22], dc: [50, 150] } as const;

export type ChargerClass = 'ac-standard' | 'ac-fast' | 'dc-fast';

export function chargerClass(chargerKw: number): ChargerClass {
  if (chargerKw <= 11) return 'ac-standard';
  return chargerKw <= 50 ? 'ac-fast' : 'dc-fast';
}

/** What a vehicle keeps in any case: the grid never takes it below. */
export const RESERVE_PERCENT = { high: 40, normal: 30, low: 20 } as const;

/** The part of the controlled vehicles that may give back: a maker's interface alone only delays charging. */
export const V2G_SHARE = { ocpp: 1, api: 0, mixed: 0.5 } as const;

export type Level = 'high' | 'medium' | 'low';

/** Specification, section 9: above, not from. */
export const LEVEL_THRESHOLDS = {
  networkKw: { high: 100, medium: 50 },
  tariffMwh: { high: 500, medium: 200 },
} as const;

export function levelAbove(value: number, thresholds: { high: number; medium: number }): Level {
  if (value > thresholds.high) return 'high';
  return value > thresholds.medium ? 'medium' : 'low';
}
