import { webcrypto } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptHashes } from './script-hashes.ts';

/** As a browser does it: the SHA-256 of the script's own bytes, to the last space, in base64. */
async function browserHash(code: string): Promise<string> {
  const digest = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  return `'sha256-${Buffer.from(digest).toString('base64')}'`;
}

test('a script is known by the hash a browser computes, spaces and accents included', async () => {
  const code = '\n  window.words = "départ à 7\u202fh";\n';
  expect(inlineScriptHashes(`<p>…</p><script>${code}</script>`)).toEqual([await browserHash(code)]);
});

test('the hash is the one of the specification’s own example', () => {
  expect(inlineScriptHashes("<script>alert('Hello, world.');</script>")).toEqual([
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ]);
});

test('every inline script counts, module or not, in the order they stand', async () => {
  const html = '<script>one()</script><script type="module" async="">two()</script>';
  expect(inlineScriptHashes(html)).toEqual([
    await browserHash('one()'),
    await browserHash('two()'),
  ]);
});

test('data for search engines and scripts fetched from a file need no hash', () => {
  const data = '<script type="application/ld+json">{"@type":"Organization"}</script>';
  const file = '<script type="module" src="/assets/boot-1.js"></script>';
  expect(inlineScriptHashes(data + file)).toEqual([]);
});

test('a script that stands twice is named once', async () => {
  const html = '<script>again()</script>'.repeat(2);
  expect(inlineScriptHashes(html)).toEqual([await browserHash('again()')]);
});

test('a page without scripts has none to name', () => {
  expect(inlineScriptHashes('<main>Bonjour</main>')).toEqual([]);
});
