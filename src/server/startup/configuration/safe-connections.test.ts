import { afterEach, expect, test, vi } from 'vitest';
import { type Examination, examine } from './read-config.ts';
import type { ProcessKind } from './setting.ts';

/** What production says against one setting, among the others that are missing here. */
function refusals(settings: Record<string, string>, kind: ProcessKind): string[] {
  const { refusals: found }: Examination = examine({ NODE_ENV: 'production', ...settings }, kind);
  return found.map(({ sentence }) => sentence);
}

afterEach(() => vi.unstubAllEnvs());

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

const API = 'postgresql://api@db.internal/voltige';
test.each([
  [API, false],
  ['postgresql://api@10.0.0.5/voltige', false],
  [`${API}?sslmode=disable`, false],
  [`${API}?sslmode=no-verify`, false],
  [`${API}?ssl=true`, false],
  // To pg_dump this is encryption with any server that answers.
  [`${API}?sslmode=require`, false],
  [`${API}?uselibpqcompat=true&sslmode=require`, false],
  [`${API}?sslmode=verify-full&sslmode=no-verify`, false],
  [`${API}?sslmode=verify-full`, true],
  ['postgresql://api@localhost/voltige', true],
  ['postgresql://api@[::1]/voltige', true],
  ['postgresql://api@localhost/voltige?host=/var/run/postgresql', true],
])('production knows who answers as a database on another machine: %s is fine: %s', (url, fine) => {
  const refused = (rest: object = {}) =>
    refusals({ API_DATABASE_URL: url, ...rest }, 'site').filter((one) => /without TLS/.test(one));
  expect(refused()).toHaveLength(fine ? 0 : 1);
  expect(refused({ DATABASE_TLS: 'off-on-private-network' })).toEqual([]);
});

test.each([
  'smtp://mail.example:587?requireTLS=false',
  'smtps://mail.example:465?tls.rejectUnauthorized=false',
  'smtp://mail.example:587#x',
])('an address of a mail server is no list of options: %s', (SMTP_URL) => {
  expect(examine({ SMTP_URL }).refusals[0]?.sentence).toMatch(
    /^SMTP_URL is not right: it must be .+ without a query\.$/,
  );
});

test.each([
  ['smtp://mail:1025', undefined],
  ['smtp://10.0.0.5:25', undefined],
  ['smtp://[fd00::5]:25', undefined],
  ['smtp://relay.internal:25', undefined],
  ['smtps://user:word@mail.example:465', undefined],
  ['smtp://mail.example:587', "leads to 'mail.example', which is on none"],
  ['smtp://203.0.114.9:25', "leads to '203.0.114.9', which is on none"],
  ['smtp://user:word@mail:1025', 'a password that would be sent in the clear'],
])('mails to %s go without TLS in production if somebody says so: %s', (SMTP_URL, sentence) => {
  const SMTP_TLS = 'off-on-private-network';
  const refused = refusals({ SMTP_URL, SMTP_TLS }, 'worker').filter((one) =>
    one.startsWith('SMTP_TLS'),
  );
  expect(refused).toEqual(sentence === undefined ? [] : [expect.stringContaining(sentence)]);
  expect(examine({ SMTP_URL, SMTP_TLS }).config?.deliveries.mail.plainSmtp).toBe(true);
});

test('production does not start where Node is set to verify no certificate', () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  expect(refusals({}, 'worker')).toContainEqual(
    expect.stringMatching(/^NODE_TLS_REJECT_UNAUTHORIZED is 0/),
  );
});

test('in production people log in by https alone, on this machine too', () => {
  const asked = (DESK_OIDC_ISSUER: string, kind: ProcessKind = 'desk') =>
    refusals({ DESK_OIDC_ISSUER }, kind).filter((one) => one.startsWith('DESK_OIDC_ISSUER is'));
  expect(asked('http://login.example')).toHaveLength(1);
  expect(asked('http://127.0.0.1:8080')).toHaveLength(1);
  expect(asked('https://login.example')).toEqual([]);
});
