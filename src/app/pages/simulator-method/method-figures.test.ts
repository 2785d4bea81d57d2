import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { fill } from '#content/fill.ts';
import { loadWords } from '#content/load-words.ts';
import {
  clampInputs,
  DEFAULT_INPUTS,
  detailResults,
  mainResults,
  solutionOf,
} from '#domain/simulator/index.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { LANGUAGES, type Language } from '#domain/site/language.ts';
import { figureFormats } from './figure-formats.ts';
import { type Calculated, methodFigures } from './method-figures.ts';

const FLEETS = [
  DEFAULT_INPUTS,
  clampInputs({ vehicles: 60, hours: 13, departureHour: 7.25, startPercent: 50, wearCents: 2 })
    .inputs,
  clampInputs({ vehicles: 80, hours: 13, departureHour: 7, bidirectional: 'yes', exempt: 'yes' })
    .inputs,
  clampInputs({ vehicles: 200, startPercent: 80, targetPercent: 60, control: 'api' }).inputs,
  clampInputs({ vehicles: 5, siteKw: 5, hours: 12, departureHour: 22, sessionsPerDay: 2 }).inputs,
  clampInputs({
    contract: 'class',
    baseline: 'timer',
    hours: 12,
    batteryKwh: 120,
    startPercent: 10,
  }).inputs,
  clampInputs({ contract: 'fixed', baseline: 'timer', siteKw: 150 }).inputs,
].map((fleet): Calculated => {
  const solution = solutionOf(fleet, FRENCH_YEARS);
  const results = mainResults(fleet, solution);
  return { fleet, results, details: detailResults(solution) };
});
const [DEFAULT = null] = FLEETS;

async function linesFor(calculated: Calculated | null, language: 'fr' | 'en') {
  if (calculated === null) throw new Error('no fleet');
  const words = await loadWords('simulator-method', language);
  const figures = methodFigures(calculated, words, figureFormats(language));
  const formulas = Object.values(words.formulas).flat();
  const sections = Object.values(words.sections).flatMap(({ body }) => body.flat());
  return [
    ...formulas.map(({ name, filled, result, ...also }) => ({
      name: name as string,
      text: [ruleOf(also), filled, result].map((text) => fill(text, figures)).join(' | '),
    })),
    ...Object.values(words.summary).map(({ name, text }) => ({ name, text: fill(text, figures) })),
    ...sections.map((text) => ({ name: text.slice(0, 20), text: fill(text, figures) })),
  ];
}

const ruleOf = (formula: object) => ('rule' in formula ? String(formula.rule) : '');

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(FLEETS)('every formula is filled to the last figure, fleet %#', async (fleet) => {
    const lines = await linesFor(fleet, language);
    expect(lines.length).toBeGreaterThan(50);
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
  expect(textOf('Your gain')).toContain('€166.47 × 65% | = €108');
  expect(textOf('The fleet’s gain per month')).toContain('25 × €25 × 0.36 | = €225');
});

/** 'at most' and 'never below' say themselves that the formula has a bound. */
const BOUNDED = /au plus|jamais|at most|never/;

test.each(LANGUAGES.flatMap((language) => FLEETS.map((fleet, at) => ({ language, fleet, at }))))(
  'every formula comes out as it is written, in $language for fleet $at',
  async ({ language, fleet }) => {
    const words = await loadWords('simulator-method', language);
    const figures = methodFigures(fleet, words, figureFormats(language));
    const calculations = Object.values(words.formulas)
      .flat()
      .filter((formula) => !BOUNDED.test(ruleOf(formula)))
      .map(({ filled, result }) => `${fill(filled, figures)} ${fill(result, figures)}`)
      .filter((line) => comesOut(line, language) !== undefined);
    expect(calculations.length).toBeGreaterThan(12);
    expect(calculations.filter((line) => !comesOut(line, language))).toEqual([]);
  },
);

/** Whether the left of 'a × b = c' makes c as far as c is written; nothing where it is no calculation. */
function comesOut(line: string, language: Language): boolean | undefined {
  const [thousands, decimals] = language === 'fr' ? ['\u202f', ','] : [',', '.'];
  const plain = line
    .replace(new RegExp(`${thousands}(?=\\d{3})`, 'g'), '')
    .replaceAll(decimals, '.')
    .replaceAll('\u2060', '')
    .replace(/(\d+)\sh\s(\d+)(\smin)?/g, (_, h, min) => `(${h} + ${min} ÷ 60)`)
    .replace(/(\d+)\smin/g, '($1 ÷ 60)')
    .replace(/([\d.]+)\s?%/g, '($1 ÷ 100)')
    .replace(/(€|\s?(kWh|kW|kVA|MWh|kg|g|h|t)(?![a-z]))/g, '');
  const [formula = '', result = ''] = plain.split(' = ');
  const written = /^(−?[\d.]+|\([^)]+\))/.exec(result)?.[0];
  if (written === undefined || /[a-z;]/i.test(formula)) return undefined;
  const precision = written.startsWith('(')
    ? 1 / (written.includes('60') ? 60 : 100)
    : 10 ** -(written.split('.')[1]?.length ?? 0);
  const [value, shown] = [evaluated(formula), evaluated(written)];
  // The rounding of a half is the computer's.
  const isShown = (made: number) => Math.abs(made - shown) <= precision / 2 + 1e-9;
  // kW × h makes MWh, and vehicles × g make kg.
  return Number.isNaN(value) || isShown(value) || isShown(value / 1000);
}

const evaluated = (formula: string): number =>
  runInNewContext(formula.replaceAll('×', '*').replaceAll('÷', '/').replaceAll('−', '-'));

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
