import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { estimate, fleetOf, type PriceFile, priceYear } from '#domain/simulator/index.ts';
import { PRICE_FILES } from '#domain/simulator/prices/french-years.ts';
import { onFrenchClock } from './price-file.ts';
import { refreshPrices } from './refresh-prices.ts';

const LICENCE = 'CC BY 4.0, of a test';
const QUARTERS_FROM = Date.UTC(2025, 8, 30, 22) / 1000;

type Answer = {
  license_info: string;
  unix_seconds: number[];
  price: (number | null)[];
  unit: string;
};

/** The years that ship, and after them 2025 once more at 10 EUR/MWh more. */
function priceOf(day: string, hour: number): number {
  const year = Number(day.slice(0, 4));
  const known = PRICE_FILES.find((file) => file.year === Math.min(year, 2025));
  const line = (Date.parse(day) - Date.UTC(year, 0, 1)) / 86_400_000;
  return Number(known?.days[line]?.split(' ')[hour]) + (year > 2025 ? 10 : 0);
}

/** As the market publishes: by hours, from October 2025 by quarter hours that spread around their mean. */
function rightAnswer(query: URLSearchParams): Answer {
  expect(query.get('bzn')).toBe('FR');
  const seconds = (day: string | null) => Date.parse(day ?? '') / 1000;
  const answer: Answer = { license_info: LICENCE, unix_seconds: [], price: [], unit: 'EUR / MWh' };
  const until = seconds(query.get('end')) + 86_400;
  for (let at = seconds(query.get('start')); at < until; at += at < QUARTERS_FROM ? 3600 : 900) {
    const { day, hour } = onFrenchClock(1000 * at);
    const spread = at < QUARTERS_FROM ? 0 : ((at % 3600) - 1350) / 100;
    answer.unix_seconds.push(at);
    answer.price.push(priceOf(day, hour) + spread);
  }
  return answer;
}

