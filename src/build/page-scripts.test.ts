import { webcrypto } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext, Script } from 'node:vm';
import { expect, test } from 'vitest';
import { carriesSimulation } from '#domain/simulator/index.ts';
import {
  bootWhenIdle,
  errorScreenTemplate,
  inlineScriptHashes,
  WAIT_FOR_ADDRESS,
  withoutScripts,
} from './page-scripts.ts';
import { scopedClassName } from './vite-options.ts';

const IMPORTS = 'import "/assets/manifest-1.js";\nimport * as home from "/assets/home-2.js";';

const HANDED_OVER = [
  String.raw`<script>window.__reactRouterContext.streamController.enqueue("[\"La nuit\",\"\u003cb>\"]\n");</script>`,
  '<script>window.__reactRouterContext.streamController.close();</script>',
].join('<!--$-->');

const page = (code: string) => `<!DOCTYPE html><html lang="fr"><head>
<link rel="stylesheet" href="/assets/root-3.css"/>
<link rel="modulepreload" href="/assets/vendor-4.js"/><link rel="modulepreload" crossorigin="" href="/assets/home-2.js"/>
<link rel="preload" href="/assets/bricolage-5.woff2" as="font"/>
</head><body><main>La nuit, 600\u202f€</main>
<script>window.__context = {};</script><script type="module" async="">${code}</script>
<!--$-->${HANDED_OVER}<!--/$--></body></html>`;

const BOOTED = bootWhenIdle(page(IMPORTS), 'home', 'v1');

const starterOf = (html: string) =>
  /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html);

test('the imports of the page move to a file of their own, named after what it holds', () => {
  const { html, boot } = BOOTED;
  expect(boot.text).toBe(`window.dataVersion="v1";${IMPORTS}`);
  expect(boot.path).toMatch(/^\/assets\/boot-[\da-f]{8}\.js$/);
  expect(html).not.toContain('/assets/manifest-1.js');
});

test('the words handed over for hydration move to a file, as the router will read them', () => {
  const { html, words } = BOOTED;
  expect(words.text).toBe('["La nuit","<b>"]\n');
  expect(words.path).toMatch(/^\/assets\/words-[\da-f]{8}\.json$/);
  expect(html).not.toContain('streamController.enqueue("');
  expect(starterOf(html)?.[1]).toContain(`fetch("${words.path}")`);
});

test('the page itself only knows where that file is and when to ask for it', () => {
  const { html, boot } = BOOTED;
  const starter = starterOf(html)?.[1] ?? '';
  expect(starter).toContain(`import("${boot.path}")`);
  for (const sign of ['pointerdown', 'pointerover', 'touchstart', 'keydown']) {
    expect(starter).toContain(`"${sign}"`);
  }
  expect(() => new Script(starter)).not.toThrow();
});

test('a page that waits for the simulation in its address starts at once', () => {
  const { html, boot, words } = BOOTED;
  const code = (starterOf(html)?.[1] ?? '').replace('import(', 'fetched.push(');
  const startedWith = (dataset: object) => {
    const fetched: string[] = [];
    const document = { readyState: 'loading', documentElement: { dataset } };
    const fetch = async (path: string) => fetched.push(path);
    runInNewContext(code, { fetched, fetch, document, addEventListener: () => undefined });
    return fetched;
  };
  expect(startedWith({ simulation: 'awaited' })).toEqual([boot.path, words.path]);
  expect(startedWith({})).toEqual([]);
});

test('modulepreload links go, so that nothing is fetched ahead, and everything else stays to the letter', () => {
  const { html } = BOOTED;
  const [, starter = ''] = starterOf(html) ?? [];
  const expected = page(IMPORTS)
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script>window\.__reactRouterContext.*?<\/script>/gs, '');
  expect(html.replace(starter, '')).toBe(expected.replace(IMPORTS, ''));
});

test('the same imports give the same name, other imports another', () => {
  const name = (code: string) => bootWhenIdle(page(code), 'home', 'v1').boot.path;
  expect(name(IMPORTS)).toBe(name(IMPORTS));
  expect(name(`${IMPORTS}\n`)).not.toBe(name(IMPORTS));
});

test('code that holds dollar signs is moved unharmed', () => {
  const code = 'const price = "$& $1";';
  const { html, boot } = bootWhenIdle(page(code), 'home', 'v1');
  expect(boot.text).toBe(`window.dataVersion="v1";${code}`);
  expect(starterOf(html)?.[1]).toContain(boot.path);
});

test.each([
  ['module script', '<html><body><script>1</script></body></html>'],
  ['words', page(IMPORTS).replace(HANDED_OVER, '')],
])('a page without %s is refused', (what, html) => {
  expect(() => bootWhenIdle(html, 'home', 'v1')).toThrow(`A page has no ${what}`);
});

test('a page without scripts has none left, and all of its text', () => {
  const html = withoutScripts(BOOTED.html);
  expect(html).not.toContain('<script');
  expect(html).toContain('<main>La nuit, 600\u202f€</main>');
});

function markAt(search: string): string | undefined {
  const document = { documentElement: { dataset: {} as { simulation?: string } } };
  runInNewContext(WAIT_FOR_ADDRESS, { document, location: { search } });
  return document.documentElement.dataset.simulation;
}

test.each([
  ['?v=60', true],
  ['?utm_source=mail&m=expert', true],
  ['?s=0c2f', true],
  ['?ab=b&b.v=7', true],
  ['?n0=20', true],
  ['', false],
  ['?utm_source=mail', false],
  ['?vehicles=3', false],
  ['?q', false],
])('an address with "%s" waits for its own figures: %s', (search, waits) => {
  expect(carriesSimulation(search)).toBe(waits);
  expect(markAt(search)).toBe(waits ? 'awaited' : undefined);
});

/** As a browser does it: the SHA-256 of the script's own bytes, to the last space, in base64. */
async function browserHash(code: string): Promise<string> {
  const digest = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  return `'sha256-${Buffer.from(digest).toString('base64')}'`;
}

test('the hash is the one of the specification’s own example', () => {
  expect(inlineScriptHashes("<script>alert('Hello, world.');</script>")).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ]);
});

const CODE = '\n  window.words = "départ à 7\u202fh";\n';

test.each([
  ['by its own bytes, spaces and accents included', `<p>…</p><script>${CODE}</script>`, [CODE]],
  [
    'module or not, in their order',
    '<script>one()</script><script type="module" async="">two()</script>',
    ['one()', 'two()'],
  ],
  ['once, if it stands twice', '<script>again()</script>'.repeat(2), ['again()']],
  [
    'not, if it is data',
    '<script type="application/ld+json">{"@type":"Organization"}</script>',
    [],
  ],
  ['not, if it is a file', '<script type="module" src="/assets/boot-1.js"></script>', []],
  ['not, if there is none', '<main>Bonjour</main>', []],
])('an inline script is named %s', async (_, html, codes) => {
  expect(inlineScriptHashes(html)).toEqual(await Promise.all(codes.map(browserHash)));
});

test('the error screen that lies ready has the classes of the stylesheets', () => {
  const known = globSync('src/**/*.module.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) =>
      scopedClassName(name, resolve(file)),
    ),
  );
  const words = { explanation: '', reference: '', reload: '', home: '' };
  const classes = [...errorScreenTemplate(words, '/').matchAll(/class="([^"]+)"/g)].flatMap(
    ([, names = '']) => names.split(' '),
  );
  expect(classes.length).toBeGreaterThan(8);
  expect(classes.filter((name) => !known.includes(name))).toEqual([]);
});
