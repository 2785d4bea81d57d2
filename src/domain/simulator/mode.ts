export const MODES = ['simple', 'expert'] as const;
export type Mode = (typeof MODES)[number];
