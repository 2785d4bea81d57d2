import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { secretsBelow, secretsIn } from './secret-scan.ts';

/** What looks like a secret and is none: where, how often, why. */
const ALLOWED: Record<string, { times: number; because: string }> = {
  'src/server/testing/self-signed-certificate.ts': {
    times: 1,
    because: 'the key of a certificate for localhost that clients must refuse',
  },
  'bench/compare/exchanges.ts': {
    times: 1,
    because: 'two builds are compared under one token secret, on a database that is thrown away',
  },
};

const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  .toString()
  .trim()
  .split('\n')
  .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile());

let drawn = 0;
/** The same ones each time. */
function bytes(count: number): Buffer {
  drawn += 1;
  return createHash('shake256', { outputLength: count }).update(String(drawn)).digest();
}
const letters = (count: number, alphabet: string) =>
  Array.from(bytes(count), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MIXED = `${CAPITALS}${CAPITALS.toLowerCase()}0123456789`;
const random = (count: number) => letters(count, MIXED);
const hex = (count: number) => bytes(count).toString('hex');
const base64 = (count: number) => bytes(count).toString('base64');

const PLANTED: [rule: string, secret: () => string][] = [
  ['private key', () => `-----BEGIN RSA PRIVATE KEY-----\n${random(64)}`],
  ['private key', () => `DKIM_PRIVATE_KEY="-----BEGIN PRIVATE KEY-----\\n${random(64)}"`],
  ['age key', () => `AGE-SECRET-KEY-1${letters(58, CAPITALS)}`],
  ['webhook secret', () => `whsec_${base64(32)}`],
  ['AWS key', () => `AKIA${letters(16, CAPITALS)}`],
  ['GitHub token', () => `ghp_${random(36)}`],
  ['GitHub token', () => `github_pat_${random(40)}`],
  ['GitLab token', () => `glpat-${random(20)}`],
  ['Slack token', () => `xoxb-${letters(12, '0123456789')}-${random(24)}`],
  [
    'Slack token',
    () => `https://hooks.slack.com/services/T${random(8)}/B${random(8)}/${random(24)}`,
  ],
  ['Stripe key', () => `sk_live_${random(24)}`],
  ['Google key', () => `AIza${random(35)}`],
  ['npm token', () => `npm_${random(36)}`],
  ['JSON web token', () => `eyJ${random(20)}.eyJ${random(40)}.${random(43)}`],
  ['password in a URL', () => `postgresql://voltige_api:${random(16)}@db.internal/voltige`],
  ['password in a URL', () => `SMTP_URL=smtps://user:${random(12)}@mail.internal:465`],
  ['value of a secret', () => `TOKEN_SECRET=${hex(32)}`],
  ['value of a secret', () => `  "apiKey": "${hex(16)}",`],
  ['value of a secret', () => `const analyticsSecret = '${random(22)}';`],
  ['value of a secret', () => `secrets: ['${base64(24)}']`],
  ['value of a secret', () => `db_password: ${hex(12)}`],
];

test.each(PLANTED)('S16: a planted %s is found', (rule, secret) => {
  for (let time = 0; time < 200; time += 1) {
    const text = `first line\n${secret()}\nlast line`;
    expect(
      secretsIn('planted.ts', text).map((found) => found.rule),
      text,
    ).toContain(rule);
  }
});

test.each([
  'postgresql://voltige_api:…@db.internal/voltige',
  `postgresql://voltige_api:\${API_PASSWORD:?}@database/voltige`,
  'TOKEN_SECRET_FILE=/run/secrets/token',
  "const tokenName = 'newsletter-confirmation-2026';",
  "secrets: ['whsec_…']",
  'private key: -----BEGIN PRIVATE KEY-----',
])('S16: %s is none', (text) => {
  expect(secretsIn('text.ts', text)).toEqual([]);
});

test('S16: no secret stands in the repository', () => {
  expect(FILES.length).toBeGreaterThan(1000);
  const found = Map.groupBy(secretsBelow('.', FILES), ({ file }) => file);
  const unexplained = [...found].filter(
    ([file, secrets]) => secrets.length !== ALLOWED[file]?.times,
  );
  expect(unexplained.flatMap(([, secrets]) => secrets)).toEqual([]);
  expect(Object.keys(ALLOWED).filter((file) => !found.has(file))).toEqual([]);
});
