import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import words from '#content/fr/simulator.ts';
import { MODEL_VERSION } from '#domain/simulator/index.ts';
import type { SimulatorState } from '../state/simulator-state.ts';
import type { SimulatorStore } from '../state/simulator-store.ts';
import { SimulatorContext } from '../state/use-simulator.ts';
import { Strips } from './strips.tsx';

function strips(modelVersion: string, createdAt: string) {
  const stored = { modelVersion, createdAt, gainEuros: 196 };
  const state = { stored: { kind: 'opened', stored }, linkNotes: [] } as object as SimulatorState;
  const store = { first: () => state, subscribe: () => () => undefined };
  return renderToStaticMarkup(
    <SimulatorContext
      value={{ words: words as never, language: 'fr', store: store as object as SimulatorStore }}
    >
      <Strips own={{ other: null } as never} />
    </SimulatorContext>,
  );
}

test.each([
  ['2026-11-18T23:53:00.000Z', '19\u00a0novembre\u00a02026'],
  ['2026-07-01T23:53:00.000Z', '2\u00a0juillet\u00a02026'],
])('a simulation stored at %s is of that day in Paris, %s', (createdAt, day) => {
  expect(strips(MODEL_VERSION, createdAt)).toContain(day);
});

test('one of an older model says of which it was, and by which it is worked out again', () => {
  const page = strips('1.1.0', '2026-07-01T23:53:00.000Z');
  for (const version of ['1.1.0', MODEL_VERSION]) expect(page).toContain(version);
  expect(page).not.toContain('{');
});
