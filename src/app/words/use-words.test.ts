import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keysAsFallback } from './use-words.ts';

interface Dictionary {
  title: string;
  menu: { home: string; deep: { label: string } };
  steps: string[];
}

const WORDS: Dictionary = {
  title: 'Bonjour',
  menu: { home: 'Accueil', deep: { label: 'Libellé' } },
  steps: ['Un', 'Deux'],
};

/** A dictionary that came from elsewhere: the types say it is whole, and it is not. */
const broken = (words: object) => keysAsFallback(words as Dictionary);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('words that are there are given as they are, without a warning', () => {
  const words = keysAsFallback(WORDS);
  expect(words.title).toBe('Bonjour');
  expect(words.menu.deep.label).toBe('Libellé');
  expect(words.steps).toEqual(WORDS.steps);
  expect(words).toEqual(WORDS);
  expect(console.warn).not.toHaveBeenCalled();
});

test('a missing text shows its key and warns once, naming it', () => {
  expect(broken({}).title).toBe('title');
  expect(vi.mocked(console.warn).mock.calls).toEqual([['Missing translation: title']]);
});

test('a text missing deep down shows the whole path to it', () => {
  expect(broken({ menu: { deep: {} } }).menu.deep.label).toBe('menu.deep.label');
  expect(vi.mocked(console.warn).mock.calls).toEqual([['Missing translation: menu.deep.label']]);
});

test('the same text missing twice is reported once', () => {
  const words = broken({ menu: {} });
  expect([words.menu.home, words.menu.home]).toEqual(['menu.home', 'menu.home']);
  expect(console.warn).toHaveBeenCalledTimes(1);
});

test('a text missing from an entry of a list shows its path', () => {
  const words = keysAsFallback({ steps: [{}] } as { steps: { name: string }[] });
  expect(words.steps[0]?.name).toBe('steps.0.name');
});

test('a frozen dictionary is read like any other', () => {
  expect(
    keysAsFallback(Object.freeze({ menu: Object.freeze({ home: 'Accueil' }) })).menu.home,
  ).toBe('Accueil');
});

test('an empty text is not a missing one', () => {
  expect(broken({ title: '' }).title).toBe('');
  expect(console.warn).not.toHaveBeenCalled();
});

test('what machines ask of an object is harmless: symbols, JSON, spreading, listing', () => {
  const words = keysAsFallback(WORDS);
  expect(Reflect.get(words, Symbol.toStringTag)).toBeUndefined();
  expect(Reflect.get(words, Symbol.iterator)).toBeUndefined();
  expect(Reflect.get(words, '$$typeof')).toBeUndefined();
  expect(JSON.stringify(words)).toBe(JSON.stringify(WORDS));
  expect({ ...words }).toEqual(WORDS);
  expect(Object.keys(words)).toEqual(['title', 'menu', 'steps']);
  expect(console.warn).not.toHaveBeenCalled();
});
