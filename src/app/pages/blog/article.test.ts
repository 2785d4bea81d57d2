import { expect, test } from 'vitest';
import type { Prose } from '#content/prose.ts';
import { readingMinutes } from './article.tsx';

const wordsIn = (count: number) => Array.from({ length: count }, () => 'l’heure').join(' ');
const p = (count: number): Prose => ['p', {}, wordsIn(count)];

test('reading time counts every word of a text and none of its pictures, in whole minutes', () => {
  const picture: Prose = ['PaybackBars', { title: wordsIn(200) }];
  const list: Prose = ['ul', {}, p(100), p(100)];
  expect(readingMinutes([p(1)])).toBe(1);
  expect(readingMinutes([list, picture])).toBe(1);
  expect(readingMinutes([list, p(1)])).toBe(2);
});
