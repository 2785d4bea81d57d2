// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the samples are source text.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { euros } from '#content/figures.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { comparable, findText, shows } from './find-text.ts';

const lineOf = (file: string, part: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(part)) + 1;

const placesOf = async (wanted: string) =>
  (await findText(wanted)).map(({ file, line }) => `${file}:${line}`);

test.each([
  ["s'INSCRIRE", "subscribe: 'S’inscrire'"],
  ['la lettre de la flexibilité', 'La lettre de la flexibilité'],
])('%s is found in its file and line, however it is typed', async (wanted, written) => {
  const file = 'src/content/fr/shell.ts';
  expect(await placesOf(wanted)).toContain(`${file}:${lineOf(file, written)}`);
});

test('a figure that code puts in is found as the visitor reads it, in both languages', async () => {
  const gain = euros(CLAIMS.headlineGainMax.value, 'fr').replace(/\s/g, '');
  const french = await placesOf(`Jusqu'à ${gain} par véhicule et par an, après partage`);
  const file = 'src/content/fr/faq.ts';
  expect(french).toContain(`${file}:${lineOf(file, 'Jusqu’à ${euros(CLAIMS.headlineGainMax')}`);
  const english = await placesOf('Skip to content');
  const shell = 'src/content/en/shell.ts';
  expect(english).toEqual([`${shell}:${lineOf(shell, 'Skip to content')}`]);
});

test('a value in the place of a placeholder is found, in the dictionary that has the text', async () => {
  const found = await findText('Référence : 7F3A');
  expect(found.map(({ file, key }) => `${file} ${key}`).sort()).toEqual([
    'src/content/fr/form-failure.ts reference',
    'src/content/fr/shell.ts error.reference',
  ]);
  expect(found.every(({ line }) => line !== undefined)).toBe(true);
});

test('a text of the mails and one of a file that another takes in are found', async () => {
  expect((await findText('Ce que la simulation ajoute au score')).map(({ file }) => file)).toEqual([
    'src/content/fr/mail.ts',
  ]);
  const [night] = Object.values((await import('#content/fr/simulator-night.ts')).default);
  const text = JSON.stringify(night).match(/"([^"{}]{12,})"/)?.[1] ?? '';
  expect((await findText(text)).map(({ file }) => file)).toContain(
    'src/content/fr/simulator-night.ts',
  );
});

test('what nobody says is not found', async () => {
  expect(await findText('Une phrase que personne n’a écrite')).toEqual([]);
  expect(await findText(' ’ ')).toEqual([]);
});

test.each([
  ['Référence : {id}', 'Référence : 42', true],
  ['De {from} à {to}, {days} jours', 'de 18 h à 7 h, 5 jours', true],
  ['De {from} à {to}, {days} jours', '7 h, 5 jours', false],
  ['Bonjour {name}', 'Bonsoir Camille', false],
  ['{name}', 'Camille', false],
])('%s can show %s: %s', (text, words, expected) => {
  expect(shows(text, comparable(words))).toBe(expected);
});
