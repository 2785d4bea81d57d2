import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { BRAND } from '#domain/brand.ts';
import type { Outcome } from '../deliveries/outcome.ts';
import { allowedAddress, allowedUrl, type UrlPolicy } from './allowed-url.ts';
import type { Destination } from './destination.ts';
import { AddressRefused, publicLookup } from './public-lookup.ts';
import { retryAfterSeconds } from './retry-after.ts';
import { signatureHeaders } from './signature.ts';

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
const MOST_BYTES_READ = 64 * 1024;

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
  // An address given as a number is not looked up.
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
      // What it says is of no use to us; we read a little, so that it may end in peace.
      let bytesRead = 0;
      response.on('data', (chunk: Buffer) => {
        bytesRead += chunk.length;
        if (bytesRead > MOST_BYTES_READ) response.destroy();
      });
      response.on('error', () => {});
      response.once('close', () => resolve(response));
    })
      // Whatever happens after the status changes nothing about it.
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
