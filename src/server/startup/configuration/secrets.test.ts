import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { examine, readConfig } from './read-config.ts';

function rsaKey(bits: number): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

const KEY = rsaKey(2048);

const signed = (DKIM_PRIVATE_KEY: string) =>
  readConfig({ DKIM_SELECTOR: 'mail', DKIM_PRIVATE_KEY }).deliveries.mail.dkim?.privateKey;

test('a DKIM key is taken with its line breaks, with \\n for them, and in base64', () => {
  const pem = KEY.trim();
  expect(signed(KEY)).toBe(pem);
  expect(signed(KEY.replaceAll('\n', '\\n'))).toBe(pem);
  expect(signed(Buffer.from(KEY).toString('base64'))).toBe(pem);
});

test('a DKIM key that lost its backslashes in an environment file says where to put it', () => {
  expect(() => signed(KEY.replaceAll('\n', 'n'))).toThrow(
    /^DKIM_PRIVATE_KEY is not right: it must keep its line breaks.* DKIM_PRIVATE_KEY_FILE/,
  );
});

test('a DKIM key that cannot sign is refused', () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const ed25519 = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  expect(() => signed(ed25519)).toThrow('it must be an RSA key');
  expect(() => signed('-----BEGIN PRIVATE KEY-----')).toThrow('it must be a private key in PEM');
  expect(() => signed(KEY.replace('MII', 'MIJ'))).toThrow('it must be a private key in PEM');
  expect(() => signed(rsaKey(512))).toThrow('it must have 2048 bits or more');
});

test('a DKIM key of 1024 bits is for trying things out', () => {
  const short = rsaKey(1024);
  expect(signed(short)).toBe(short.trim());
  const sentences = examine({
    NODE_ENV: 'production',
    DKIM_SELECTOR: 'mail',
    DKIM_PRIVATE_KEY: short,
  }).refusals.map(({ sentence }) => sentence);
  expect(sentences).toContainEqual(
    expect.stringMatching(
      /^DKIM_PRIVATE_KEY has 1024 bits: in production it must have 2048 or more/,
    ),
  );
});

test('a DKIM selector without a key, or a key without one, is refused', () => {
  expect(() => readConfig({ DKIM_SELECTOR: 'mail' })).toThrow(
    'DKIM_SELECTOR is set without DKIM_PRIVATE_KEY',
  );
  expect(() => readConfig({ DKIM_PRIVATE_KEY: KEY })).toThrow(
    'DKIM_PRIVATE_KEY is set without DKIM_SELECTOR',
  );
});
