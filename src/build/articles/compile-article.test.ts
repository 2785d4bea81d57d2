import { expect, test } from 'vitest';
import { compileArticle } from './compile-article.ts';

const HEAD = `---
title: A title
lead: "A lead: long"
searchTitle: A title for search engines
description: What it is about
address: un-titre
date: 2026-11-16
topic: value
---

`;

const PATH = 'src/content/articles/try.en.mdx';
const BRIEF = '\n<InBrief>\n\nIt saves {40 + 2}.\n\n</InBrief>\n';
const compiled = (body: string) => compileArticle(HEAD + body + BRIEF, PATH);

/** The words a body becomes, its helpers aside. */
async function wordsOf(
  body: string,
): Promise<{ inBrief: string; sections: unknown; sources: unknown }> {
  const code = compiled(body)
    .replace(/^import .*$/gm, '')
    .replace(/^(hero|common|topic|next): .*$/gm, '');
  const address = `data:text/javascript,${encodeURIComponent(code)}`;
  return (await import(/* @vite-ignore */ address)).default;
}

const inSection = (body: string) => `<Section id="one">\n\n## One\n\n${body}\n\n</Section>\n`;
const passagesOf = async (body: string) =>
  ((await wordsOf(inSection(body))).sections as { one: { body: unknown } }).one.body;

test('paragraphs and lists become texts, in their order', async () => {
  expect(await passagesOf('One\nline.\n\n- a\n- b\n\nThe end.')).toEqual([
    'One line.',
    ['a', 'b'],
    'The end.',
  ]);
});

test('in brief is one paragraph, and no article goes without', async () => {
  expect((await wordsOf('')).inBrief).toBe('It saves 42.');
  expect(() => compileArticle(HEAD, PATH)).toThrow(`${PATH} has no <InBrief>.`);
  expect(() => compileArticle(`${HEAD}<InBrief>\n\n- a\n\n</InBrief>`, PATH)).toThrow(
    'InBrief holds more or less than one paragraph',
  );
});

test('a figure is computed where it stands, and a text keeps its signs', async () => {
  const body = `export const euros = 40 + 2;\n\n${inSection('{euros} or $5 `')}`;
  expect((await wordsOf(body)).sections).toEqual({ one: { title: 'One', body: ['42 or $5 `'] } });
});

test('a footnote is a source: cited by its name, listed in its order', async () => {
  const { sections, sources } = await wordsOf(
    `${inSection('Said[^dataAct], and said[^ffe].')}\n[^dataAct]: An act.\n\n[^ffe]: {'A ' + 'study.'}\n`,
  );
  expect(sections).toEqual({ one: { title: 'One', body: ['Said{dataAct}, and said{ffe}.'] } });
  expect(Object.entries(sources as object)).toEqual([
    ['dataAct', 'An act.'],
    ['ffe', 'A study.'],
  ]);
});

test('questions and pictures stand where they are written, with their words', async () => {
  const body =
    'a\n\n<Bars title="Two" {...{ note: "x" }} rows={{ one: 1 }} />\n\n<Questions>\n\n- Why?\n\n</Questions>';
  expect(await passagesOf(body)).toEqual([
    'a',
    { Bars: { title: 'Two', note: 'x', rows: { one: 1 } } },
    { questions: ['Why?'] },
  ]);
});

test('the next article is the one its page links to, whatever the file says', () => {
  expect(compiled(inSection('a'))).toContain('articles.titles[articleAfter("article-try")].title');
});

test.each([
  ['in no section', 'Alone.', /try\.en\.mdx:11: paragraph stands in no <Section>/],
  [
    'bold, which no article shows',
    inSection('**a**'),
    /:15: strong is nothing an article can show/,
  ],
  ['a section without an address', '<Section>\n\n## A\n\n</Section>', /has no id/],
  ['a section without a title', '<Section id="a">\n\nText\n\n</Section>', /starts with no ##/],
])('%s: the error says where', (_, body, message) => {
  expect(() => compiled(body)).toThrow(message);
});

test('a head without a date is refused, by name', () => {
  expect(() => compileArticle(HEAD.replace(/date.*\n/, ''), PATH)).toThrow(`${PATH} lacks date.`);
});
