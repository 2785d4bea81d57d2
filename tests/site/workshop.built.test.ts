import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtPages } from './built-site.ts';

const ASSETS = 'dist/client/assets';

test('what visitors get has no workshop', () => {
  const paths = builtPages().map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => path.includes('workshop'))).toEqual([]);
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  const texts = scripts.map((name) => readFileSync(`${ASSETS}/${name}`, 'utf8'));
  expect(texts.filter((text) => text.includes('data-specimen'))).toEqual([]);
});
