import { expect, test } from 'vitest';
import { fill } from '#content/fill.ts';

test('each placeholder takes its value, as often as it stands there', () => {
  expect(fill('{price} à {hour}, encore {price}', { price: '87 €', hour: '19 h' })).toBe(
    '87 € à 19 h, encore 87 €',
  );
});

test('a placeholder without a value stays in sight', () => {
  expect(fill('{price} à {hour}', { price: '87 €' })).toBe('87 € à {hour}');
});

test('an empty value leaves nothing behind', () => {
  expect(fill('a{gap}b', { gap: '' })).toBe('ab');
});

test('a value is put in to the letter: no dollar sign is special, no placeholder in it is filled', () => {
  expect(fill('{a}', { a: "$& $1 $' {b}", b: 'never' })).toBe("$& $1 $' {b}");
});

test('a text without placeholders stays as it is', () => {
  expect(fill('Bonjour {} { name }', { name: 'Ada' })).toBe('Bonjour {} { name }');
});
