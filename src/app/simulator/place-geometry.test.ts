import { expect, test } from 'vitest';
import { DEFAULT_INPUTS } from '#domain/simulator/inputs.ts';
import { compareWithSample, sampleEurosPerVehicle } from '#domain/simulator/sample.ts';
import { PLACE_LAYOUTS, placeGeometry } from './place-geometry.ts';

const count = (path: string) => path.split('M').length - 1;

test.each(PLACE_LAYOUTS)('the $name drawing has one dot for each simulated fleet', (layout) => {
  for (const vehicles of [5, 25, 60, 200]) {
    const { below, equal, above } = compareWithSample({ ...DEFAULT_INPUTS, vehicles });
    const drawn = placeGeometry(sampleEurosPerVehicle(vehicles), 300, layout);
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
    const { filled, equal, outlined } = placeGeometry(sampleEurosPerVehicle(200), 300, layout);
    const tops = [...(filled + equal + outlined).matchAll(/M[\d.]+ (-?[\d.]+)/g)].map(([, y]) =>
      Number(y),
    );
    expect(Math.min(...tops)).toBeGreaterThan(36);
  },
);
