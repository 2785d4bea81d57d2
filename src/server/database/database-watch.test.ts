import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { capturedLog } from '../testing/captured-log.ts';
import { watchDatabase } from './database-watch.ts';

let lines: ReturnType<typeof capturedLog>['lines'];
let answer: () => Promise<unknown>;
let watch: ReturnType<typeof watchDatabase>;
let asked: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  asked = 0;
  answer = async () => {};
  const query = () => {
    asked += 1;
    return answer();
  };
  const pool = { on() {}, query } as unknown as Pool;
  const captured = capturedLog();
  lines = captured.lines;
  watch = watchDatabase({ pool, log: captured.log, probe: { text: 'SELECT 1' } });
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

const gone = () => Object.assign(new Error('secret'), { code: 'ECONNREFUSED' });

test('an outage of five minutes is logged in seven lines, however many requests fail', async () => {
  answer = () => Promise.reject(gone());
  for (let second = 0; second < 300; second += 1) {
    for (let count = 0; count < 7; count += 1) watch.failed(gone());
    await vi.advanceTimersByTimeAsync(1000);
  }
  answer = async () => {};
  await vi.advanceTimersByTimeAsync(4000);
  expect(lines.map(({ msg }) => msg)).toEqual([
    ...Array<string>(6).fill('database unavailable'),
    'database available again',
  ]);
  expect(lines[1]).toMatchObject({ why: 'it does not answer', seconds: 58, folded: 29 });
  expect(lines.at(-1)).toMatchObject({ seconds: expect.closeTo(301, -1) });
  expect(lines.at(-1)?.failures).toBeGreaterThanOrEqual(2100);
});

test('a second outage has a line of its own, a database that comes and goes by two a minute', async () => {
  const outage = async () => {
    watch.failed(gone());
    await vi.advanceTimersByTimeAsync(4000);
  };
  await outage();
  await vi.advanceTimersByTimeAsync(120_000);
  await outage();
  expect(lines.map(({ level }) => level)).toEqual([50, 30, 50, 30]);
  for (let count = 0; count < 30; count += 1) await outage();
  expect(lines.slice(4).map(({ msg }) => msg)).toEqual([
    'database unavailable',
    'database available again',
    'database unavailable',
    'database available again',
  ]);
});

test('with a full disk it is not ready, although one row can still be written', async () => {
  expect(await watch.trouble()).toBeUndefined();
  watch.failed(Object.assign(new Error(), { code: '53100' }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await watch.trouble()).toBe('its disk is full: nothing can be kept');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await watch.trouble()).toBeUndefined();
});

test('it is checked at most once a second', async () => {
  await Promise.all(Array.from({ length: 50 }, () => watch.trouble()));
  expect(asked).toBe(1);
});
