import { type DepotNight, TYPICAL_NIGHT, V2G_NIGHT } from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import { depotNightFigures } from '../../sections/depot-night-figures.ts';

export interface ShownNight {
  id: 'typical' | 'v2g';
  night: DepotNight;
  /** Its figures, written in the language. */
  figures: Record<string, string>;
}

export const shownNights = (language: Language): readonly ShownNight[] => [
  { id: 'typical', night: TYPICAL_NIGHT, figures: depotNightFigures(TYPICAL_NIGHT, language) },
  { id: 'v2g', night: V2G_NIGHT, figures: depotNightFigures(V2G_NIGHT, language) },
];
