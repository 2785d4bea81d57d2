import { readdirSync, readFileSync } from 'node:fs';
import { filesOfChunk, filesOfPage } from './src/build/page-weight.ts';

const CLIENT = 'dist/client';

const homes = [
  ['home, French', ''],
  ['home, English', 'en'],
].flatMap(([name, page]) => {
  const { html, words, css, js, fonts } = filesOfPage(CLIENT, page);
  return [
    { name: `${name}: HTML`, path: html, limit: '20 kB', brotli: true },
    { name: `${name}: words for hydration`, path: words, limit: '5 kB', brotli: true },
    { name: `${name}: CSS`, path: css, limit: '12 kB', brotli: true },
    // With the chart kit, which the next page then has.
    { name: `${name}: JavaScript`, path: js, limit: '123 kB', brotli: true },
    { name: `${name}: fonts`, path: fonts, limit: '75 kB', brotli: false },
  ];
});

/** A page has the words of one language: counted with the French ones, which are longer. */
const ASSETS = `${CLIENT}/assets`;
const isEnglish = (file) => readFileSync(file, 'utf8').includes('Essential only');
const consent = {
  name: 'consent banner, French: JavaScript and CSS',
  path: readdirSync(ASSETS)
    .filter((name) => /^(consent|banner)-(?!with-).*\.(js|css)$/.test(name))
    .map((name) => `${ASSETS}/${name}`)
    .filter((file) => !isEnglish(file)),
  limit: '4.8 kB',
  brotli: true,
};

/** Fetched by those who agreed to be counted, and by nobody else. */
const counting = {
  name: 'counting: JavaScript',
  path: filesOfChunk(CLIENT, 'active-trackers').filter(
    (file) => !filesOfPage(CLIENT, '').js.includes(file) && !consent.path.includes(file),
  ),
  limit: '6 kB',
  brotli: true,
};

/** What a form costs a visitor who comes from the home page, with its page's own sections. */
const beyondHome = (files) => {
  const { js } = filesOfPage(CLIENT, '');
  return files.filter((file) => !js.includes(file));
};
const forms = [
  {
    name: 'newsletter form',
    files: filesOfChunk(CLIENT, 'newsletter-subscription'),
    limit: '3.1 kB',
  },
  { name: 'contact dialog', files: filesOfChunk(CLIENT, 'contact-dialog'), limit: '15 kB' },
  { name: 'contact page', files: filesOfPage(CLIENT, 'contact').js, limit: '15 kB' },
  // The whole page that thanks comes with the form: after sending it must not have to be fetched.
  { name: 'pre-registration', files: filesOfPage(CLIENT, 'pre-inscription').js, limit: '16.2 kB' },
].map(({ name, files, limit }) => ({
  name: `${name}: JavaScript beyond home`,
  path: beyondHome(files),
  limit,
  brotli: true,
}));

/** What the simulator's page needs and a page of mere text does not, which has none of the simulator's questions. */
const { js: ofText } = filesOfPage(CLIENT, 'faq');
const assetsNamed = (name) =>
  readdirSync(ASSETS)
    .filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))
    .map((file) => `${ASSETS}/${file}`);
const { html, css, js } = filesOfPage(CLIENT, 'simulateur');
const simulator = [
  // With the first screen of model 3: the answers and their sheet weigh more, the HTML less.
  { name: 'simulator: HTML', path: html, limit: '14 kB', brotli: true },
  { name: 'simulator: CSS', path: css, limit: '13.6 kB', brotli: true },
  {
    name: 'simulator: JavaScript above a page of text',
    path: js.filter((file) => !ofText.includes(file)),
    limit: '38 kB',
    brotli: true,
  },
  // Fetched by its own thread once the page stands.
  { name: 'simulator: model', path: assetsNamed('model-thread'), limit: '12 kB', brotli: true },
  // Fetched by the page after its thread's first answer.
  {
    name: 'simulator: model on the page',
    path: assetsNamed('model-here'),
    limit: '4 kB',
    brotli: true,
  },
  {
    name: 'simulator: three years of prices',
    path: assetsNamed('french-years'),
    limit: '58 kB',
    brotli: true,
  },
];

export default [...homes, consent, counting, ...forms, ...simulator];
