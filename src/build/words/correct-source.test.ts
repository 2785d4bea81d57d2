// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the samples are source text.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/site/language.ts';
import { correctMdx, correctTypeScript, visible } from './correct-source.ts';
import { filesIn } from './dictionaries.ts';
import { textsOfMdx } from './mdx-texts.ts';
import { type SourceText, textsOfTypeScript } from './source-texts.ts';

const frenchModule = (source: string) => visible(correctTypeScript(source, 'fr').source);
const frenchArticle = (source: string) => visible(correctMdx(source, 'fr').source);

test.each([
  ['a text', "title: 'Prix : 15%'", "title: 'Prix⍽: 15⸱%'"],
  ['an escaped apostrophe', "title: 'L\\'heure'", "title: 'L’heure'"],
  ['a text in double quotes', 'title: "L\'heure"', 'title: "L’heure"'],
  ['a quotation', 'title: \'Le "bon" moment\'', "title: 'Le «⸱bon⸱» moment'"],
  ['a list', "steps: ['Quoi ?', 'Oui !']", "steps: ['Quoi⸱?', 'Oui⸱!']"],
  [
    'text around a value',
    'gain: `${figure} kWh ; ${percent} %`',
    'gain: `${figure}⸱kWh⸱; ${percent}⸱%`',
  ],
  ['a placeholder', "gain: '{gain} %, {email} ?'", "gain: '{gain}⸱%, {email}⸱?'"],
  [
    'a text inside an expression',
    "a: `${many ? 'Oui !' : 'Non'} ?`",
    "a: `${many ? 'Oui⸱!' : 'Non'}⸱?`",
  ],
  [
    'a text that ends a line',
    "a: 'Payé\\nQuoi ?', b: `${c}\\nl'an`",
    "a: 'Payé\\nQuoi⸱?', b: `${c}\\nl’an`",
  ],
])('%s is corrected', (_, typed, printed) => {
  expect(frenchModule(`export default { ${typed} } as const;`)).toBe(
    `export default { ${printed} } as const;`,
  );
});

test.each([
  "import fr from '../fr/a;b.ts';",
  "export default { 'a:b': 'Oui', \"l'an\": 'Non' } as const;",
  "const day = longDate('2025: 15%', 'fr');",
  "const gain = `${euros(CLAIMS.gain['l:m'] ?? 0, \"it's\")}`;",
  "type Unit = '15%' | 'a:b';",
  "const many = unit === '15%';",
  "// l'heure : 15%",
  "export default { link: 'https://a.example/?b=1;c', mail: 'mailto:a@b.example?c=d' } as const;",
  "export default { email: 'Votre email', sending: 'Envoi en cours...' } as const;",
])('code, keys, addresses and specified words stay as they are: %s', (source) => {
  expect(correctTypeScript(source, 'fr')).toEqual({ source, changes: [], left: [] });
});

test('each change has its line, and what only a writer can decide is named', () => {
  const source = "export default {\n  a: 'Why ?',\n  b: 'Join us!',\n} as const;";
  const { changes, left } = correctTypeScript(source, 'en');
  expect(changes).toEqual([{ line: 2, before: 'Why ?', after: 'Why?' }]);
  expect(left).toEqual([
    { line: 3, promise: expect.stringContaining('exclaimed'), text: 'Join us!' },
  ]);
});

test.each([
  ['prose', "# L'heure : 15%\n\n- Quoi ?", '# L’heure⍽: 15⸱%\n\n- Quoi⸱?'],
  [
    'a title or lead in the head',
    '---\ntitle: L\'heure ?\nlead: "L\'an : oui"\n---\n',
    '---\ntitle: L’heure⸱?\nlead: "L’an⍽: oui"\n---\n',
  ],
  ['prose around a value', 'De {hours(7)} à {n} kWh ; oui', 'De {hours(7)} à {n}⸱kWh⸱; oui'],
  [
    'prose inside a tag',
    '<Note kind="a:b" n={x ? "1" : 2}>L\'an ?</Note>',
    '<Note kind="a:b" n={x ? "1" : 2}>L’an⸱?</Note>',
  ],
  ['the words of a link', '[L\'an ?](/fr/a?b=1;c "d") ?', '[L’an⸱?](/fr/a?b=1;c "d")⸱?'],
])('of an article, %s is corrected', (_, typed, printed) => {
  expect(frenchArticle(typed)).toBe(printed);
});

test.each([
  "---\naddress: l'an\ntopic: hardware\n---\n",
  "import A from './a:b.tsx';\nexport const title = 'Quoi ?';",
  "```ts\nconst a = 'b: c';\n```",
  "Le code `a: 'b'` reste",
  '| a | b |\n| :-- | --: |',
  "{/* l'heure : 15% */}",
  '[source]: https://a.example/?b',
  '<Figure\n  alt="L\'an : 15%"\n  data={{ a: "b;c" }}\n/>',
  'Un \\{n\\} et  \n  une ligne',
])('of an article, code, attributes, expressions and marks stay as they are: %s', (source) => {
  expect(correctMdx(source, 'fr').source).toBe(source);
});

const FILES = [...filesIn('fr'), ...filesIn('en')];

test('our own texts, typed on an ordinary keyboard, come back as they are; a second run changes nothing', () => {
  expect(FILES.length).toBeGreaterThan(80);
  const lost: string[] = [];
  let corrections = 0;
  for (const file of FILES) {
    const language = LANGUAGES.find((one) => file.split(/[/.]/).includes(one)) ?? 'fr';
    const isArticle = file.endsWith('.mdx');
    const correct = isArticle ? correctMdx : correctTypeScript;
    const source = readFileSync(file, 'utf8');
    const texts = isArticle ? textsOfMdx(source) : textsOfTypeScript(source);
    const { source: result, changes, left } = correct(typedPlainly(source, texts), language);
    corrections += changes.length;
    expect(left, file).toEqual([]);
    if (result !== source) expect(correct(result, language).changes, file).toEqual([]);
    const before = source.split('\n');
    result.split('\n').forEach((line, index) => {
      if (line !== before[index]) lost.push(visible(before[index] ?? ''));
    });
  }
  expect(corrections).toBeGreaterThan(900);
  // No rule asks for these: 'ISO 27001', or a title that is not to end on a single word.
  expect(lost.length, lost.join('\n')).toBeLessThan(20);
  expect(lost.filter((line) => !/[⍽⸱]/.test(line))).toEqual([]);
});

function typedPlainly(source: string, texts: SourceText[]): string {
  return texts
    .flatMap((text) => text.pieces)
    .sort((a, b) => b.start - a.start)
    .reduce((plain, { start, end, text, written }) => {
      const typed = text
        .replace(/[\u00a0\u202f]/g, ' ')
        .replace(/[’‘]/g, "'")
        .replaceAll('…', '...');
      return typed === text ? plain : plain.slice(0, start) + written(typed) + plain.slice(end);
    }, source);
}
