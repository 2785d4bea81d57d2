import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { capturedLog } from '../testing/captured-log.ts';
import { writeFoldedLines } from './folded-lines.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);

test('the first line is written at once, the others once a minute with their count', () => {
  const { log, lines } = capturedLog();
  for (let second = 0; second < 180; second += 1) {
    for (let nth = 0; nth < 10; nth += 1) log.warn({ why: 'HTTP 500' }, 'refused');
    vi.advanceTimersByTime(1000);
  }
  expect(lines.map(({ folded }) => folded)).toEqual([undefined, 599, 600, 600]);
  minutes(2);
  expect(lines).toHaveLength(4);
  log.warn({ why: 'HTTP 500' }, 'refused');
  expect(lines).toHaveLength(5);
  expect(lines[4]).not.toHaveProperty('folded');
});

test('the line of the minute is the newest, and names what can be looked up', () => {
  const { log, lines } = capturedLog();
  for (let nth = 1; nth <= 4; nth += 1) log.error({ delivery: `id-${nth}`, attempt: nth }, 'dead');
  log.child({ request: 'q-5' }).error({ attempt: 5 }, 'dead');
  minutes(1);
  expect(lines).toEqual([
    expect.objectContaining({ level: 50, delivery: 'id-1', attempt: 1 }),
    expect.objectContaining({
      level: 50,
      request: 'q-5',
      attempt: 5,
      folded: 4,
      references: ['id-2', 'id-3', 'id-4', 'q-5'],
    }),
  ]);
});

test('another destination, reason or error is another line', () => {
  const { log, lines } = capturedLog();
  const at = (code: string) => Object.assign(new Error(), { code });
  for (let nth = 0; nth < 3; nth += 1) {
    log.warn({ destination: 'crm', why: 'timeout' }, 'failed');
    log.warn({ destination: 'n8n', why: 'timeout' }, 'failed');
    log.warn({ destination: 'n8n', why: 'HTTP 500' }, 'failed');
    log.warn({ err: at('23505') }, 'failed');
    log.warn({ err: at('23514') }, 'failed');
    log.warn({ err: new TypeError() }, 'failed');
    log.warn({ err: new TypeError() }, 'failed');
  }
  expect(lines).toHaveLength(7);
});

test('of ever new kinds of lines twenty-one a minute are written', () => {
  const { log, lines } = capturedLog();
  for (let nth = 0; nth < 1000; nth += 1) {
    log.warn({ page: 'home', frames: [`x-${nth}.js:1:1`], reference: `R${nth}` }, 'in a browser');
  }
  expect(lines).toHaveLength(21);
  minutes(1);
  expect(lines).toHaveLength(22);
  expect(lines[21]).toMatchObject({ folded: 979, frames: ['x-999.js:1:1'] });
  expect(lines[21]?.references).toHaveLength(50);
});

test('a line without facts is folded too, a fatal one never', () => {
  const { log, lines } = capturedLog();
  for (let nth = 0; nth < 3; nth += 1) {
    log.error('not let in');
    log.fatal({ origin: 'uncaughtException' }, 'ends');
  }
  expect(lines.map(({ msg }) => msg)).toEqual(['not let in', 'ends', 'ends', 'ends']);
});

test('what is folded when the process ends is written then', () => {
  const { log, lines } = capturedLog();
  for (let nth = 0; nth < 3; nth += 1) log.warn({ attempt: nth }, 'failed');
  writeFoldedLines();
  minutes(5);
  expect(lines.map(({ attempt, folded }) => [attempt, folded])).toEqual([
    [0, undefined],
    [2, 2],
  ]);
});
