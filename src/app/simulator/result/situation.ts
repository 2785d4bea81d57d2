import { fill } from '#content/fill.ts';
import type { MainResults } from '#domain/simulator/index.ts';
import type { SimulatorTexts } from '../texts.ts';

/** What the figures of one situation stand on: no gain is written without it. */
export function situationText({ estimate, span }: MainResults, { words }: SimulatorTexts): string {
  const { situation } = words.below;
  return fill(span === null ? situation.answered : situation.supposed, {
    charging: situation.charging[estimate.baseline],
    price: situation.price[estimate.contract],
  });
}
