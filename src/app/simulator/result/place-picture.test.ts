import { expect, test } from 'vitest';
import { compareWithSample, sampleEuros } from '#domain/simulator/comparison.ts';
import { PLACE_LAYOUTS, placeGeometry } from './place-picture.tsx';

const count = (path: string) => path.split('M').length - 1;

test.each(PLACE_LAYOUTS)('the $name drawing has one dot for each simulated fleet', (layout) => {
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

test.each(PLACE_LAYOUTS)(
  'the tallest stack stays under the name in the $name drawing',
  (layout) => {
    const { filled, equal, outlined } = placeGeometry(sampleEuros(200), 200, layout);
    const tops = [...(filled + equal + outlined).matchAll(/M[\d.]+ (-?[\d.]+)/g)].map(([, y]) =>
      Number(y),
    );
    expect(Math.min(...tops)).toBeGreaterThan(36);
  },
);
