import { expect, test } from 'vitest';
import { MARKETS } from './markets.ts';

test.each(Object.entries(MARKETS))('%s has sources, each with its address and day', (_, market) => {
  expect(market.sources.length).toBeGreaterThan(0);
  for (const { url, publisher, readOn } of market.sources) {
    expect(new URL(url).protocol).toBe('https:');
    expect(publisher).not.toBe('');
    expect(readOn).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
  }
});
