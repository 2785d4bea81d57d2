import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where the layout of this site may change; 'above' is one pixel more. */
const WIDTHS_PX = [480, 820, 1100, 1180, 1680];

const STYLES = globSync('src/**/*.css').map((path) => path.replaceAll('\\', '/'));

const foreignWidths = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/@media[^{]*/g)]
    .flatMap(([query]) => [...query.matchAll(/(min|max)-width: *(\d+)px/g)])
    .map(([, end, px]) => ({ end, px: Number(px) }))
    .filter(({ end, px }) => !WIDTHS_PX.includes(end === 'min' ? px - 1 : px))
    .map(({ end, px }) => `${end}-width: ${px}px`);

test('styles change at the widths of the system only', () => {
  expect(STYLES.length).toBeGreaterThan(50);
  const foreign = STYLES.flatMap((path) => foreignWidths(path).map((width) => `${path}: ${width}`));
  expect(foreign).toEqual([]);
});
