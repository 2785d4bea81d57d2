import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_INPUTS, simulate } from '#domain/simulator/index.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { TooBusy } from '../process/side-task.ts';
import { type ModelThread, modelThread } from './model-thread.ts';

const log = { error: vi.fn() };
let model: ModelThread;
afterEach(async () => {
  await model.stop();
  log.error.mockClear();
});

const fleet = (vehicles: number) => ({ ...DEFAULT_INPUTS, mode: 'simple' as const, vehicles });

/** Stands in for the model: the number of vehicles decides what it does. */
const ENDS = 5;
const THROWS = 6;
const NEVER_ENDS = 7;
const IS_SLOW = 12;
const pretended = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ vehicles }) => {
      if (vehicles === ${ENDS}) process.exit(3);
      if (vehicles === ${THROWS}) throw new RangeError('of the thread');
      const startMs = performance.now();
      while (vehicles === ${NEVER_ENDS});
      while (vehicles === ${IS_SLOW} && performance.now() < startMs + 300);
      parentPort.postMessage({ answer: { vehicles, secrets: Object.keys(process.env) } });
    });`)}`,
);
const pretending = (options: object = {}) => modelThread({ log, entry: pretended, ...options });

test('the thread computes what the model does', async () => {
  model = modelThread({ log });
  expect(await model.run(fleet(25))).toEqual(simulate(fleet(25), FRENCH_YEARS));
});

test('an error of the model fails that request only, and says where it happened', async () => {
  model = modelThread({ log });
  const broken = { ...fleet(25), vehicleType: 'tram' } as unknown as ReturnType<typeof fleet>;
  const [failed, fine] = await Promise.allSettled([model.run(broken), model.run(fleet(30))]);
  expect(failed).toMatchObject({ status: 'rejected', reason: expect.any(TypeError) });
  expect((failed as PromiseRejectedResult).reason.stack).toContain('simulator/inputs.ts');
  expect(fine).toMatchObject({ status: 'fulfilled' });
  expect(log.error).not.toHaveBeenCalled();
});

test.each([
  ['ends', ENDS],
  ['throws what nobody catches', THROWS],
  ['computes without end', NEVER_ENDS],
])('a thread that %s is started again; only what it was at is lost', async (_, vehicles) => {
  // Long enough for a busy machine to start the thread in.
  model = pretending({ longestRunMs: 3_000, longestWaitMs: 20_000 });
  const asked = [8, vehicles, 9, 10].map((size) => model.run(fleet(size)));
  const answers = await Promise.allSettled(asked);
  expect(answers.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true]);
  expect(log.error).toHaveBeenCalledOnce();
  expect(log.error).toHaveBeenCalledWith(
    { err: (answers[1] as PromiseRejectedResult).reason },
    expect.stringContaining('the next one asked for starts it'),
  );
});

test('what finds no room is refused at once, what waits too long when its turn comes', async () => {
  model = pretending({ mostWaiting: 2, longestWaitMs: 100 });
  const asked = [IS_SLOW, 8, 9, 10].map((size) => model.run(fleet(size)));
  const first = await Promise.race(asked.map((one, nth) => one.catch(() => {}).then(() => nth)));
  expect(first).toBe(3);
  await expect(asked[3]).rejects.toThrow(TooBusy);
  const answers = await Promise.allSettled(asked);
  for (const late of [1, 2]) {
    expect(answers[late]).toMatchObject({ reason: expect.any(TooBusy) });
  }
  expect(await model.run(fleet(11))).toMatchObject({ vehicles: 11 });
});

test('when stopped, it rejects what waits and leaves no thread running', async () => {
  model = pretending();
  const asked = [NEVER_ENDS, 8].map((size) => model.run(fleet(size)));
  const answers = Promise.allSettled(asked);
  await model.stop();
  for (const answer of await answers) {
    expect(answer).toMatchObject({ reason: expect.any(TooBusy) });
  }
  await expect(model.run(fleet(9))).rejects.toThrow(TooBusy);
  expect(log.error).not.toHaveBeenCalled();
});

test('the thread sees none of the process’s settings', async () => {
  model = pretending();
  expect(await model.run(fleet(8))).toMatchObject({ secrets: [] });
});
