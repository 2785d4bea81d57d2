import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { number } from '#content/figures.ts';
import { breaks, TYPOGRAPHY } from '#content/typography.ts';
import { TARIFFS } from '#domain/simulator/prices/tariffs.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { parseIssue } from './parse-issue.ts';

const HEAD = '---\nsubject: S\ntitle: T\nlead: L\n---\n';
const parsed = (body: string) => parseIssue(`${HEAD}${body}`, { file: 'x.fr.mdx', language: 'fr' });
const blocksOf = (body: string) => parsed(body).blocks;

test('the head gives subject, title and lead, in quotes or without', () => {
  const source = '---\nlead: L\nsubject: "Un prix : \\"114\\""\ntitle: T\n---\nMots.\n';
  const { subject, title, lead } = parseIssue(source, { file: 'x', language: 'fr' });
  expect({ subject, title, lead }).toEqual({ subject: 'Un prix : "114"', title: 'T', lead: 'L' });
});

test('headings, paragraphs over several lines, lists, links and marks become blocks of a mail', () => {
  expect(
    blocksOf(
      [
        '## Un \\* titre',
        'Une ligne,',
        'et **une *autre* fois** [là](https://cre.fr/a?b=1), 3 \\< 4.',
        '',
        '- un',
        '- deux,',
        '  la suite',
        '',
        '1. [ici](/fr/faq)',
        '2) fin',
      ].join('\r\n'),
    ),
  ).toEqual([
    { kind: 'heading', text: 'Un * titre' },
    {
      kind: 'pieces',
      small: false,
      pieces: [
        { text: 'Une ligne, et ' },
        { text: 'une ', strong: true },
        { text: 'autre', strong: true, emphasis: true },
        { text: ' fois', strong: true },
        { text: ' ' },
        { text: 'là', href: 'https://cre.fr/a?b=1' },
        { text: ', 3 < 4.' },
      ],
    },
    { kind: 'list', ordered: false, items: [[{ text: 'un' }], [{ text: 'deux, la suite' }]] },
    {
      kind: 'list',
      ordered: true,
      items: [[{ text: 'ici', href: '/fr/faq' }], [{ text: 'fin' }]],
    },
  ]);
});

test('a paragraph emphasised as a whole is set small, a strong link by itself is the button', () => {
  expect(
    blocksOf('*CRE, 2026. [Le texte](https://cre.fr/)*\n\n**[Simuler](/fr/simulateur)**'),
  ).toEqual([
    {
      kind: 'pieces',
      small: true,
      pieces: [{ text: 'CRE, 2026. ' }, { text: 'Le texte', href: 'https://cre.fr/' }],
    },
    { kind: 'button', label: 'Simuler', href: '/fr/simulateur' },
  ]);
});

/** Each after a line of words: the message names line 8, two below the head's five and one empty line. */
test.each([
  ['<b>gras</b>', 'HTML'],
  ['mot <!-- note -->', 'HTML'],
  ['prix : {prix}', 'expression'],
  ['import x from "y"', 'code'],
  ['export const x = 1', 'code'],
  ['```', 'code'],
  ['du `code`', 'code'],
  ['![image](https://a.example/x.png)', 'image'],
  ['[x](javascript:void)', "leads to 'javascript:void'"],
  ['[x](javascript:alert(1))', 'no link'],
  ['[x](data:text/html,x)', 'https address'],
  ['[x](http://cre.fr/)', 'https address'],
  ['[x](//evil.example/)', 'https address'],
  ['[x](https://user@evil.example/)', 'https address'],
  ['[x](/fr/nulle-part)', 'no page of ours'],
  ['[x](/en/faq)', 'begins with /fr/'],
  ['[x](/faq)', 'begins with /fr/'],
  ['[x][y]', 'no link'],
  ['mot[^1]', 'no link'],
  ['voir https://cre.fr/', 'bare address'],
  ['# Titre', 'second level'],
  ['### Titre', 'second level'],
  ['## Un **gros** titre', 'heading with marks'],
  ['> cité', 'quotation'],
  ['| a | b |', 'table'],
  ['***', 'line across'],
  ['**sans fin', 'without an end'],
  ['3 * 4', 'nothing begins or ends'],
  ['_ainsi_', 'holds _'],
  ['~~non~~', 'struck out'],
  ['a&nbsp;b', 'entity'],
  ['- un\n    - deux', 'one level', 9],
  ['Mots\n- un', 'without an empty line', 9],
  ['- un\nautre', 'no item of this list', 9],
  ['**[a](/fr/faq)**\n\n**[b](/fr/faq)**', 'second button', 10],
])('%j is refused with file and line', (body, why, line = 8) => {
  expect(() => parsed(`Des mots.\n\n${body}\n`)).toThrow(`x.fr.mdx:${line} `);
  expect(() => parsed(`Des mots.\n\n${body}\n`)).toThrow(why);
});

test.each([
  ['Des mots.', ':1 has no head'],
  ['---\nsubject: S\n---\nMots.', ':1 lacks title and lead'],
  ['---\nsubject: S\ntitle: T\nlead: L\nauthor: X\n---\nMots.', ':5 is no line of a head'],
  ['---\nsubject: S\nsubject: S\n---\nMots.', ':3 gives subject a second time'],
  ['---\nsubject:\n---\nMots.', ':2 leaves subject empty'],
  [`---\nsubject: ${'x'.repeat(121)}\n---\nMots.`, ':2 has a subject of 121'],
  [HEAD, ':5 has nothing below its head'],
])('a head is complete: %j', (source, why) => {
  expect(() => parseIssue(source, { file: 'x.fr.mdx', language: 'fr' })).toThrow(`x.fr.mdx${why}`);
});

const SAMPLE = 'docs/newsletter/turpe-2026';

test.each(LANGUAGES)('the sample in %s is one, printed as that language is', (language) => {
  const source = readFileSync(`${SAMPLE}.${language}.mdx`, 'utf8');
  const issue = parseIssue(source, { file: SAMPLE, language });
  const words = JSON.stringify(issue);
  for (const rule of TYPOGRAPHY[language]) {
    const texts = [...words.matchAll(/"(?:text|subject|title|lead|label)":"((?:\\.|[^"])+)"/g)];
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.map(([, text = '']) => text.trim()).filter((text) => breaks(rule, text))).toEqual(
      [],
    );
  }
});

test.each(LANGUAGES)('the sample’s figures in %s are those of the tariff table', (language) => {
  const { '2026-08': now, '2025-08': before } = TARIFFS;
  const words = readFileSync(`${SAMPLE}.${language}.mdx`, 'utf8');
  const { peak, hph, hch } = now.grid.HTA.eurosPerMwh;
  const figures = [
    [now.grid.HTA.eurosPerKwYear, 2],
    [before.grid.HTA.eurosPerKwYear, 2],
    [peak, 1],
    [hph, 1],
    [hch, 1],
    [now.acciseEurosPerMwh, 2],
  ] as const;
  const written = figures.map(([value, decimals]) => number(value, language, decimals));
  expect(words.match(/\d+[.,]\d+/g)).toEqual(written);
});
