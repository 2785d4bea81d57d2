// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the samples are source text.
import { compileSync, run } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import { expect, test } from 'vitest';
import { MDX_OPTIONS } from '#build/prose/mdx-plugin.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { loadProse, PROSE_IDS } from './load-prose.ts';
import { type Prose, paragraphsOf, textOf, titledTexts } from './prose.ts';
import { proseOf } from './prose-of-mdx.ts';

async function proseIn(mdx: string): Promise<readonly Prose[]> {
  const code = compileSync(`export const f = { depot: { keeps: '196 €' } };\n\n${mdx}`, {
    ...MDX_OPTIONS,
    outputFormat: 'function-body',
  });
  const { default: content } = await run(code, { ...runtime, baseUrl: import.meta.url });
  return proseOf(content, 'try.mdx');
}

const p = (...children: Prose[]): Prose => ['p', {}, ...children];

test('a figure and the words around it are one text, over several lines too', async () => {
  expect(await proseIn('It keeps\n{f.depot.keeps}, or {40 + 2}.')).toEqual([
    p('It keeps 196 €, or 42.'),
  ]);
});

test('what Markdown has stays: bold, links, lists and tables', async () => {
  const prose = await proseIn('**a** and [b](faq#cout)\n\n- c\n\n| d |\n| - |\n| e |');
  expect(prose[0]).toEqual(p(['strong', {}, 'a'], ' and ', ['a', { href: 'faq#cout' }, 'b']));
  expect(prose.map((one) => typeof one === 'object' && one[0])).toEqual(['p', 'ul', 'table']);
});

test('a part stands where it is named, with its attributes', async () => {
  expect(await proseIn('a\n\n<PaybackBars title="b" rows={{ c: f.depot.keeps }} />')).toEqual([
    p('a'),
    ['PaybackBars', { title: 'b', rows: { c: '196 €' } }],
  ]);
});

test('a footnote is a source, cited by its number', async () => {
  const prose = await proseIn(
    "Said[^ffe], said[^dataAct].\n\n[^ffe]: {'A study'}\n\n[^dataAct]: An act.",
  );
  const cite = (id: string, number: string): Prose => ['Cite', { id, number }];
  expect(prose).toEqual([
    p('Said', cite('ffe', '1'), ', said', cite('dataAct', '2'), '.'),
    ['Source', { id: 'ffe' }, 'A study'],
    ['Source', { id: 'dataAct' }, 'An act.'],
  ]);
});

test.each([
  ['{f.depot.kept}', 'try.mdx: a figure is not there'],
  ['It keeps {f.depot.kept}.', 'a figure is not there: “It keeps”'],
  ['It keeps {`${f.depot.kept} €`}.', 'undefined €'],
  ['<PaybackBars title={f.depot.kept} />', 'a figure is not there'],
  ['<PaybackBars rows={{ a: `${Number(f.depot.kept)} €` }} />', 'a figure is not there'],
  ['{f.depots.keeps}', 'try.mdx: Cannot read'],
  ['<Unheard />', 'Expected component `Unheard` to be defined'],
])('what is not there stops the build: %s', async (mdx, message) => {
  await expect(proseIn(mdx)).rejects.toThrow(message);
});

test('a section has an anchor and begins with its heading', async () => {
  const prose = await proseIn('<Section id="a">\n\n## One\n\nTwo\n\n</Section>');
  expect(titledTexts(prose, 'Section')).toMatchObject([
    { id: 'a', title: 'One', body: [p('Two')] },
  ]);
  const without = await proseIn('<Section id="a">\n\nTwo\n\n</Section>');
  expect(() => titledTexts(without, 'Section')).toThrow('does not begin with a heading');
  const bare = await proseIn('<Section>\n\n## One\n\n</Section>');
  expect(() => titledTexts(bare, 'Section')).toThrow('has no id');
});

test('paragraphs are what one reads, without pictures and ways on', async () => {
  const prose = await proseIn(
    'a **b**\n\n- c\n- d\n\n<MorningLevel />\n\n<More page="faq">e</More>',
  );
  expect(paragraphsOf(prose)).toEqual(['a b', 'c', 'd']);
  expect(textOf(prose)).toBe('a bcde');
});

/** The anchors of a text, one within the other. */
const anchorsOf = (prose: readonly Prose[]): unknown[] =>
  prose
    .filter((one) => typeof one !== 'string')
    .flatMap(([type, props, ...children]) =>
      type === 'Cite'
        ? []
        : 'id' in props
          ? [[props.id, anchorsOf(children)]]
          : anchorsOf(children),
    );

test.each(PROSE_IDS)('%s has the same anchors in both languages', async (id) => {
  const [french, english] = await Promise.all(
    LANGUAGES.map(async (language) => anchorsOf(await loadProse(id, language))),
  );
  expect(french?.length).toBeGreaterThan(0);
  expect(english).toEqual(french);
});
