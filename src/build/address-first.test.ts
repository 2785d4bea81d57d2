import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { carriesSimulation } from '#domain/simulator/url-codec.ts';
import { waitForAddress } from './address-first.ts';

function markAt(search: string): string | undefined {
  const html = waitForAddress('<html><head></head><body></body></html>');
  const code = /<head><script>(.*)<\/script><\/head>/.exec(html)?.[1] ?? '';
  const document = { documentElement: { dataset: {} as { simulation?: string } } };
  runInNewContext(code, { document, location: { search } });
  return document.documentElement.dataset.simulation;
}

test.each(['?v=60', '?utm_source=mail&m=expert', '?s=0c2f', '?ab=b&b.v=7', '?n0=20'])(
  'an address with %s waits for its own figures',
  (search) => {
    expect(carriesSimulation(search)).toBe(true);
    expect(markAt(search)).toBe('awaited');
  },
);

test.each(['', '?utm_source=mail', '?vehicles=3', '?q'])(
  'an address with "%s" shows the default fleet at once',
  (search) => {
    expect(carriesSimulation(search)).toBe(false);
    expect(markAt(search)).toBeUndefined();
  },
);
