import { hash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { whatWasSaid } from '#domain/leads/what-was-said.ts';
import type { Limit, Sending } from '../database/guarded-statement.ts';
import { clientNetwork } from './client-address.ts';
import type { ApiParts } from './parts.ts';
import { Refused } from './refusal.ts';
import { isUuid } from './uuid.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;
const KEY_KEPT_S = 48 * HOUR_S;
/** Without a key the same words from the same place are the same sending, for this long. */
const SAME_WORDS_S = 10 * MINUTE_S;

export interface Sent {
  endpoint: string;
  /** What has a limit of its own: a form type, or simulations. */
  form: string;
  email?: string;
  body: object;
}

export function sendingOf(request: FastifyRequest, parts: ApiParts, sent: Sent): Sending {
  const network = clientNetwork(request.ip);
  const bodyHash = hashOf(sent);
  const key = keyOf(request);
  return {
    id: randomUUID(),
    endpoint: sent.endpoint,
    limits: limitsFor(parts, sent, network),
    bodyHash,
    isNamed: key !== undefined,
    ...(key === undefined
      ? {
          key: `${keyed(parts, network)}:${bodyHash.toString('base64url')}`,
          keySeconds: SAME_WORDS_S,
        }
      : { key, keySeconds: KEY_KEPT_S }),
  };
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && isUuid(key)) return key.toLowerCase();
  throw new Refused({
    kind: 'malformed',
    fields: [{ name: 'Idempotency-Key', problem: 'invalid' }],
  });
}

function hashOf({ form, body }: Sent): Buffer {
  return hash('sha256', form === 'simulation' ? JSON.stringify(body) : whatWasSaid(body), 'buffer');
}

function limitsFor(parts: ApiParts, { form, email }: Sent, network: string): Limit[] {
  const { rateLimits } = parts;
  const ip = keyed(parts, network);
  if (form === 'simulation') {
    return [
      { key: `minute:${form}:${ip}`, most: rateLimits.simulations_per_minute, seconds: MINUTE_S },
    ];
  }
  const limits = [
    { key: `minute:${form}:${ip}`, most: rateLimits.ip_per_minute, seconds: MINUTE_S },
    { key: `hour:${form}:${ip}`, most: rateLimits.ip_per_hour, seconds: HOUR_S },
  ];
  if (email === undefined) return limits;
  const address = keyed(parts, email);
  return [...limits, { key: `email:${address}`, most: rateLimits.email_per_hour, seconds: HOUR_S }];
}

/** The table of limits holds no address of any kind. */
function keyed({ tokenSecret }: ApiParts, text: string): string {
  return hash('sha256', `${tokenSecret}:limit:${text}`, 'base64url').slice(0, 22);
}
