import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import words from '#content/fr/simulator.ts';
import { MODEL_VERSION } from '#domain/simulator/model-version.ts';
import { TextsContext } from '../texts.ts';
import { Strips } from './strips.tsx';

test.each([
  ['2026-11-18T23:53:00.000Z', '19\u00a0novembre\u00a02026'],
  ['2026-07-01T23:53:00.000Z', '2\u00a0juillet\u00a02026'],
])('a simulation stored at %s is of that day in Paris, %s', (createdAt, day) => {
  const stored = { modelVersion: MODEL_VERSION, createdAt, gainEuros: 196 };
  const nothingElse = { own: {}, simulation: { linkNotes: [] } } as object as Omit<
    ComponentProps<typeof Strips>,
    'stored'
  >;
  const page = renderToStaticMarkup(
    <TextsContext value={{ words: words as never, language: 'fr' }}>
      <Strips stored={{ kind: 'opened', stored }} {...nothingElse} />
    </TextsContext>,
  );
  expect(page).toContain(day);
});
