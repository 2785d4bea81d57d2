import { expect, test } from 'vitest';
import { type Examination, examine } from './read-config.ts';
import type { ProcessKind } from './setting.ts';

/** What production says against one setting, among the others that are missing here. */
function refusals(settings: Record<string, string>, kind: ProcessKind): string[] {
  const { refusals: found }: Examination = examine({ NODE_ENV: 'production', ...settings }, kind);
  return found.map(({ sentence }) => sentence);
}

test('a site in production is asked who its proxies are, and may say that there are none', () => {
  const asked = expect.stringMatching(
    /TRUSTED_PROXIES \(.+'127\.0\.0\.1' for nginx on this machine, or 'none' where visitors/,
  );
  expect(refusals({ TRIAL: '1' }, 'site')).toContainEqual(asked);
  expect(refusals({ TRUSTED_PROXIES: 'none' }, 'site')).not.toContainEqual(asked);
  expect(refusals({}, 'worker')).not.toContainEqual(asked);
  expect(refusals({ API: 'off' }, 'site')).not.toContainEqual(asked);
  expect(examine({ TRUSTED_PROXIES: 'none' }).config?.trustedProxies).toEqual([]);
  expect(examine({}).refusals).toEqual([]);
});

test.each([
  'nginx',
  '10.0.0.1,none',
  '0.0.0.0/0',
  '10.0.0.1,128.0.0.0/1',
  '::/0',
  '2000::/3',
  '::ffff:0:0/96',
])('TRUSTED_PROXIES=%s is refused', (TRUSTED_PROXIES) => {
  expect(examine({ TRUSTED_PROXIES }).refusals[0]?.sentence).toBe(
    `TRUSTED_PROXIES is '${TRUSTED_PROXIES}': it must be 'none', or addresses or networks such as '10.0.0.0/8', separated by commas, none of them larger than a /8 (IPv6: /16).`,
  );
});
