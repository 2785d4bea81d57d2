import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DEFAULT_INPUTS } from './inputs.ts';
import { MODEL_VERSION } from './model-version.ts';
import { simulate } from './simulation.ts';
import { SimulationInputs } from './simulation-inputs.ts';
import { simulationJson } from './simulation-json.ts';

test('the file holds version, link, answers and results, and gives them back', () => {
  const inputs = { ...DEFAULT_INPUTS, mode: 'expert', vehicles: 60 } as const;
  const file = JSON.parse(simulationJson(inputs, 'https://host/simulateur?m=expert&v=60'));
  const { modelVersion, ...results } = simulate(inputs);
  expect(file).toEqual({
    modelVersion: MODEL_VERSION,
    link: 'https://host/simulateur?m=expert&v=60',
    inputs,
    results,
  });
  expect(modelVersion).toBe(MODEL_VERSION);
  expect(v.is(SimulationInputs, file.inputs)).toBe(true);
});
