import { expect, test } from 'vitest';
import { readingMinutes } from './article.tsx';

const wordsIn = (count: number) => Array.from({ length: count }, () => 'mot').join(' ');

test('reading time is rounded up to whole minutes', () => {
  expect(readingMinutes({ body: [wordsIn(1)] })).toBe(1);
  expect(readingMinutes({ body: [wordsIn(200)] })).toBe(1);
  expect(readingMinutes({ body: [wordsIn(201)] })).toBe(2);
});

test('every text counts, however deep it lies', () => {
  const halves = { title: wordsIn(100), body: [wordsIn(100), [wordsIn(100), wordsIn(100)]] };
  expect(readingMinutes({ first: halves, second: halves })).toBe(4);
});

test('the text of pictures does not count', () => {
  expect(readingMinutes({ body: [wordsIn(200), { PaybackBars: { title: wordsIn(200) } }] })).toBe(
    1,
  );
  expect(readingMinutes({ body: [wordsIn(200), { questions: [wordsIn(200)] }] })).toBe(2);
});

test('an elided word is one word', () => {
  expect(readingMinutes(Array.from({ length: 200 }, () => 'l’heure'))).toBe(1);
});
