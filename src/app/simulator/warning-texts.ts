import { measure } from '#content/figures.ts';
import type { MainResults } from '#domain/simulator/simulation.ts';
import { fill } from '../fill.ts';
import type { SimulatorTexts } from './texts.ts';

type Warning = MainResults['warnings'][number];

/** Said where the ceiling and V2G stand; they ask nothing of the visitor. */
const SAID_ELSEWHERE: readonly Warning['id'][] = ['ceiling-beyond-battery', 'v2g-not-for-you'];

/** What cannot be, each in a sentence. */
export const shownWarnings = (
  warnings: readonly Warning[],
  { words, language }: SimulatorTexts,
): { id: Warning['id']; text: string }[] =>
  warnings
    .filter(({ id }) => !SAID_ELSEWHERE.includes(id))
    .map(({ id, kwh = 0 }) => ({
      id,
      text: fill(words.warnings[id], { kwh: measure(kwh, 'kWh', language, 1) }),
    }));
