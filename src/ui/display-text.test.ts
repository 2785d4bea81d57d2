import { expect, test } from 'vitest';
import { displayText, sentencesOnLines } from './display-text.ts';

test('every narrow no-break space becomes a full one', () => {
  expect(displayText('1\u202f500\u202f€\u202f?')).toBe('1\u00a0500\u00a0€\u00a0?');
});

test('plain and full no-break spaces stay what they are', () => {
  expect(displayText('Prix\u00a0: le creux de la nuit')).toBe('Prix\u00a0: le creux de la nuit');
});

test('each sentence of a title begins a line; a space before ? is no end of one', () => {
  expect(sentencesOnLines('Un départ avancé\u202f? Le programme suit.')).toBe(
    'Un départ avancé\u202f?\nLe programme suit.',
  );
});
