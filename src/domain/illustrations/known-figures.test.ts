import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asText, computedFigures } from './computed-figures.ts';

test.each(Object.entries(computedFigures))(
  '%s.json is what the model computes: npm run figures',
  (name, compute) => {
    const kept = JSON.parse(readFileSync(new URL(`../${name}.json`, import.meta.url), 'utf8'));
    expect(kept).toEqual(JSON.parse(asText(compute())));
  },
);
