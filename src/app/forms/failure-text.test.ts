import { expect, test } from 'vitest';
import { loadFormWords } from '#content/load-form-words.ts';
import { failureText } from './failure-text.ts';

const { failure: words } = await loadFormWords('forms', 'en');

test.each([
  [0, '2 seconds'],
  [60, '60 seconds'],
  [61, '2 minutes'],
  [2400, '40 minutes'],
])('a wait of %i seconds is told as %s', (waitSeconds, told) => {
  expect(failureText({ reason: 'too-many', waitSeconds }, words, 'en')).toContain(`in ${told}.`);
});
