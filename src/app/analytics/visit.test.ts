import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const LANDING = { page: 'faq', language: 'en' } as const;
const HOST = 'https://www.voltige.example';

let stored: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: new Date('2026-11-18T10:00:00Z') });
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  arriveFrom('');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function arriveFrom(referrer: string, search = '') {
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('location', { origin: HOST, search, pathname: '/en/faq' });
}

/** A document of this tab, as it is after consent. */
async function followed() {
  vi.resetModules();
  const { followVisit } = await import('./visit.ts');
  const told: string[] = [];
  const visit = followVisit(LANDING, ({ step, page, language, source }) =>
    told.push([step, page, language, source].join(' ')),
  );
  return { ...visit, told };
}

test('each step of a visit is told once, with where the visit began', async () => {
  const { reach, told } = await followed();
  for (const step of ['visit', 'simulator', 'simulator', 'form', 'lead', 'lead'] as const)
    reach(step);
  expect(told).toEqual([
    'visit faq en direct',
    'simulator faq en direct',
    'form faq en direct',
    'lead faq en direct',
  ]);
});

test('where consent came late, a step brings along those that it takes', async () => {
  const { reach, told } = await followed();
  reach('qualified');
  reach('message');
  expect(told.map((line) => line.split(' ')[0])).toEqual([
    'visit',
    'form',
    'lead',
    'qualified',
    'message',
  ]);
});

test('a reload, or a page that came as a document of its own, goes on with the same visit', async () => {
  arriveFrom('https://www.google.fr/');
  (await followed()).reach('simulator');
  arriveFrom(`${HOST}/en/faq`);
  const second = await followed();
  second.reach('visit');
  second.reach('simulator');
  second.reach('form');
  expect(second.told).toEqual(['form faq en search']);
});

test('the next day is another visit', async () => {
  const { reach, told } = await followed();
  reach('simulator');
  vi.setSystemTime(new Date('2026-11-19T00:00:01Z'));
  reach('form');
  expect(told.slice(2)).toEqual(['visit faq en direct', 'form faq en direct']);
});

test.each([
  ['https://www.linkedin.com/feed', '', 'social'],
  ['https://www.linkedin.com/feed', '?utm_source=salon&utm_medium=flyer', 'campaign'],
  [`${HOST}/`, '', 'internal'],
  [`${HOST}/`, '?utm_medium=email', 'email'],
  ['', '', 'direct'],
])('a visit from %s with %s has the source %s', async (referrer, search, source) => {
  arriveFrom(referrer, search);
  const { reach, told } = await followed();
  reach('visit');
  expect(told).toEqual([`visit faq en ${source}`]);
});

test('the note in the tab names nobody', async () => {
  const { reach } = await followed();
  reach('form');
  expect([...stored].map(([, value]) => JSON.parse(value))).toEqual([
    { day: '2026-11-18', ...LANDING, source: 'direct', steps: ['visit', 'form'] },
  ]);
});

test.each(['null', '[]', '{"day":"2026-11-18","steps":["hacked"]}', 'not json'])(
  'a note that somebody changed to %s is no visit',
  async (text) => {
    const { keysOf } = await import('#domain/privacy/browser-storage.ts');
    stored.set(keysOf('visit')[0] ?? '', text);
    const { reach, told } = await followed();
    reach('visit');
    expect(told).toEqual(['visit faq en direct']);
  },
);
