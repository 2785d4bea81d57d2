import { expect, test } from 'vitest';
import { tariffHours } from './tariff-hours.ts';

test.each([
  ['peak', [{ from: 11, until: 2 }], [9, 11, 18, 20]],
  ['hph', [{ from: 10, until: 3 }], [6, 22]],
  ['hch', [{ from: 10, until: 3 }], [22, 6]],
  ['hpb', [{ from: 3, until: 10 }], [6, 22]],
  ['hcb', [{ from: 3, until: 10 }], [22, 6]],
] as const)('%s is recognised by its months and hours', (of, months, ends) => {
  const { hours, ...rest } = tariffHours(of, 'night');
  expect(rest.months).toEqual(months);
  expect(hours.flatMap(({ from, until }) => [from, until])).toEqual(ends);
});
