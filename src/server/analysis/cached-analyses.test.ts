import { expect, test, vi } from 'vitest';
import { DEFAULT_STATE } from '#domain/simulator/index.ts';
import { cachedAnalyses } from './cached-analyses.ts';

const state = (vehicles: number) => ({
  ...DEFAULT_STATE,
  fleet: { ...DEFAULT_STATE.fleet, vehicles },
});

function counted(options: { mostKept?: number; now?: () => Date } = {}) {
  const run = vi.fn(async () => ({
    pdf: Buffer.from('%PDF'),
    modelVersion: '2',
    shown: {} as never,
    vehicles: 10,
    open: [],
  }));
  const analysisOf = cachedAnalyses({ process: { run }, origin: 'https://a.example', ...options });
  return { run, ask: (vehicles: number) => analysisOf(state(vehicles), 'fr') };
}

test('the least recently used analysis is evicted first', async () => {
  const { run, ask } = counted({ mostKept: 2 });
  for (const vehicles of [10, 11, 10, 12, 10]) await ask(vehicles);
  expect(run).toHaveBeenCalledTimes(3);
  await ask(11);
  expect(run).toHaveBeenCalledTimes(4);
});

test('an analysis carries the day in Paris: tomorrow’s is another', async () => {
  const now = vi.fn(() => new Date('2026-11-18T22:53Z'));
  const { run, ask } = counted({ now });
  await ask(10);
  now.mockReturnValue(new Date('2026-11-18T23:53Z'));
  await ask(10);
  expect(run.mock.calls).toMatchObject([
    [{ frame: { day: '2026-11-18' } }],
    [{ frame: { day: '2026-11-19' } }],
  ]);
});
