import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const OUT = 'src/ui/fonts';

/** Latin-1, what French and English add to it, and the signs our figures are written with. */
const LATIN = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => 0x20 + i),
  ...Array.from({ length: 0xff - 0xa0 + 1 }, (_, i) => 0xa0 + i),
];
const SIGNS = 'ŒœŸŠšŽž–—‘’“”„…‹›€×÷−→←↑↓≤≥≈±₂·•\u2009\u2011\u202f';
const CHARACTERS = String.fromCodePoint(...LATIN) + SIGNS;

/** Kerning, marks and figures of equal width; the alternates we never use would double the weight. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum', 'lnum'];

const FACES = [
  {
    from: 'node_modules/inter-ui/variable/InterVariable.woff2',
    to: 'inter.woff2',
    axes: { wght: { min: 400, max: 700 }, opsz: 14 },
  },
  {
    from: 'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    to: 'bricolage.woff2',
    axes: { wght: { min: 500, max: 700 }, opsz: 72 },
  },
];

mkdirSync(OUT, { recursive: true });
for (const { from, to, axes } of FACES) {
  const font = await subsetFont(readFileSync(from), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  writeFileSync(`${OUT}/${to}`, font);
  console.log(`${OUT}/${to}: ${(font.length / 1024).toFixed(1)} kB`);
}
