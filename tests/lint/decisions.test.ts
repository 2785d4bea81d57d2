import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'docs/decisions';
const FILES = readdirSync(FOLDER).sort();
const STATUS = /^(\d{4}-\d\d-\d\d), (?:accepted|superseded by (\d+))\.$/;

test('decisions are numbered from 1 on, each number once', () => {
  expect(FILES.map((file) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]))).toEqual(
    FILES.map((_, index) => index + 1),
  );
});

test.each(FILES)('%s has its number, its date and its status', (file) => {
  const [title = '', blank, status = '', below] = readFileSync(`${FOLDER}/${file}`, 'utf8').split(
    '\n',
  );
  expect(title).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. [A-Z]`));
  expect([blank, below]).toEqual(['', '']);
  expect(status).toMatch(STATUS);
  const [, day = '', successor] = STATUS.exec(status) ?? [];
  expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
  if (successor !== undefined) {
    expect(Number(successor)).toBeGreaterThan(Number(file.slice(0, 4)));
    expect(Number(successor)).toBeLessThanOrEqual(FILES.length);
  }
});
