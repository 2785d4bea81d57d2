import { createHmac } from 'node:crypto';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { BRAND } from '#domain/site/brand.ts';
import type { Queryable } from '../database/pool.ts';
import {
  AddressRefused,
  allowedAddress,
  allowedUrl,
  publicLookup,
  type UrlPolicy,
} from './allowed-url.ts';
import type { Send } from './attempt.ts';
import { type AttemptJob, type Claim, claimAttempt, LEASE_SECONDS } from './attempt-statements.ts';
import type { Outcome, WebhookEvent } from './delivery.ts';
import { type Destination, isDisabled, secretBytes } from './destinations.ts';
import { type Links, testPayload, webhookPayload } from './webhook-payload.ts';

interface SenderDependencies {
  db: Queryable;
  destinations: readonly Destination[];
  policy: SenderPolicy;
  links: Links;
}

/** How webhooks are claimed and sent. */
export function webhookSender({ db, destinations, policy, links }: SenderDependencies) {
  const send: Send = async ({ delivery, now }, subject) => {
    const destination = destinations.find(({ name }) => name === delivery.destination);
    if (!destination) return { kind: 'refused', error: 'destination not configured' };
    if (await isDisabled(db, destination.name)) {
      return { kind: 'refused', error: 'destination disabled' };
    }
    const body = webhookPayload(delivery.event as WebhookEvent, subject, links);
    return sendWebhook({ destination, deliveryId: delivery.id, body, now }, policy);
  };
  /** Also where the destination is switched off: who repairs it tries before switching it on. */
  const sendTest = async ({ delivery, now }: Claim): Promise<Outcome> => {
    const destination = destinations.find(({ name }) => name === delivery.destination);
    if (!destination) return { kind: 'refused', error: 'destination not configured' };
    const body = testPayload(delivery.id, destination.name, now);
    return sendWebhook({ destination, deliveryId: delivery.id, body, now }, policy);
  };
  return {
    send,
    sendTest,
    claim: (job: AttemptJob) => claimAttempt(db, job, LEASE_SECONDS.webhook),
  };
}

interface Attempt {
  destination: Destination;
  deliveryId: string;
  body: string;
  now: Date;
}

export interface SenderPolicy extends UrlPolicy {
  timeoutMs?: number;
}

const TIMEOUT_MS = 15_000;
const MAX_BYTES_READ = 64 * 1024;

/** One attempt. Only 2xx is success; a redirect is not followed, it could lead anywhere. */
export async function sendWebhook(attempt: Attempt, policy: SenderPolicy): Promise<Outcome> {
  const url = allowedUrl(attempt.destination, policy);
  if (url === null) return { kind: 'failed', error: 'address not allowed' };
  try {
    const response = await post(url, attempt, policy);
    const { statusCode = 0 } = response;
    if (statusCode >= 200 && statusCode < 300) return { kind: 'delivered' };
    if (statusCode === 410) return { kind: 'gone', error: 'HTTP 410' };
    const error = statusCode >= 300 && statusCode < 400 ? 'redirect, HTTP' : 'HTTP';
    return {
      kind: 'failed',
      error: `${error} ${statusCode}`,
      retryAfterSeconds: retryAfterSeconds(response.headers['retry-after'], attempt.now.getTime()),
    };
  } catch (error) {
    return { kind: 'failed', error: reasonOf(error) };
  }
}

function post(url: URL, attempt: Attempt, policy: SenderPolicy): Promise<IncomingMessage> {
  const { deliveryId, destination, body, now } = attempt;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A literal IP address is never looked up, so it is checked here.
  const addresses = { ...policy, isInside: destination.private };
  if (isIP(host) && !allowedAddress(host, addresses)) return Promise.reject(new AddressRefused());
  const timestampSeconds = Math.floor(now.getTime() / 1000);
  const options = {
    method: 'POST',
    agent: false as const,
    lookup: publicLookup(addresses),
    signal: AbortSignal.timeout(policy.timeoutMs ?? TIMEOUT_MS),
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': `${BRAND.name}-Webhooks/1`,
      ...signatureHeaders({ id: deliveryId, timestampSeconds, body }, destination.secrets),
    },
  };
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    let answer: IncomingMessage | undefined;
    request(url, options, (response) => {
      answer = response;
      // The body is not used; reading some of it lets the receiver end its answer.
      let bytesRead = 0;
      response.on('data', (chunk: Buffer) => {
        bytesRead += chunk.length;
        if (bytesRead > MAX_BYTES_READ) response.destroy();
      });
      response.on('error', () => {});
      response.once('close', () => resolve(response));
    })
      // An error after the status has arrived does not change the outcome.
      .on('error', (error) => (answer ? resolve(answer) : reject(error)))
      // After '101 Switching Protocols' there is neither an answer nor an error, and no timeout either.
      .once('close', () => {
        if (answer === undefined) reject(Object.assign(new Error(), { code: 'NO_ANSWER' }));
      })
      .end(body);
  });
}

/** A code, never a message: a message may hold the address or what was sent. */
function reasonOf(error: unknown): string {
  const { name, code } = error as NodeJS.ErrnoException;
  return name === 'AbortError' || name === 'TimeoutError' ? 'timeout' : String(code ?? name);
}

interface Message {
  /** The delivery's: the same at every attempt, so that a receiver can recognise a duplicate. */
  id: string;
  timestampSeconds: number;
  body: string;
}

/** The headers of Standard Webhooks; while a secret is being replaced, a signature by each. */
export function signatureHeaders(
  { id, timestampSeconds, body }: Message,
  secrets: readonly string[],
): Record<string, string> {
  const signed = `${id}.${timestampSeconds}.${body}`;
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', secretBytes(secret)).update(signed).digest('base64')}`,
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestampSeconds),
    'webhook-signature': signatures.join(' '),
  };
}

const LONGEST_RETRY_AFTER_SECONDS = 24 * 3600;

/**
 * retryAfterSeconds('120', now) // => 120
 * retryAfterSeconds('Fri, 31 Dec 1999 23:59:59 GMT', now) // => 0 if that is past
 */
export function retryAfterSeconds(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - nowMs) / 1000;
  if (Number.isNaN(seconds)) return undefined;
  return Math.min(Math.max(seconds, 0), LONGEST_RETRY_AFTER_SECONDS);
}
