import { describe, expect, test } from 'vitest';
import { fill } from '#content/fill.ts';
import { loadWords } from '#content/load-words.ts';
import { detailResults, mainResults, solutionOf } from '#domain/simulator/calculation.ts';
import { clampInputs, DEFAULT_INPUTS } from '#domain/simulator/inputs.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { figureFormats } from './figure-formats.ts';
import { type Calculated, methodFigures } from './method-figures.ts';

const FLEETS = [
  DEFAULT_INPUTS,
  clampInputs({ vehicles: 60, hours: 13, departureHour: 7.25, startPercent: 50, wearCents: 2 })
    .inputs,
  clampInputs({ vehicles: 80, hours: 13, departureHour: 7, bidirectional: 'yes', exempt: 'yes' })
    .inputs,
  clampInputs({ vehicles: 200, startPercent: 80, targetPercent: 60, control: 'api' }).inputs,
  clampInputs({ vehicles: 5, siteKw: 5, slot: 'standard', sessionsPerDay: 2 }).inputs,
  clampInputs({ contract: 'fixed', baseline: 'timer', siteKw: 150 }).inputs,
].map((fleet): Calculated => {
  const solution = solutionOf(fleet, FRENCH_YEARS);
  const results = mainResults(fleet, solution);
  return { fleet, results, details: detailResults(solution, results.estimate) };
});
const [DEFAULT = null] = FLEETS;

async function linesFor(calculated: Calculated | null, language: 'fr' | 'en') {
  if (calculated === null) throw new Error('no fleet');
  const words = await loadWords('simulator-method', language);
  const figures = methodFigures(calculated, words, figureFormats(language));
  const formulas = Object.values(words.formulas).flat();
  const sections = Object.values(words.sections).flatMap(({ body }) => body.flat());
  return [
    ...formulas.map(({ name, rule, filled, result }) => ({
      name: name as string,
      text: [rule, filled, result].map((text) => fill(text, figures)).join(' | '),
    })),
    ...sections.map((text) => ({ name: text.slice(0, 20), text: fill(text, figures) })),
  ];
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(FLEETS)('every formula is filled to the last figure, fleet %#', async (fleet) => {
    const lines = await linesFor(fleet, language);
    expect(lines.length).toBeGreaterThan(60);
    for (const { name, text } of lines) {
      expect(text, name).not.toMatch(/[{}]|NaN|undefined|Infinity/);
    }
  });

  test('what follows is awaited without a hole in the text', async () => {
    const lines = await linesFor(DEFAULT && { ...DEFAULT, details: null }, language);
    expect(lines.map(({ text }) => text).join(' ')).not.toMatch(/[{}]|NaN|undefined/);
  });
});

test('the default fleet’s one gain is shown with the values that make it', async () => {
  const lines = await linesFor(DEFAULT, 'en');
  const textOf = (name: string) => lines.find((line) => line.name === name)?.text;
  expect(textOf('Your gain, per vehicle per year')).toContain('€215.78 × 65% | = €140');
  expect(textOf('The fleet’s gain per month')).toContain('25 × €25 × 0.47 | = €292');
  expect(textOf('The weakest case')).toContain('€33');
  expect(textOf('Theoretical potential, euros')).toContain('= €101,178');
});

test('French and English fill in the same numbers', async () => {
  const digits = (text: string) =>
    text
      .replace(/[\s\u00a0\u202f,.:;]/g, '')
      .match(/\d+/g)
      ?.toSorted() ?? [];
  for (const fleet of FLEETS) {
    const [french, english] = [await linesFor(fleet, 'fr'), await linesFor(fleet, 'en')];
    const formulas = french.filter(({ text }) => text.includes(' | '));
    for (const [index, { name, text }] of formulas.entries()) {
      expect(digits(english[index]?.text ?? ''), name).toEqual(digits(text));
    }
  }
});
