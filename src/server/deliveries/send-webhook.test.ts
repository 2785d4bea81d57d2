import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { SELF_SIGNED_CERTIFICATE } from '../testing/self-signed-certificate.ts';
import { type ReceiverBehaviour, startWebhookReceiver } from '../testing/webhook-receiver.ts';
import { retryAfterSeconds, sendWebhook, signatureHeaders } from './send-webhook.ts';

const SECRET = `whsec_${randomBytes(24).toString('base64')}`;
const HERE = { production: false, webhookHosts: ['127.0.0.1', 'localhost'] };

const receiver = await startWebhookReceiver();
beforeEach(() => {
  receiver.received.length = 0;
});
afterAll(() => receiver.stop());

function send(url = receiver.url, policy: Parameters<typeof sendWebhook>[1] = HERE) {
  const destination = { name: 'crm', url, secrets: [SECRET] };
  const attempt = { destination, deliveryId: randomUUID(), body: '{"a":1}', now: new Date() };
  return sendWebhook(attempt, policy);
}

test('a destination that answers 2xx has it, signed and as JSON', async () => {
  for (const status of [200, 201, 204]) {
    receiver.answerWith({ status });
    expect(await send()).toEqual({ kind: 'delivered' });
  }
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
  expect(headers['content-type']).toBe('application/json');
  expect(new Webhook(SECRET).verify(body, headers as Record<string, string>)).toEqual({ a: 1 });
});

test.each<[string, ReceiverBehaviour, object]>([
  ['500', { status: 500 }, { kind: 'failed', error: 'HTTP 500' }],
  ['404', { status: 404 }, { kind: 'failed', error: 'HTTP 404' }],
  [
    'a redirect',
    { status: 302, headers: { location: 'http://127.0.0.1:1/' } },
    { kind: 'failed', error: 'redirect, HTTP 302' },
  ],
  ['410', { status: 410 }, { kind: 'gone', error: 'HTTP 410' }],
  [
    '429 with Retry-After',
    { status: 429, headers: { 'retry-after': '120' } },
    { kind: 'failed', error: 'HTTP 429', retryAfterSeconds: 120 },
  ],
  ['a reset', 'reset', { kind: 'failed', error: 'ECONNRESET' }],
])('R8: %s has an outcome of its own', async (_, behaviour, outcome) => {
  receiver.answerWith(behaviour);
  expect(await send()).toMatchObject(outcome);
  expect(receiver.received).toHaveLength(1);
});

test('R8: a destination that hangs is given up after the timeout', async () => {
  receiver.answerWith('hang');
  const start = Date.now();
  expect(await send(receiver.url, { ...HERE, timeoutMs: 300 })).toEqual({
    kind: 'failed',
    error: 'timeout',
  });
  expect(Date.now() - start).toBeLessThan(10_000);
});

test('S14: of an endless answer only the first bytes are read', async () => {
  receiver.answerWith('endless-body');
  const start = Date.now();
  expect(await send()).toEqual({ kind: 'delivered' });
  expect(Date.now() - start).toBeLessThan(10_000);
});

test('S14: addresses and names that resolve to an internal network are not called', async () => {
  receiver.answerWith({ status: 200 });
  const port = String(receiver.port);
  const inProduction = { production: true, webhookHosts: ['127.0.0.1', 'localhost', '10.0.0.8'] };
  for (const [url, error] of [
    [`https://127.0.0.1:${port}/`, 'ADDRESS_NOT_PUBLIC'],
    // Only the look-up at connect time shows where this name leads.
    [`https://localhost:${port}/`, 'ADDRESS_NOT_PUBLIC'],
    ['https://10.0.0.8/', 'ADDRESS_NOT_PUBLIC'],
    [`http://127.0.0.1:${port}/`, 'address not allowed'],
    ['https://other.example/', 'address not allowed'],
  ] as const) {
    expect(await send(url, inProduction), url).toEqual({ kind: 'failed', error });
  }
  expect(receiver.received).toEqual([]);
});

test('a destination that is said to be inside our network is called there, in production too', async () => {
  receiver.answerWith({ status: 200 });
  const url = `http://localhost:${receiver.port}/`;
  const inProduction = { production: true, webhookHosts: ['localhost'] };
  const attempt = { deliveryId: randomUUID(), body: '{}', now: new Date() };
  const outcomeOf = (rest: object) =>
    sendWebhook(
      { ...attempt, destination: { name: 'crm', url, secrets: [SECRET], ...rest } },
      inProduction,
    );
  expect(await outcomeOf({})).toEqual({ kind: 'failed', error: 'address not allowed' });
  expect(await outcomeOf({ private: true })).toEqual({ kind: 'delivered' });
});

test('S14: a certificate that is not trusted is not accepted', async () => {
  const server = createServer(SELF_SIGNED_CERTIFICATE, (_, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await send(`https://localhost:${port}/`)).toEqual({
    kind: 'failed',
    error: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  });
  server.close();
});

test.each([
  ['nothing at all', ''],
  ['half a status line', 'HTTP/1.1 20'],
  ['half a header', 'HTTP/1.1 200 OK\r\nContent-Le'],
  ['what is no HTTP', 'SSH-2.0-OpenSSH_9.9\r\n'],
  [
    'a change of protocol',
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
  ],
  ['only a promise to answer', 'HTTP/1.1 100 Continue\r\n\r\n'],
])('an answer that is %s, then a reset, is a failed attempt', async (_what, characters) => {
  const server = createTcpServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.write(characters, () => socket.resetAndDestroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({ kind: 'failed' });
  server.close();
});

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

const NOW = Date.parse('Fri, 31 Dec 1999 23:58:00 GMT');

test.each([
  [undefined, undefined],
  ['120', 120],
  ['0', 0],
  ['999999999', 86_400],
  ['Fri, 31 Dec 1999 23:59:00 GMT', 60],
  ['Fri, 31 Dec 1999 23:00:00 GMT', 0],
  ['soon', undefined],
])('Retry-After: %s means %s seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, NOW)).toBe(seconds);
});
