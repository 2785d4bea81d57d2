import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadWords } from '#content/load-words.ts';
import { policyDate } from '#domain/privacy/trackers.ts';
import { BRAND } from '#domain/site/brand.ts';
import { splitPrefix } from '#domain/site/language.ts';
import { FORM_FAILURES, NOT_FOUND_PATH, type PageId, pageAt, ROUTES } from '#domain/site/routes.ts';
import {
  readTrackers,
  type SiteAsset,
  type SiteManifest,
  type SitePage,
} from '#server/pages/site-manifest.ts';
import { assetType, writeCompressedCopies } from './assets.ts';
import { BUILD_FOLDER, builtPaths, wordsNames } from './build-variant.ts';
import { builtAt } from './built-at.ts';
import { filesOf, readClientManifest } from './client-files.ts';
import { feeds } from './feeds.ts';
import { pageModule } from './page-modules.ts';
import {
  bodyAfterStyles,
  bootWhenIdle,
  inlineScriptHashes,
  WAIT_FOR_ADDRESS,
  withoutScripts,
} from './page-scripts.ts';
import { privateStyle } from './private-style.ts';
import { proseInNode } from './prose/mdx-plugin.ts';
import { writeSearchIndex } from './search-index.ts';
import { writeShareImages } from './share-images.ts';
import { shareTags } from './share-tags.ts';
import { gpcJson, llmsTxt, robots, securityTxt, sitemap, webManifest } from './site-files.ts';
import { structuredData, withStructuredData } from './structured-data.ts';

/** Their figures are the visitor's own where the address carries a simulation. */
const SIMULATION_PAGES: readonly (PageId | undefined)[] = ['simulator', 'simulator-method'];

/** Their names change with their content: our own, and the pieces of the search index. */
const HASHED = /^\/assets\/|\.pf_(?:meta|index|fragment)$/;

/** The search engine is WebAssembly; no other page may compile any. */
const WASM = "'wasm-unsafe-eval'";

proseInNode();

/**
 * Turns what the router has rendered into what the server hands out: pages that hydrate when idle,
 * their script hashes, compressed copies, and a manifest that lists all of it.
 */
const root = BUILD_FOLDER;
const client = join(root, 'client');
const origin = process.env.SITE_ORIGIN ?? BRAND.defaultOrigin;
const trackers = readTrackers(process.env.TRACKERS, ({ name, id }) =>
  console.warn(`TRACKERS: '${name}' is left out, because '${id}' is not an id but stands for one.`),
);

const rendered = builtPaths().map((path) => ({
  path,
  html: readFileSync(join(client, path, 'index.html'), 'utf8'),
}));
const clientManifest = readClientManifest(client);
const words = moveWords();
const pages = await Promise.all(rendered.map(finishPage));
write('/sitemap.xml', sitemap(origin, trackers));
write('/robots.txt', robots(origin));
write('/llms.txt', await llmsTxt(origin));
write('/site.webmanifest', webManifest());
write('/.well-known/gpc.json', gpcJson(policyDate(trackers)));
write('/.well-known/security.txt', securityTxt(origin, builtAt()));
const { path: privateStylePath, text: privateStyleText } = privateStyle(hashedAssets());
write(privateStylePath, privateStyleText);
const feedFiles = await feeds(origin);
for (const { path, xml } of feedFiles) write(path, xml);
const assets = [
  '/favicon.svg',
  '/llms.txt',
  '/robots.txt',
  '/site.webmanifest',
  '/sitemap.xml',
  '/.well-known/gpc.json',
  '/.well-known/security.txt',
  ...(await writeShareImages(client)),
  ...(await writeSearchIndex(client)),
  ...feedFiles.map(({ path }) => path),
  ...hashedAssets(),
].map(finishAsset);
const isNotFound = ({ path }: SitePage) => splitPrefix(path).path === NOT_FOUND_PATH;
const manifest: SiteManifest = {
  origin,
  pages: pages.filter((page) => !isNotFound(page)),
  notFound: pages.filter(isNotFound),
  assets,
  privateStyle: privateStylePath,
  trackers: [...trackers],
};
writeFileSync(join(root, 'site.json'), JSON.stringify(manifest, null, 2));
rmSync(join(root, 'server'), { recursive: true, force: true });
console.log(`${root}: ${pages.length} pages, ${assets.length} assets for ${origin}`);

async function finishPage({
  path,
  html: rendered,
}: {
  path: string;
  html: string;
}): Promise<SitePage> {
  const file = join('client', path, 'index.html');
  const { prefix } = splitPrefix(path);
  const language = prefix === 'en' ? 'en' : 'fr';
  const known = pageAt(path);
  const page = known?.page ?? 'not-found';
  const { scripts, styles } = filesOf(clientManifest, [pageModule(page)]);
  const { html: idle, boot } = bootWhenIdle(withStyles(rendered, styles), {
    page,
    scripts,
    words: Object.fromEntries(
      [page, 'shell'].map((id) => [`${id}-${language}`, words.path(`${id}-${language}`)]),
    ),
    wordsVersion: words.version,
  });
  const booted = SIMULATION_PAGES.includes(known?.page)
    ? bodyAfterStyles(idle, WAIT_FOR_ADDRESS)
    : bodyAfterStyles(idle);
  const indexed = known !== undefined && ROUTES[known.page].indexed;
  const things = indexed ? await structuredData(known.page, language, origin) : [];
  const tags = indexed
    ? shareTags(known.page, language, origin, (await loadWords(known.page, language)).meta)
    : '';
  const html = withStructuredData(
    (known && FORM_FAILURES.includes(known.page) ? withoutScripts(booted) : booted).replace(
      '</head>',
      () => `${tags}</head>`,
    ),
    things,
  );
  write(boot.path, boot.text);
  writeFileSync(join(root, file), html);
  writeCompressedCopies(join(root, file));
  return {
    path,
    language,
    file,
    indexed,
    scriptSources: [...inlineScriptHashes(html), ...(known?.page === 'search' ? [WASM] : [])],
  };
}

/** The router links the style sheets of its routes, and knows no page's. */
function withStyles(html: string, styles: readonly string[]): string {
  const links = styles
    .filter((href) => !html.includes(`<link rel="stylesheet" href="${href}`))
    .map((href) => `<link rel="stylesheet" href="${href}"/>`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

/**
 * The router has written the words of each page and language as a file; all get one version, which every page
 * knows: a list of their hashes would weigh more than it saves.
 */
function moveWords() {
  const folder = join(client, 'words');
  const texts = wordsNames().map(
    (name) => [name, readFileSync(join(folder, `${name}.json`), 'utf8')] as const,
  );
  rmSync(folder, { recursive: true });
  const hash = createHash('sha256');
  for (const [, text] of texts) hash.update(text);
  const version = hash.digest('hex').slice(0, 8);
  const pathOf = (name: string) => `/assets/${name}-${version}.json`;
  for (const [name, text] of texts) write(pathOf(name), text);
  return { version, path: pathOf };
}

function hashedAssets(): string[] {
  return readdirSync(join(client, 'assets'))
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => `/assets/${name}`);
}

function finishAsset(path: string): SiteAsset {
  const type = assetType(path);
  if (type.compressed) writeCompressedCopies(join(client, path));
  return { path, file: join('client', path), immutable: HASHED.test(path), ...type };
}

function write(path: string, text: string) {
  const file = join(client, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
