import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DEFAULT_INPUTS } from './inputs.ts';
import { MODEL_VERSION } from './model-version.ts';
import { simulate } from './simulation.ts';
import { SimulationInputs } from './simulation-inputs.ts';
import { simulationJson } from './simulation-json.ts';
import { DEFAULT_STATE } from './url-codec.ts';

test('the file holds version, link, answers and results, and gives them back', () => {
  const inputs = { ...DEFAULT_INPUTS, mode: 'expert', vehicles: 60 } as const;
  const state = {
    ...DEFAULT_STATE,
    mode: 'expert',
    a: { ...DEFAULT_INPUTS, vehicles: 60 },
  } as const;
  const file = JSON.parse(simulationJson(state, 'https://host/simulateur?m=expert&v=60'));
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

test('of two scenarios the file holds the answers and results of both, whichever is looked at', () => {
  const b = { ...DEFAULT_INPUTS, vehicles: 60 };
  for (const active of ['a', 'b'] as const) {
    const file = JSON.parse(simulationJson({ ...DEFAULT_STATE, b, active }, 'https://host/'));
    expect(Object.keys(file)).toEqual(['modelVersion', 'link', 'a', 'b']);
    expect(file.a.inputs).toEqual({ ...DEFAULT_INPUTS, mode: 'simple' });
    expect(file.b.inputs).toEqual({ ...b, mode: 'simple' });
    expect(file.a.results.simple.monthlyGainEuros).toBe(625);
    expect(file.b.results.simple.monthlyGainEuros).toBe(1500);
  }
});
