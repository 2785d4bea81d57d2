import { expect, test } from 'vitest';
import { loadWords } from '#content/load-words.ts';
import { type Asked, answers, shownLines } from './shown-lines.ts';

const lines = shownLines(await loadWords('compatibility', 'fr'), 'fr');

const found = (asked: Partial<Asked>) =>
  lines.filter((line) => answers(line, { query: '', shows: '', ...asked })).map(({ id }) => id);

test('nothing asked, every line shown', () => {
  expect(found({})).toHaveLength(lines.length);
  expect(found({ query: '   ' })).toHaveLength(lines.length);
});

test('accents and capitals may be left out', () => {
  expect(found({ query: 'CITROEN' })).toEqual(['citroen-jumpy', 'citroen-c-zero']);
  expect(found({ query: 'e-jumpy' })).toEqual(['citroen-jumpy']);
});

test('every word that is typed narrows the list', () => {
  expect(found({ query: 'renault utilitaires' })).toEqual([
    'renault-trafic',
    'renault-master',
    'renault-kangoo',
  ]);
  expect(found({ query: 'zaptec 1.6j' })).toEqual(['zaptec']);
  expect(found({ query: 'renault v2l' })).toEqual(['renault-trafic']);
});

test('what a line can do is chosen apart from its words', () => {
  expect(found({ shows: 'offered', query: 'bmw' })).toEqual(['bmw-ix3', 'bmw-wallbox']);
  expect(found({ shows: 'ocpp201' })).toEqual(['alfen-eve']);
  expect(found({ shows: 'announced', query: 'tesla' })).toEqual([]);
});
