import { measure } from '#content/figures.ts';
import type { MainResults } from '#domain/simulator/simulation.ts';
import { fill } from '../../fill.ts';
import type { SimulatorTexts } from '../texts.ts';

type Warning = MainResults['warnings'][number];

/** What cannot be, each in a sentence. */
export const shownWarnings = (
  warnings: readonly Warning[],
  { words, language }: SimulatorTexts,
): { id: Warning['id']; text: string }[] =>
  warnings.map(({ id, kwh = 0 }) => ({
    id,
    text: fill(words.warnings[id], { kwh: measure(kwh, 'kWh', language, 1) }),
  }));