let respond: (response: ServerResponse, right: Answer) => void;
const server = createServer((request, response) => {
  const { searchParams, pathname } = new URL(request.url ?? '/', 'http://source.example');
  const right = rightAnswer(searchParams);
  if (pathname === '/elsewhere') response.end(JSON.stringify(right));
  else respond(response, right);
});
await new Promise<void>((listening) => {
  server.listen(0, '127.0.0.1', listening);
});
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/price`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let path = '';
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'voltige-prices-'));
  for (const year of [2023, 2024]) {
    const name = `france-${year}.json`;
    cpSync(`src/domain/simulator/prices/${name}`, join(path, name));
  }
});
afterEach(() => rmSync(path, { recursive: true }));

const refresh = (today: string, timeoutMs = 20_000) =>
  refreshPrices({ url: `${url}?key=secret`, today, folder: pathToFileURL(`${path}/`), timeoutMs });
const kept = (name: string) => readFileSync(join(path, name), 'utf8');

test('the missing year is written as it ships, with its source, licence and day', async () => {
  respond = (response, right) => response.end(JSON.stringify(right));
  const said = await refresh('2026-01-01');
  const file: PriceFile = JSON.parse(kept('france-2025.json'));
  const shipped = PRICE_FILES.at(-1);
  expect(file.days).toEqual(shipped?.days);
  expect(file.checks).toEqual(shipped?.checks);
  expect(file.source).toMatch(new RegExp(`${url} on 2026-01-01$`));
  expect(file.licence).toBe(LICENCE);
  expect(kept('french-years.ts')).toBe(
    readFileSync('src/domain/simulator/prices/french-years.ts', 'utf8'),
  );
  expect(said).toContain('years used: 2023, 2024, 2025');
  expect(said).toMatch(/^ {2}depot: \d+ € before, \d+ € now$/m);
  expect(said).not.toContain('twelve months');
});

test('months after the last full year are a check beside the three years and in none of them', async () => {
  respond = (response, right) => response.end(JSON.stringify(right));
  const said = await refresh('2027-01-02');
  expect(said).toContain('years used: 2024, 2025, 2026');
  const newest = priceYear(JSON.parse(kept('france-2026.json')));
  const check = /depot: .*; on the prices of the last twelve months: (\d+) €$/m.exec(said)?.[1];
  // A single day differs.
  const gain = estimate(fleetOf(KNOWN_FLEETS.depot), [newest]).gainEuros;
  expect(Math.abs(Number(check) - gain)).toBeLessThan(1);

  const module = kept('french-years.ts');
  const later = await refresh('2027-03-02');
  expect(later).toContain('nothing is written');
  expect(later).toMatch(
    /depot: (\d+) € before, \1 € now; on the prices of the last twelve months: \d+ €$/m,
  );
  expect(kept('french-years.ts')).toBe(module);
  expect(readdirSync(path)).not.toContain('france-2027.json');
});

const changed = (change: (answer: Answer) => void) => (response: ServerResponse, right: Answer) => {
  change(right);
  response.end(JSON.stringify(right));
};
const indexAt = ({ unix_seconds }: Answer, atMs: number) => unix_seconds.indexOf(atMs / 1000);
/** 7 h on 14 July 2025, and midnight before the last day of that year. */
const summerHour = (answer: Answer) => indexAt(answer, Date.UTC(2025, 6, 14, 5));
const lastMidnight = (answer: Answer) => indexAt(answer, Date.UTC(2025, 11, 30, 23));
const dropped = (answer: Answer, index: number, count = 1) => {
  answer.unix_seconds.splice(index, count);
  answer.price.splice(index, count);
};

test.each<[string, string, (response: ServerResponse, right: Answer) => void]>([
  ['an error', 'status 500', (response) => response.writeHead(500).end('{}')],
  [
    'a redirect',
    'status 302',
    (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  ],
  ['a page', 'not answer in JSON', (response) => response.end('<!doctype html><p>Moved')],
  [
    'half an answer',
    'not answer in JSON',
    (response, right) => response.end(JSON.stringify(right).slice(0, 90_000)),
  ],
  [
    'a broken line',
    'broke off',
    (response) => response.writeHead(200).write('{') && response.destroy(),
  ],
  ['another format', 'unix_seconds', (response) => response.end('{"license_info":"x"}')],
  ['no licence', 'license_info', changed((answer) => Object.assign(answer, { license_info: '' }))],
  ['another unit', 'in ct/kWh', changed((answer) => Object.assign(answer, { unit: 'ct/kWh' }))],
  ['a price too few', 'prices', changed(({ price }) => price.pop())],
  [
    'a null',
    'no price for 2025-07-14 7 h',
    changed((answer) => answer.price.splice(summerHour(answer), 1, null)),
  ],
  [
    'an absurd price',
    '2025-07-14 7 h: 99999 EUR/MWh',
    changed((answer) => answer.price.splice(summerHour(answer), 1, 99_999)),
  ],
  [
    'a missing hour',
    '2025-07-14 has 23 prices and not 24 or 96; look at 7 h',
    changed((answer) => dropped(answer, summerHour(answer))),
  ],
  [
    'a missing quarter hour',
    '2025-12-30 has 95 prices',
    changed((answer) => dropped(answer, lastMidnight(answer) - 1)),
  ],
  [
    'a repeated hour in place of the next one',
    'repeats 2025-07-14 7 h',
    changed((answer) => {
      answer.unix_seconds[summerHour(answer) + 1] = Date.UTC(2025, 6, 14, 5) / 1000;
    }),
  ],
  [
    'an hour that spring skipped',
    '2025-03-30 has 24 prices and not 23',
    changed((answer) => {
      const after = answer.unix_seconds.indexOf(Date.UTC(2025, 2, 30, 1) / 1000);
      answer.unix_seconds.splice(after, 0, Date.UTC(2025, 2, 30, 0, 30) / 1000);
      answer.price.splice(after, 0, 50);
    }),
  ],
  [
    'too few days',
    '2025-12-31 has 0 prices',
    changed((answer) => dropped(answer, lastMidnight(answer), 200)),
  ],
  [
    'another zone',
    '2024-12-01 is ',
    changed((answer) =>
      Object.assign(answer, { price: answer.price.map((price) => 1.2 * (price ?? 0)) }),
    ),
  ],
  [
    'a clock an hour off',
    '2024-12-01 is ',
    changed((answer) =>
      Object.assign(answer, { unix_seconds: answer.unix_seconds.map((second) => second + 3600) }),
    ),
  ],
])('%s: nothing is written, and the message says why and where', async (_, why, answer) => {
  respond = answer;
  const before = readdirSync(path);
  const message = await refused('2026-01-01');
  expect(message).toContain(why);
  expect(message).toMatch(/20\d\d-\d\d-\d\d/);
  expect(readdirSync(path)).toEqual(before);
});

test('a source that says nothing is not waited for', async () => {
  respond = () => {};
  expect(await refused('2026-01-01', 200)).toContain('2025-12-31, http');
  expect(await refused('2026-01-01', 200)).toContain('had not answered after 0.2 s');
});

const refused = (...asked: Parameters<typeof refresh>) =>
  refresh(...asked).then(
    (said) => `It wrote: ${said}`,
    (error: Error) => error.message,
  );
