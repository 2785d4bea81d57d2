import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchDatabase } from './database-watch.ts';

type Line = [level: string, facts: Record<string, unknown>, message: string];
let lines: Line[];
let answer: () => Promise<unknown>;
let watch: ReturnType<typeof watchDatabase>;
let asked: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  lines = [];
  asked = 0;
  answer = async () => {};
  const note = (level: string) => (facts: Line[1], message: string) =>
    void lines.push([level, facts, message]);
  const query = () => {
    asked += 1;
    return answer();
  };
  const pool = { on() {}, query } as unknown as Pool;
  const log = { info: note('info'), warn: note('warn'), error: note('error') };
  watch = watchDatabase({ pool, log: log as never, probe: { text: 'SELECT 1' } });
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

const gone = () => Object.assign(new Error('secret'), { code: 'ECONNREFUSED' });

test('an outage of five minutes is seven lines, however many are turned away', async () => {
  answer = () => Promise.reject(gone());
  for (let second = 0; second < 300; second += 1) {
    for (let count = 0; count < 7; count += 1) watch.failed(gone());
    await vi.advanceTimersByTimeAsync(1000);
  }
  answer = async () => {};
  await vi.advanceTimersByTimeAsync(4000);
  expect(lines.map(([level, , message]) => `${level} ${message}`)).toEqual([
    'error database unavailable',
    ...Array<string>(5).fill('warn database still unavailable'),
    'info database available again',
  ]);
  expect(lines.at(-1)?.[1]).toMatchObject({ seconds: expect.closeTo(301, -1) });
  expect(lines.at(-1)?.[1].failures).toBeGreaterThanOrEqual(2100);
});

test('a second outage begins with a line of its own', async () => {
  for (let count = 0; count < 2; count += 1) {
    watch.failed(gone());
    await vi.advanceTimersByTimeAsync(4000);
  }
  expect(lines.map(([level]) => level)).toEqual(['error', 'info', 'error', 'info']);
});

test('while its disk is full it is in trouble although one row can still be written', async () => {
  expect(await watch.trouble()).toBeUndefined();
  watch.failed(Object.assign(new Error(), { code: '53100' }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await watch.trouble()).toBe('its disk is full: nothing can be kept');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await watch.trouble()).toBeUndefined();
});

test('however many ask, it is asked once a second', async () => {
  await Promise.all(Array.from({ length: 50 }, () => watch.trouble()));
  expect(asked).toBe(1);
});
