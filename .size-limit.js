import { filesOfPage } from './src/build/page-weight.ts';

const pages = [
  ['home, French', ''],
  ['home, English', 'en'],
];

const home = pages.flatMap(([name, page]) => {
  const { html, css, js, fonts } = filesOfPage('dist/client', page);
  return [
    { name: `${name}: HTML`, path: html, limit: '16 kB', brotli: true },
    { name: `${name}: CSS`, path: css, limit: '14 kB', brotli: true },
    { name: `${name}: JavaScript`, path: js, limit: '115 kB', brotli: true },
    { name: `${name}: fonts`, path: fonts, limit: '75 kB', brotli: false },
  ];
});

/** The simulator may weigh 25 kB more than home. */
const { html, css, js } = filesOfPage('dist/client', 'simulateur');

export default [
  ...home,
  { name: 'simulator: HTML', path: html, limit: '30 kB', brotli: true },
  { name: 'simulator: CSS', path: css, limit: '16 kB', brotli: true },
  { name: 'simulator: JavaScript', path: js, limit: '140 kB', brotli: true },
];
