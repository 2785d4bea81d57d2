import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtPages } from './built-site.ts';

const ASSETS = 'dist/client/assets';

test('every page preloads the fonts its style sheets ask for, and no others', () => {
  const asked = new Set(
    readdirSync(ASSETS)
      .filter((name) => name.endsWith('.css'))
      .flatMap((name) => fontsIn(readFileSync(`${ASSETS}/${name}`, 'utf8'))),
  );
  expect(asked.size).toBe(2);
  for (const { file } of builtPages()) {
    expect(new Set(fontsIn(readFileSync(`dist/${file}`, 'utf8')))).toEqual(asked);
  }
});

const fontsIn = (text: string): string[] => text.match(/[\w-]+\.woff2/g) ?? [];
