import { afterEach, expect, test, vi } from 'vitest';
import { textOf } from './read-pdf.ts';

afterEach(() => vi.unstubAllEnvs());

test('a test that needs a program which is not there names its package', () => {
  vi.stubEnv('PATH', '/nowhere');
  expect(() => textOf(new Uint8Array())).toThrow('pdftotext is missing: apt install poppler-utils');
});
