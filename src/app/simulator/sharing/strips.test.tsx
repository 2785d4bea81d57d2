import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import words from '#content/fr/simulator.ts';
import { MODEL_VERSION } from '#domain/simulator/index.ts';
import type { SimulatorState } from '../state/simulator-state.ts';
import type { SimulatorStore } from '../state/simulator-store.ts';
import { SimulatorContext } from '../state/use-simulator.ts';
import { Strips } from './strips.tsx';

test.each([
  ['2026-11-18T23:53:00.000Z', '19\u00a0novembre\u00a02026'],
  ['2026-07-01T23:53:00.000Z', '2\u00a0juillet\u00a02026'],
])('a simulation stored at %s is of that day in Paris, %s', (createdAt, day) => {
  const stored = { modelVersion: MODEL_VERSION, createdAt, gainEuros: 196 };
  const state = { stored: { kind: 'opened', stored }, linkNotes: [] } as object as SimulatorState;
  const store = { getFirstState: () => state, subscribe: () => () => undefined };
  const page = renderToStaticMarkup(
    <SimulatorContext
      value={{ words: words as never, language: 'fr', store: store as object as SimulatorStore }}
    >
      <Strips own={{ other: null } as never} />
    </SimulatorContext>,
  );
  expect(page).toContain(day);
});
