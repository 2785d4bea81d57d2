import { expect, test } from 'vitest';
import type { ShownAuditLine } from '#domain/desk/audit.ts';
import { foldedLines } from './folded-lines.ts';

const line = (
  id: string,
  name: string | null,
  action: string,
  network: string | null = null,
): ShownAuditLine => ({ id, name, network, action, at: '', count: 0, records: [], facts: {} });

test('what one person did several times in a row is one, and nothing is left out', () => {
  const lines = [
    line('5', 'Léa', 'requests.list'),
    line('4', 'Léa', 'requests.list'),
    line('3', 'Hugo', 'requests.list'),
    line('2', 'Hugo', 'request.show'),
    line('1', 'Hugo', 'requests.list'),
    line('0', 'Hugo', 'requests.list', '203.0.113.0/24'),
  ];
  const folded = foldedLines(lines);
  expect(folded.map((own) => own.map(({ id }) => id))).toEqual([
    ...[['5', '4'], ['3'], ['2'], ['1'], ['0']],
  ]);
});
