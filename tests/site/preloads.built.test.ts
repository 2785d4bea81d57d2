import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtPages } from './built-site.ts';

const ASSETS = 'dist/client/assets';

test('every page preloads the fonts its style sheets ask for, and no others', () => {
  const asked = new Set(
    readdirSync(ASSETS)
      .filter((name) => name.endsWith('.css'))
      .flatMap((name) => fontsIn(readFileSync(`${ASSETS}/${name}`, 'utf8'))),
  );
  expect(asked.size).toBe(2);
  for (const { file } of builtPages()) {
    expect(new Set(fontsIn(readFileSync(`dist/${file}`, 'utf8')))).toEqual(asked);
  }
});

test('every page with scripts has one below its style sheets, so that its body is read after them', () => {
  const scripted = builtPages()
    .map(({ file }) => readFileSync(`dist/${file}`, 'utf8'))
    .filter((html) => html.includes('<script type="module"'));
  expect(scripted.length).toBeGreaterThan(100);
  for (const html of scripted) {
    const head = html.slice(0, html.indexOf('</head>'));
    expect(head.slice(head.lastIndexOf('<link rel="stylesheet"'))).toMatch(
      /<script>[^<]+<\/script>/,
    );
  }
});

const fontsIn = (text: string): string[] => text.match(/[\w-]+\.woff2/g) ?? [];
