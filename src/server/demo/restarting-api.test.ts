import { expect, test } from 'vitest';
import { isReadByTheApi } from './restarting-api.ts';

test.each([
  'src/server/api/api.ts',
  'src/domain/leads/scoring.ts',
  'src/domain/illustrations/depot-night.json',
  'src/server/words/fr/mail.ts',
])('a change of %s restarts the API', (file) => {
  expect(isReadByTheApi(`/home/somebody/voltige/${file}`)).toBe(true);
});

test.each([
  'src/app/pages/home/home.tsx',
  'src/ui/button.module.css',
  'src/server/api/rate-limits.test.ts',
  'src/server/demo/inbox.ts',
  'src/server/testing/postgres.ts',
  'docs/operations.md',
])('a change of %s does not', (file) => {
  expect(isReadByTheApi(`/home/somebody/voltige/${file}`)).toBe(false);
});
