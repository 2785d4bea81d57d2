import { expect, test } from 'vitest';
import { compareWithSample, sampleEuros } from '#domain/simulator/index.ts';
import { PLACE_LAYOUTS, placeGeometry } from './place-picture.tsx';

const count = (path: string) => path.split('M').length - 1;
const DOTTED = PLACE_LAYOUTS.filter(({ marks }) => marks === 'dots');
const COLUMNS = PLACE_LAYOUTS.filter(({ marks }) => marks === 'columns');

test.each(DOTTED)('the $name drawing has one dot for each simulated fleet', (layout) => {
  for (const vehicles of [5, 25, 60, 200]) {
    const { below, equal, above } = compareWithSample(vehicles, 200);
    const drawn = placeGeometry(sampleEuros(vehicles), 200, layout);
    expect([count(drawn.filled), count(drawn.equal), count(drawn.outlined)]).toEqual([
      below,
      equal,
      above,
    ]);
  }
});

const heights = (path: string) =>
  [...path.matchAll(/v(-[\d.]+)h/g)].reduce((sum, [, tall]) => sum - Number(tall), 0);

test.each(COLUMNS)('the $name drawing’s columns are as high as their fleets are many', (layout) => {
  for (const vehicles of [5, 25, 60, 200]) {
    const { below, above } = compareWithSample(vehicles, 200);
    const drawn = placeGeometry(sampleEuros(vehicles), 200, layout);
    expect(heights(drawn.filled) / heights(drawn.outlined)).toBeCloseTo(below / above, 1);
  }
});

test.each(PLACE_LAYOUTS)('the fleets fill the axis of the $name drawing', (layout) => {
  const { filled } = placeGeometry(sampleEuros(5), 1000, layout);
  const xs = [...filled.matchAll(/M([\d.]+) /g)].map(([, x]) => Number(x));
  expect(Math.max(...xs)).toBeGreaterThan(layout.width * 0.88);
  expect(Math.max(...xs)).toBeLessThan(layout.width);
});

test.each(PLACE_LAYOUTS)(
  'the tallest stack stays under the name in the $name drawing',
  (layout) => {
    const { filled, equal, outlined } = placeGeometry(sampleEuros(200), 200, layout);
    const tops = [
      ...(filled + equal + outlined).matchAll(/M[\d.]+ (-?[\d.]+)(?:v(-[\d.]+))?/g),
    ].map(([, y, up = 0]) => Number(y) + Number(up));
    expect(Math.min(...tops)).toBeGreaterThan(36);
  },
);
