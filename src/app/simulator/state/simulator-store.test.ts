import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  calculation,
  DEFAULT_INPUTS,
  type FleetInputs,
  type MainAnswer,
  type Questions,
} from '#domain/simulator/index.ts';
import { FRENCH_YEARS } from '#domain/simulator/prices/french-years.ts';
import { createSimulatorStore } from './simulator-store.ts';

const model = calculation(FRENCH_YEARS);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const STORED = { mode: 'simple', fleet: { ...DEFAULT_INPUTS, vehicles: 60 } } as const;
const OF_STORED = { modelVersion: '3.0.0', createdAt: '2026-11-18T12:00:00Z', gainEuros: 110 };

/** A store whose thread answers when it is let, and whose address is a line of text. */
function opened(search = '', { onPage = false, fails = false } = {}) {
  const page = { search, written: [] as string[], asked: [] as string[], fails, onPage };
  const waiting: (() => void)[] = [];
  const store = createSimulatorStore(
    {
      ask: <Kind extends keyof Questions>(kind: Kind, asked: Questions[Kind]['asked']) =>
        new Promise<Questions[Kind]['answer']>((resolve, reject) => {
          page.asked.push(kind);
          waiting.push(() =>
            page.fails
              ? reject(new Error('no line'))
              : resolve((model[kind] as (of: typeof asked) => Questions[Kind]['answer'])(asked)),
          );
        }),
      answerHere: (question): MainAnswer | null => (page.onPage ? model.main(question) : null),
      loadHere: async () => undefined,
      fetchStored: async () => ({ kind: 'opened', stored: OF_STORED, state: STORED }),
      search: () => page.search,
      writeAddress: (to, how) => {
        page.search = to;
        page.written.push(`${how} ${to}`);
      },
    },
    '',
  );
  store.follow(search);
  const answerAll = async () => {
    while (waiting.length > 0) {
      waiting.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    }
  };
  return { store, page, answerAll, now: () => store.get() };
}

const gainOf = (inputs: Partial<FleetInputs>) =>
  model.main({ inputs: { ...DEFAULT_INPUTS, ...inputs }, choice: 'mean' }).main.estimate.gainEuros;

test('the default fleet is answered from the start, and asks nothing of the model', () => {
  const { page, now } = opened();
  expect(now()).toMatchObject({ isStale: false, isNightStale: false, areDetailsStale: false });
  expect(page.asked).toEqual([]);
});

test('an address that carries a fleet opens it, with what had to be changed', async () => {
  const { now, page, answerAll } = opened('?v=999&i=2');
  expect(now()).toMatchObject({ isStale: true, touched: false, version: 2 });
  expect(now().linkNotes).toEqual([{ field: 'vehicles', reason: 'clamped' }]);
  expect(page.asked).toEqual(['main']);
  await answerAll();
  expect(now()).toMatchObject({ isStale: false, areDetailsStale: false, hasFailed: false });
  expect(now().result.main.estimate.gainEuros).toBeCloseTo(
    gainOf({ vehicles: 200, baseline: 'arrival', contract: 'indexed' }),
  );
  expect(page.written).toEqual([]);
});

test('under a slider the thread is asked one fleet at a time, and the last one is answered', async () => {
  const { store, page, now, answerAll } = opened();
  for (const vehicles of [30, 35, 40]) store.answer({ vehicles });
  expect(page.asked).toEqual(['main']);
  expect(now()).toMatchObject({ isStale: true, moving: true });
  await answerAll();
  expect(page.asked).toEqual(['main', 'main']);
  expect(now().result.inputs.vehicles).toBe(40);
  await vi.advanceTimersByTimeAsync(130);
  await answerAll();
  expect(page.asked).toEqual(['main', 'main', 'details']);
  expect(now().details.inputs.vehicles).toBe(40);
});

test('with the model on the page an answer and its figure are one change', () => {
  const { store, page, now } = opened('', { onPage: true });
  const stale: boolean[] = [];
  store.subscribe(() => stale.push(now().isStale));
  store.answer({ vehicles: 40 });
  expect(stale).toEqual([false]);
  expect(page.asked).toEqual([]);
});

