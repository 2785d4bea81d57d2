import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Journal, mergedJournal, type Suppressed } from './refusal-journal.ts';

const NOW = '2026-11-17T12:00:00.000000Z';
const hash = (name: string) => name.padEnd(64, '0');
const entry = (given: Partial<Suppressed> = {}): Suppressed => ({
  hash: hash('a'),
  reason: 'erased',
  secret: 'one',
  at: '2026-11-16T12:00:00.000000Z',
  ...given,
});
const known = (...suppressed: Suppressed[]) => ({ suppressed, unsubscribed: [], now: NOW });
const journalOf = (...suppressed: Suppressed[]): Journal => ({ suppressed, unsubscribed: [] });

const moments = fc
  .integer({ min: 0, max: 9 })
  .map((second) => `2026-11-16T12:00:0${second}.000000Z`);
const entries = fc.uniqueArray(
  fc.record({
    hash: fc.constantFrom('a', 'b', 'c', 'd').map(hash),
    reason: fc.constantFrom('unsubscribed', 'bounced', 'erased'),
    secret: fc.constant('one'),
    at: moments,
  }),
  { selector: ({ hash: own }) => own },
);
const leavers = fc.uniqueArray(fc.record({ id: fc.constantFrom('1', '2', '3'), at: moments }), {
  selector: ({ id }) => id,
});
const journals = fc.record({ suppressed: entries, unsubscribed: leavers });

test('P18: whatever the database knows, no entry is lost, weakened or made older', () => {
  fc.assert(
    fc.property(journals, journals, (journal, database) => {
      const merged = mergedJournal(journal, { ...database, now: NOW });
      for (const source of [journal, database]) {
        for (const { hash: own, reason, at } of source.suppressed) {
          const found = merged.suppressed.find((one) => one.hash === own);
          expect(found && found.at >= at).toBe(true);
          if (reason === 'erased') expect(found?.reason).toBe('erased');
          if (reason === 'bounced') expect(found?.reason).not.toBe('unsubscribed');
        }
        for (const { id, at } of source.unsubscribed) {
          expect((merged.unsubscribed.find((one) => one.id === id)?.at ?? '') >= at).toBe(true);
        }
      }
      expect(mergedJournal(merged, { ...database, now: NOW })).toEqual(merged);
    }),
  );
});

test('P18: only who is no longer on the list is readmitted', () => {
  const readmitted = mergedJournal(journalOf(entry()), known(), { readmitted: [hash('a')] });
  expect(readmitted.suppressed).toEqual([entry({ readmitted: NOW })]);
  expect(mergedJournal(readmitted, known()).suppressed).toEqual([entry({ readmitted: NOW })]);
  const again = entry({ at: NOW });
  expect(mergedJournal(readmitted, known(again)).suppressed).toEqual([again]);
});

test('P18: what was erased is known by its ids too', () => {
  const once = mergedJournal(journalOf(), known(entry({ rows: ['1', '2'] })));
  expect(once.suppressed).toEqual([entry({ rows: ['1', '2'] })]);
  const twice = mergedJournal(once, known(entry({ at: NOW, rows: ['2', '3'] })));
  expect(twice.suppressed).toEqual([entry({ at: NOW, rows: ['1', '2', '3'] })]);
});
