import { readdirSync, readFileSync } from 'node:fs';
import { filesOfPage } from './src/build/page-weight.ts';

const pages = [
  ['home, French', ''],
  ['home, English', 'en'],
];

/** A page has the words of one language: counted with the French ones, which are longer. */
const ASSETS = 'dist/client/assets';
const isEnglish = (file) => readFileSync(file, 'utf8').includes('Essential only');
const consent = {
  name: 'consent banner, French: JavaScript and CSS',
  path: readdirSync(ASSETS)
    .filter((name) => /^(consent|banner)-.*\.(js|css)$/.test(name))
    .map((name) => `${ASSETS}/${name}`)
    .filter((file) => !isEnglish(file)),
  limit: '4 kB',
  brotli: true,
};

const weights = pages.flatMap(([name, page]) => {
  const { html, css, js, fonts } = filesOfPage('dist/client', page);
  return [
    { name: `${name}: HTML`, path: html, limit: '16 kB', brotli: true },
    { name: `${name}: CSS`, path: css, limit: '14 kB', brotli: true },
    { name: `${name}: JavaScript`, path: js, limit: '115 kB', brotli: true },
    { name: `${name}: fonts`, path: fonts, limit: '75 kB', brotli: false },
  ];
});

export default [...weights, consent];
