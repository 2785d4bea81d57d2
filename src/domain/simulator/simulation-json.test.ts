import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DEFAULT_INPUTS } from './inputs.ts';
import { MODEL_VERSION } from './model-version.ts';
import { FRENCH_YEARS } from './prices/french-years.ts';
import { simulate } from './simulation.ts';
import { SimulationInputs } from './simulation-inputs.ts';
import { simulationJson } from './simulation-json.ts';
import { DEFAULT_STATE } from './url-codec.ts';

const LINK = 'https://host/simulateur?m=expert&v=60&i=2';

test('the file holds version, link, answers and results, and gives them back', () => {
  const inputs = { ...DEFAULT_INPUTS, mode: 'expert', vehicles: 60 } as const;
  const { mode, ...a } = inputs;
  const file = JSON.parse(simulationJson({ ...DEFAULT_STATE, mode, a }, FRENCH_YEARS, LINK));
  const { modelVersion, ...results } = simulate(inputs, FRENCH_YEARS);
  expect(file).toEqual({ modelVersion: MODEL_VERSION, link: LINK, inputs, results });
  expect(modelVersion).toBe(MODEL_VERSION);
  expect(v.is(SimulationInputs, file.inputs)).toBe(true);
});

test('of two scenarios the file holds the answers and results of both, whichever is looked at', () => {
  const b = { ...DEFAULT_INPUTS, vehicles: 60 };
  for (const active of ['a', 'b'] as const) {
    const file = JSON.parse(simulationJson({ ...DEFAULT_STATE, b, active }, FRENCH_YEARS, LINK));
    expect(Object.keys(file)).toEqual(['modelVersion', 'link', 'a', 'b']);
    expect(file.a.inputs).toEqual({ ...DEFAULT_INPUTS, mode: 'simple' });
    expect(file.b.inputs).toEqual({ ...b, mode: 'simple' });
    expect(file.a.results.shown.fleet.gainPerMonthEuros).toBe(292);
    expect(file.b.results.shown.fleet.gainPerMonthEuros).toBe(701);
  }
});
