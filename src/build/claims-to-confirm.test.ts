import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLAIMS } from '#domain/site/claims.ts';
import { claimsToConfirm } from './claims-to-confirm.ts';

test('docs/claims-to-confirm.md is what `node src/build/claims-to-confirm.ts` writes', async () => {
  const written = await claimsToConfirm();
  expect(readFileSync('docs/claims-to-confirm.md', 'utf8')).toBe(written);
  for (const name of Object.keys(CLAIMS)) expect(written).toContain(`\`${name}\``);
});
