import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const PAGE_FONTS = 'src/ui/fonts';
const DOCUMENT_FONTS = 'src/server/analysis/fonts';

/** Latin-1, what French and English add to it, and the signs our figures are written with. */
const LATIN = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => 0x20 + i),
  ...Array.from({ length: 0xff - 0xa0 + 1 }, (_, i) => 0xa0 + i),
];
const SIGNS = 'ŒœŸŠšŽž–—‘’“”„…‹›€×÷−→←↑↓≤≥≈±₂·•\u2009\u2011\u202f';
const CHARACTERS = String.fromCodePoint(...LATIN) + SIGNS;

/** Kerning, marks and figures of equal width; the alternates we never use would double the weight. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum', 'lnum'];

const INTER = 'node_modules/inter-ui/variable/InterVariable.woff2';
const BRICOLAGE =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';

const FACES = [
  { from: INTER, to: 'inter.woff2', axes: { wght: { min: 400, max: 700 }, opsz: 14 } },
  { from: BRICOLAGE, to: 'bricolage.woff2', axes: { wght: { min: 500, max: 700 }, opsz: 72 } },
];

mkdirSync(PAGE_FONTS, { recursive: true });
for (const { from, to, axes } of FACES) {
  const font = await subsetFont(readFileSync(from), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  write(`${PAGE_FONTS}/${to}`, font);
}

/** A company's name may hold any letter of Latin, Greek or Cyrillic; what Bricolage lacks Inter has. */
const LETTERS = String.fromCodePoint(
  ...between(0x20, 0x7e),
  ...between(0xa0, 0x24f),
  ...between(0x300, 0x36f),
  ...between(0x370, 0x52f),
  ...between(0x1e00, 0x1fff),
  ...between(0x2000, 0x20cf),
  ...between(0x2100, 0x22ff),
);

/** A document's compiler knows no variable faces: one file per weight. */
const DOCUMENT_FACES = [
  ...[400, 500, 600, 700].map((wght) => ({ from: INTER, name: 'inter', axes: { wght, opsz: 14 } })),
  { from: BRICOLAGE, name: 'bricolage', axes: { wght: 700, opsz: 72 } },
];

mkdirSync(DOCUMENT_FONTS, { recursive: true });
for (const { from, name, axes } of DOCUMENT_FACES) {
  const font = await subsetFont(readFileSync(from), LETTERS, {
    targetFormat: 'truetype',
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  write(`${DOCUMENT_FONTS}/${name}-${axes.wght}.ttf`, font);
}

function between(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function write(file: string, font: Uint8Array): void {
  writeFileSync(file, font);
  console.log(`${file}: ${(font.length / 1024).toFixed(1)} kB`);
}
