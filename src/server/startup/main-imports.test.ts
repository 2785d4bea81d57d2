import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const STATIC_IMPORT = /^(?:import|export) (?!type\b)[^;]*?from '([^']+)';$/gm;

/** What a file loads before its first line runs: our own files and packages. */
function loadedWith(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
    if (name.startsWith('.')) loadedWith(join(dirname(file), name), known);
    else if (name.startsWith('#')) loadedWith(`src/${name.slice(1)}`, known);
    else known.add(name);
  }
  return known;
}

test('a site without a worker loads neither queues nor mail', () => {
  const loaded = loadedWith('src/server/startup/main.ts');
  expect([...loaded]).toContain('fastify');
  expect([...loaded].filter((name) => /^(?:pg-boss|nodemailer)$/.test(name))).toEqual([]);
  expect([...loadedWith('src/server/startup/start-worker.ts')]).toContain('pg-boss');
});
