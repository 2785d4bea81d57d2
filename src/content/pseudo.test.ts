import { expect, test } from 'vitest';
import { DICTIONARY_IDS, dictionary, textsOf } from './dictionaries.ts';
import { pseudoText, pseudoWords } from './pseudo.ts';

const placeholdersOf = (text: string) => text.match(/\{\w+\}/g) ?? [];

test('a text wears accents, brackets and a third of its length more', () => {
  expect(pseudoText('Essai')).toBe('[Éššáï··]');
});

test('placeholders survive to the letter', () => {
  expect(pseudoText('{vehicles} vans at {level}')).toBe('[{vehicles} váñš át {level}·········]');
});

test('a text can still be read: no letter is lost', () => {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
  expect(plain(pseudoText('Recharge pilotee'))).toContain('Recharge pilotee');
});

test('groups keep their keys and lists their length', () => {
  const words = { menu: { home: 'Accueil' }, steps: ['Un', 'Deux'], entries: [{ name: 'Trois' }] };
  expect(pseudoWords(words)).toEqual({
    menu: { home: pseudoText('Accueil') },
    steps: [pseudoText('Un'), pseudoText('Deux')],
    entries: [{ name: pseudoText('Trois') }],
  });
});

test('the dictionary it is made from stays as it was', () => {
  const words = { title: 'Accueil', steps: ['Un'] };
  pseudoWords(words);
  expect(words).toEqual({ title: 'Accueil', steps: ['Un'] });
});

test.each(DICTIONARY_IDS)(
  'every text of %s grows by a third and keeps its placeholders',
  async (id) => {
    const words = await dictionary(id, 'fr');
    const pseudo = textsOf(pseudoWords(words));
    for (const [index, [, text]] of textsOf(words).entries()) {
      const [, twin = ''] = pseudo[index] ?? [];
      expect(placeholdersOf(twin)).toEqual(placeholdersOf(text));
      expect(twin.length).toBeGreaterThan((text.length * 4) / 3);
    }
  },
);
