import { describe, expect, test } from 'vitest';
import { loadWords } from '#content/load-words.ts';
import { LANGUAGES } from '#domain/language.ts';
import { clampInputs, DEFAULT_INPUTS } from '#domain/simulator/inputs.ts';
import { mainResults } from '#domain/simulator/simulation.ts';
import { fill } from '../fill.ts';
import { methodFigures } from './method-figures.ts';
import { written } from './written.ts';

const FLEETS = [
  DEFAULT_INPUTS,
  clampInputs({ vehicles: 60, hours: 13, readyHour: 7.25, startPercent: 50, wearCents: 2 }).inputs,
  clampInputs({ vehicles: 200, startPercent: 80, targetPercent: 60, control: 'api' }).inputs,
  clampInputs({ vehicles: 5, siteKw: 5, slot: 'night', sessionsPerDay: 2 }).inputs,
];

async function linesFor(fleet: (typeof FLEETS)[number], language: 'fr' | 'en') {
  const { formulas, levels } = await loadWords('simulator-method', language);
  const figures = methodFigures({ fleet, results: mainResults(fleet) }, levels, written(language));
  const all = Object.values(formulas).flat();
  return all.map(({ name, rule, filled, result }) => ({
    name,
    text: [rule, filled, result].map((text) => fill(text, figures)).join(' | '),
  }));
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(FLEETS)('every formula is filled to the last figure, fleet %#', async (fleet) => {
    const lines = await linesFor(fleet, language);
    expect(lines.length).toBeGreaterThan(30);
    for (const { name, text } of lines) {
      expect(text, name).not.toMatch(/[{}]|NaN|undefined|Infinity/);
    }
  });
});

test('the default fleet’s gain is shown with the values that make it', async () => {
  const lines = await linesFor(DEFAULT_INPUTS, 'en');
  const textOf = (name: string) => lines.find((line) => line.name === name)?.text;
  expect(textOf('Monthly gain')).toBe('vehicles × €25 × factor | 25 × €25 × 1 | = €625 a month');
  expect(textOf('Technical ceiling')).toContain('= €101,178 a year, €4,047 per vehicle');
});

test('French and English fill in the same numbers', async () => {
  const digits = (text: string) =>
    text
      .replace(/[\s\u00a0\u202f,.:;]/g, '')
      .match(/\d+/g)
      ?.toSorted() ?? [];
  for (const fleet of FLEETS) {
    const [french, english] = [await linesFor(fleet, 'fr'), await linesFor(fleet, 'en')];
    for (const [index, { name, text }] of french.entries()) {
      expect(digits(english[index]?.text ?? ''), name).toEqual(digits(text));
    }
  }
});
