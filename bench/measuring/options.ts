import { parseArgs } from 'node:util';
import { alwaysEndAll, endAll } from './ending.ts';
import type { Pace } from './rounds.ts';

/** --rounds 3, --seconds 5, --write for docs/scale.md and, where there is one, --sample. */
const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    sample: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
  },
});
export const isSample = values.sample;

/** Measures; whatever was started for it ends, however it ends. */
export async function runBench(measure: (pace: Pace) => Promise<void>): Promise<void> {
  alwaysEndAll();
  try {
    await measure({ rounds: Number(values.rounds), seconds: Number(values.seconds) });
  } finally {
    await endAll();
  }
}
