import fc from 'fast-check';
import type { DrawnNight } from '#app/simulator/night-picture/night-texts.ts';
import { calculation, type NightChoice } from '#domain/simulator/index.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { anyInputs } from './any-inputs.ts';

const model = calculation(FRENCH_YEARS.slice(-1));

const seen = fc.constantFrom('usual', 'summer', 'dearest', 'negative');

/** Nights of any fleet: by class one of each season, else the mean, the dearest or one with a price below zero. */
export const ANY_NIGHTS: readonly DrawnNight[] = fc
  .sample(fc.tuple(anyInputs, seen, fc.boolean()), { numRuns: 60, seed: 20_261_117 })
  .map(([any, which, sells]) => {
    const inputs = sells
      ? ({
          ...any,
          bidirectional: 'yes',
          exempt: 'yes',
          control: 'ocpp',
          contract: 'indexed',
        } as const)
      : any;
    const { notable } = model.main({ inputs, choice: 'mean' });
    const byClass = inputs.contract === 'class';
    const usual = byClass ? 'winter' : 'mean';
    const choices = { usual, ...(byClass ? { summer: 'summer' as const } : notable) };
    const choice = (choices as Partial<Record<string, NightChoice | null>>)[which] ?? usual;
    const { night, main } = model.main({ inputs, choice });
    return { night, inputs, situations: main.situations };
  });
