import { randomBytes, randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { signatureHeaders } from './signature.ts';

const secret = () => `whsec_${randomBytes(32).toString('base64')}`;
const BODY = JSON.stringify({ type: 'lead.registered', data: { company: 'Énergie & Fils ⚡' } });
const now = () => Math.floor(Date.now() / 1000);

test('S15: the independent verifier of Standard Webhooks accepts what we sign', () => {
  const key = secret();
  const headers = signatureHeaders({ id: randomUUID(), timestampSeconds: now(), body: BODY }, [
    key,
  ]);
  expect(new Webhook(key).verify(BODY, headers)).toEqual(JSON.parse(BODY));
  expect(() => new Webhook(key).verify(`${BODY} `, headers)).toThrow();
  expect(() => new Webhook(secret()).verify(BODY, headers)).toThrow();
});

test('S15: while a secret is being replaced, holders of the old and of the new one can verify', () => {
  const keys = [secret(), secret()];
  const headers = signatureHeaders({ id: 'x', timestampSeconds: now(), body: BODY }, keys);
  for (const key of keys) new Webhook(key).verify(BODY, headers);
});
