import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { BRAND } from '#domain/site/brand.ts';

test('bin has a program of the name that the help prints, and it ends with the exit code', () => {
  const call = (...args: string[]) => execFileSync(`bin/${BRAND.key}`, args, { stdio: 'pipe' });
  expect(String(call('help'))).toContain('leads export');
  expect(() => call('nonsense')).toThrow(expect.objectContaining({ status: 2 }));
  expect(() => call('worker', 'nonsense')).toThrow(expect.objectContaining({ status: 2 }));
});
