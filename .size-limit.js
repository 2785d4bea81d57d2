import { filesOfPage } from './src/build/page-weight.ts';

const pages = [
  ['home, French', ''],
  ['home, English', 'en'],
];

/** Of which a visitor downloads one language's words: 4 kB for a page. */
const consent = {
  name: 'consent banner with the words of both languages: JavaScript and CSS',
  path: ['dist/client/assets/{consent,banner}-*.{js,css}'],
  limit: '4.2 kB',
  brotli: true,
};

const home = pages.flatMap(([name, page]) => {
  const { html, css, js, fonts } = filesOfPage('dist/client', page);
  return [
    { name: `${name}: HTML`, path: html, limit: '16 kB', brotli: true },
    { name: `${name}: CSS`, path: css, limit: '14 kB', brotli: true },
    // 115 for the house; the rest is what the newsletter (of its 3) and the banner (of its 4) keep in it.
    { name: `${name}: JavaScript`, path: js, limit: '116 kB', brotli: true },
    { name: `${name}: fonts`, path: fonts, limit: '75 kB', brotli: false },
  ];
});

/** What the simulator's page needs and a page of mere text does not. */
const { js: ofText } = filesOfPage('dist/client', 'faq');
const { html, css, js } = filesOfPage('dist/client', 'simulateur');

export default [
  ...home,
  consent,
  { name: 'simulator: HTML', path: html, limit: '30 kB', brotli: true },
  { name: 'simulator: CSS', path: css, limit: '14 kB', brotli: true },
  {
    name: 'simulator: JavaScript above a page of text',
    path: js.filter((file) => !ofText.includes(file)),
    limit: '25 kB',
    brotli: true,
  },
];