test('what is painted after the figure stands still while a slider moves', () => {
  const { store, now } = opened('', { onPage: true });
  const { settled } = now();
  store.answer({ vehicles: 30 });
  store.answer({ vehicles: 35 });
  expect(now().result.inputs.vehicles).toBe(35);
  expect(now().settled).toBe(settled);
  vi.advanceTimersByTime(130);
  expect(now().settled).toBe(now().result);
});

test('the address follows an answer once it is quiet, and is not taken for another simulation', () => {
  const { store, page, now } = opened('?utm_source=mail', { onPage: true });
  store.answer({ vehicles: 30 });
  vi.advanceTimersByTime(200);
  store.answer({ vehicles: 35 });
  vi.advanceTimersByTime(200);
  expect(page.written).toEqual([]);
  vi.advanceTimersByTime(60);
  expect(page.written).toEqual(['replace ?utm_source=mail&v=35&i=3']);
  store.follow(page.search);
  expect(now()).toMatchObject({ touched: true, answers: { fleet: { vehicles: 35 } } });
});

test('Back opens what the address says, and finds an answer given right before a change of mode', () => {
  const { store, page, now } = opened('?v=90&i=3', { onPage: true });
  store.answer({ vehicles: 120 });
  store.chooseMode('expert');
  expect(page.written).toEqual(['amend ?v=120&i=3', 'push ?m=expert&v=120&i=3']);
  expect(now()).toMatchObject({ justExpert: true, answers: { mode: 'expert' } });
  vi.advanceTimersByTime(1000);
  expect(page.written).toHaveLength(2);
  store.follow('?v=120&i=3');
  expect(now().answers).toMatchObject({ mode: 'simple', fleet: { vehicles: 120 } });
});

test('a stored simulation keeps its own address until it is changed', async () => {
  const { store, page, now } = opened('?s=abc', { onPage: true });
  expect(now().stored).toEqual({ kind: 'pending' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.written).toEqual([]);
  expect(now().stored.kind).toBe('opened');
  expect(now().initial).toBe(STORED);
  store.answer({ vehicles: 65 });
  vi.advanceTimersByTime(1000);
  expect(page.written).toEqual(['replace ?v=65&i=3']);
  expect(now().stored.kind).toBe('none');
});

test('a model that cannot be loaded is said, and asked again', async () => {
  const { store, page, now, answerAll } = opened('', { fails: true });
  store.answer({ hours: 12 });
  await answerAll();
  expect(now()).toMatchObject({ hasFailed: true, isStale: true });
  page.fails = false;
  store.retry();
  expect(now().hasFailed).toBe(false);
  await answerAll();
  await vi.advanceTimersByTimeAsync(130);
  await answerAll();
  expect(now()).toMatchObject({ hasFailed: false, isStale: false, areDetailsStale: false });
});

test('a figure that takes long is dimmed, a quick one never', async () => {
  const { store, now, answerAll } = opened();
  store.answer({ hours: 12 });
  vi.advanceTimersByTime(150);
  expect(now().isLate).toBe(false);
  vi.advanceTimersByTime(60);
  expect(now().isLate).toBe(true);
  await answerAll();
  expect(now().isLate).toBe(false);
});

test('prices by class of hour are drawn in a night of winter, others in the mean one', () => {
  const { store, now } = opened('', { onPage: true });
  store.answer({ contract: 'class' });
  expect(now().choice).toBe('winter');
  store.chooseNight('summer');
  store.answer({ vehicles: 30 });
  expect(now()).toMatchObject({ choice: 'summer', isNightStale: false });
  store.answer({ contract: 'fixed' });
  expect(now().choice).toBe('mean');
});

test('a page that is left writes nothing to the address of the next', () => {
  const { store, page } = opened('', { onPage: true });
  store.answer({ vehicles: 30 });
  store.stop();
  vi.advanceTimersByTime(1000);
  expect(page.written).toEqual([]);
});

test('a link that is clicked right after an answer keeps its way, and Back finds the answer', () => {
  const { store, page } = opened('', { onPage: true });
  store.answer({ vehicles: 30 });
  store.leave();
  vi.advanceTimersByTime(1000);
  expect(page.written).toEqual(['amend ?v=30&i=3']);
});
