import { filesOfChunk, filesOfPage } from './src/build/page-weight.ts';

const CLIENT = 'dist/client';

const homes = [
  ['home, French', ''],
  ['home, English', 'en'],
].flatMap(([name, page]) => {
  const { html, css, js, fonts } = filesOfPage(CLIENT, page);
  return [
    { name: `${name}: HTML`, path: html, limit: '16 kB', brotli: true },
    { name: `${name}: CSS`, path: css, limit: '14 kB', brotli: true },
    { name: `${name}: JavaScript`, path: js, limit: '115 kB', brotli: true },
    { name: `${name}: fonts`, path: fonts, limit: '75 kB', brotli: false },
  ];
});

/** What a form costs a visitor who comes from the home page; its page's own sections included. */
const beyondHome = (files) => {
  const { js } = filesOfPage(CLIENT, '');
  return files.filter((file) => !js.includes(file));
};
const form = (name, files, limit) => ({
  name: `${name}: JavaScript beyond home`,
  path: beyondHome(files),
  limit,
  brotli: true,
});

/** It may weigh 25 kB more than home. */
const simulator = filesOfPage(CLIENT, 'simulateur');

export default [
  ...homes,
  { name: 'simulator: HTML', path: simulator.html, limit: '30 kB', brotli: true },
  { name: 'simulator: CSS', path: simulator.css, limit: '16 kB', brotli: true },
  { name: 'simulator: JavaScript', path: simulator.js, limit: '140 kB', brotli: true },
  form('newsletter form', filesOfChunk(CLIENT, 'newsletter-sending'), '3 kB'),
  form('contact dialog', filesOfChunk(CLIENT, 'load-contact-dialog'), '14 kB'),
  form('contact page', filesOfPage(CLIENT, 'contact').js, '14 kB'),
  form('pre-registration page', filesOfPage(CLIENT, 'pre-inscription').js, '14 kB'),
];
