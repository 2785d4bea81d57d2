import { expect, test } from 'vitest';
import { CONSENT_WORDS } from '#content/load-consent-words.ts';
import { FORM_WORDS } from '#content/load-form-words.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { dictionary, filesIn, textsOf } from './dictionaries.ts';

test('every file of words has a twin in the other language', () => {
  const inEnglish = (file: string) => file.replace('/fr/', '/en/');
  expect(filesIn('fr').map(inEnglish).sort()).toEqual(filesIn('en'));
});

test.each(Object.entries({ ...FORM_WORDS, ...CONSENT_WORDS }))(
  'what is loaded as %s is the file of that name, in its language',
  async (id, loaders) => {
    for (const language of LANGUAGES) {
      const { default: loaded } = await loaders[language]();
      expect(await dictionary(id, language)).toEqual(loaded);
    }
  },
);

test('a text is named by the keys that lead to it', () => {
  expect(textsOf({ hero: { title: 'A' }, steps: ['B'] })).toEqual([
    ['hero.title', 'A'],
    ['steps.0', 'B'],
  ]);
});
