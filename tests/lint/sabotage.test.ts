import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAULTS } from '../../bench/sabotage-lists.ts';
import { LOOK_FAULTS } from '../../bench/sabotage-look-faults.ts';
import { titlesIn } from './test-titles.ts';

/** A fault whose code or test has moved asks nothing any more, and `npm run sabotage` takes too long to say so in time. */
const ALL = [...FAULTS, ...LOOK_FAULTS];

const titlesOf = new Map(
  [...new Set(ALL.map((fault) => fault.test))]
    .filter((file) => existsSync(file))
    .map((file) => [file, titlesIn(file, readFileSync(file, 'utf8'))]),
);

test('every list of faults is run, and a name is that of one fault', () => {
  const lists = readFileSync('bench/sabotage-lists.ts', 'utf8');
  const files = globSync('bench/sabotage-*faults.ts').filter((file) => !file.includes('-look-'));
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !lists.includes(file.replace('bench/', './')))).toEqual([]);
  const names = ALL.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('every fault changes one place of the sources as they are', () => {
  const astray = FAULTS.map(({ name, file, find, replace }) => {
    const places = existsSync(file) ? readFileSync(file, 'utf8').split(find).length - 1 : 0;
    return { name, file, places, changes: find !== replace };
  }).filter(({ places, changes }) => places !== 1 || !changes);
  expect(astray).toEqual([]);
});

test('every fault names a test that there is', () => {
  const missing = ALL.filter(
    ({ test: file, promise }) => !titlesOf.get(file)?.some((title) => title.test(promise)),
  ).map(({ name, test: file, promise }) => ({ name, file, promise }));
  expect(missing).toEqual([]);
});

const SAMPLE = `
describe.each(LANGUAGES)('in %s', (language) => {
  test.each([['more than 90 % of it', 1], ["<b>", 2]])('%j is refused', () => {});
  for (const width of WIDTHS) test(\`fits \${width} px\`, { tag }, () => {});
});
test('40 % stays', () => expect('none').toBe('x'));`;

test.each([
  ['in fr fits 320 px', true],
  ['in fr "more than 90 % of it" is refused', true],
  ['in fr "<b>" is refused', true],
  ['in fr "<i>" is refused', false],
  ['in fr', false],
  ['fits 320 px', false],
  ['40 % stays', true],
  ['40 %', false],
  ['none', false],
])('of a file is read what its tests are called: %s, %s', (promise, isCalled) => {
  const titles = titlesIn('sample.test.ts', SAMPLE);
  expect(titles.some((title) => title.test(promise))).toBe(isCalled);
});
