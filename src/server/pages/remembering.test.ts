import { expect, test, vi } from 'vitest';
import { remembering } from './remembering.ts';

const upper = (header: string | undefined) => (header ?? 'none').toUpperCase();

test('the same header is decided once', () => {
  const decide = vi.fn(upper);
  const remembered = remembering(decide);
  expect([
    remembered('fr'),
    remembered('fr'),
    remembered(undefined),
    remembered(undefined),
  ]).toEqual(['FR', 'FR', 'NONE', 'NONE']);
  expect(decide).toHaveBeenCalledTimes(2);
});

test('made-up headers are answered rightly and not piled up', () => {
  const decide = vi.fn(upper);
  const remembered = remembering(decide);
  for (let i = 0; i < 2_000; i += 1) expect(remembered(`x${i}`)).toBe(`X${i}`);
  remembered('x0');
  expect(decide).toHaveBeenCalledTimes(2_001);
});

test('an endless header is not kept', () => {
  const decide = vi.fn(upper);
  const remembered = remembering(decide);
  remembered('x'.repeat(10_000));
  remembered('x'.repeat(10_000));
  expect(decide).toHaveBeenCalledTimes(2);
});
