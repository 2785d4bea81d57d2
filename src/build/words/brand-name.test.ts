import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BRAND } from '#domain/site/brand.ts';

const ROOMS = ['src/content', 'src/app', 'src/ui', 'src/server/words'];
const NAME = new RegExp(BRAND.name, 'i');

/** Comments speak to us and a claim's name to the compiler; neither reaches a visitor. */
const NOT_SHOWN = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\bCLAIMS\.\w+/gm;

const ours = (file: string) => /\.(?:tsx?|css|svg|mdx)$/.test(file) && !/\.test\./.test(file);

const filesOf = (room: string) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter(ours)
    .map((file) => `${room}/${file}`);

const typesTheName = (source: string) => NAME.test(source.replace(NOT_SHOWN, ''));

test.each(ROOMS)('the name of the product is typed nowhere in %s', (room) => {
  const files = filesOf(room);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => typesTheName(readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  [`title: 'Chez ${BRAND.name}'`, true],
  [`title: '${BRAND.name.toUpperCase()}'`, true],
  [`href: 'https://${BRAND.key}.example'`, true],
  [`<title>${BRAND.name}</title>`, true],
  [`/** as ${BRAND.name} does */\n  // ${BRAND.name}\n`, false],
  [`percent(CLAIMS.${BRAND.key}Share.value, 'fr')`, false],
])(
  'a typed name is caught, one in a comment or in the name of a claim is not: %s',
  (source, is) => {
    expect(typesTheName(source)).toBe(is);
  },
);
