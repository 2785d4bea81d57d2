import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEVELOPMENT_SECRET } from '#server/startup/configuration/secrets.ts';

const files = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(html|js|css|json|txt|xml)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

test.each([
  'DATABASE_URL',
  'TOKEN_SECRET',
  'postgresql://',
  'whsec_',
  'smtps://',
  DEVELOPMENT_SECRET,
])('S2: nothing that reaches a browser holds %s', (secret) => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(secret))).toEqual([]);
});
