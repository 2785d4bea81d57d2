import { webcrypto } from 'node:crypto';
import { runInNewContext, Script } from 'node:vm';
import { expect, test } from 'vitest';
import { carriesSimulation } from '#domain/simulator/index.ts';
import {
  bootWhenIdle,
  inlineScriptHashes,
  WAIT_FOR_ADDRESS,
  withoutScripts,
} from './page-scripts.ts';

const IMPORTS = 'import "/assets/manifest-1.js";\nimport * as home from "/assets/home-2.js";';

const page = (code: string) => `<!DOCTYPE html><html lang="fr"><head>
<link rel="stylesheet" href="/assets/root-3.css"/>
<link rel="modulepreload" href="/assets/vendor-4.js"/><link rel="modulepreload" crossorigin="" href="/assets/home-2.js"/>
<link rel="preload" href="/assets/bricolage-5.woff2" as="font"/>
</head><body><main>La nuit, 600\u202f€</main>
<script>window.__context = {};</script><script type="module" async="">${code}</script></body></html>`;

const PARTS = {
  page: 'home',
  scripts: ['/assets/pictures-6.js', '/assets/home-7.js'],
  words: { 'home-fr': '/assets/home-fr-1.json', 'shell-fr': '/assets/shell-fr-1.json' },
  wordsVersion: '1',
} as const;
const WITH_SCRIPTS = 'import "/assets/pictures-6.js";import "/assets/home-7.js";';

const BOOTED = bootWhenIdle(page(IMPORTS), PARTS);

const starterOf = (html: string) =>
  /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html);

test('the imports of router and page move to a file of their own, named after what it holds', () => {
  const { html, boot } = BOOTED;
  expect(boot.text).toBe(WITH_SCRIPTS + IMPORTS);
  expect(boot.path).toMatch(/^\/assets\/boot-[\da-f]{8}\.js$/);
  expect(html).not.toContain('/assets/manifest-1.js');
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

test('a page that waits for the simulation in its address starts at once, with its words', () => {
  const { html, boot } = BOOTED;
  const code = (starterOf(html)?.[1] ?? '').replace('import(', 'fetched.push(');
  const startedWith = (dataset: object) => {
    const fetched: string[] = [];
    const window: { wordsVersion?: string; firstWords?: object } = {};
    const document = { readyState: 'loading', documentElement: { dataset } };
    const fetch = async (path: string) => {
      fetched.push(path);
      return { ok: true, json: () => path };
    };
    runInNewContext(code, { window, fetched, fetch, document, addEventListener: () => undefined });
    expect(window.wordsVersion).toBe('1');
    return { fetched, names: Object.keys(window.firstWords ?? {}) };
  };
  expect(startedWith({ simulation: 'awaited' })).toEqual({
    fetched: [...Object.values(PARTS.words), boot.path],
    names: Object.keys(PARTS.words),
  });
  expect(startedWith({})).toEqual({ fetched: [], names: [] });
});

test('modulepreload links go, so that nothing is fetched ahead, and everything else stays to the letter', () => {
  const { html } = BOOTED;
  const [, starter = ''] = starterOf(html) ?? [];
  const expected = page(IMPORTS).replace(/<link rel="modulepreload"[^>]*>/g, '');
  expect(html.replace(starter, '')).toBe(expected.replace(IMPORTS, ''));
});

test('the same imports give the same name, other imports another', () => {
  const name = (code: string) => bootWhenIdle(page(code), PARTS).boot.path;
  expect(name(IMPORTS)).toBe(name(IMPORTS));
  expect(name(`${IMPORTS}\n`)).not.toBe(name(IMPORTS));
});

test('code that holds dollar signs is moved unharmed', () => {
  const code = 'const price = "$& $1";';
  const { html, boot } = bootWhenIdle(page(code), PARTS);
  expect(boot.text).toBe(WITH_SCRIPTS + code);
  expect(starterOf(html)?.[1]).toContain(boot.path);
});

test('a page that the router writes otherwise stops the build', () => {
  const html = '<html><body><script>1</script></body></html>';
  expect(() => bootWhenIdle(html, PARTS)).toThrow('A page has no module script');
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
