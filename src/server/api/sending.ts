import { hash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { mailboxOf } from '#domain/leads/email-address.ts';
import { whatWasSaid } from '#domain/leads/what-was-said.ts';
import type { Limit, Sending } from '../database/guarded-statement.ts';
import { type ClientNetwork, clientNetworks } from './client-address.ts';
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
  const networks = clientNetworks(request.ip);
  const bodyHash = hashOf(sent);
  const key = keyOf(request);
  return {
    id: randomUUID(),
    endpoint: sent.endpoint,
    limits: limitsFor(parts, sent, networks),
    bodyHash,
    isNamed: key !== undefined,
    ...(key === undefined
      ? {
          key: `${keyed(parts, networks[0].name)}:${bodyHash.toString('base64url')}`,
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

/**
 * A mailbox is counted for each network it is named from: what strangers send elsewhere must not lock
 * its owner out. Their mails to it have a limit of their own.
 */
function limitsFor(
  parts: ApiParts,
  { form, email }: Sent,
  networks: [ClientNetwork, ...ClientNetwork[]],
): Limit[] {
  const { rateLimits } = parts;
  const limits = networks.flatMap(({ name, share }): Limit[] => {
    const ip = keyed(parts, name);
    const perMinute = { key: `minute:${form}:${ip}`, seconds: MINUTE_S };
    if (form === 'simulation') {
      return [{ ...perMinute, most: rateLimits.simulations_per_minute * share }];
    }
    return [
      { ...perMinute, most: rateLimits.ip_per_minute * share },
      { key: `hour:${form}:${ip}`, most: rateLimits.ip_per_hour * share, seconds: HOUR_S },
    ];
  });
  if (email === undefined) return limits;
  const mailbox = keyed(parts, `${mailboxOf(email)} ${networks[0].name}`);
  return [...limits, { key: `email:${mailbox}`, most: rateLimits.email_per_hour, seconds: HOUR_S }];
}

/** The table of limits holds no address of any kind. */
function keyed({ tokenSecrets: [newest] }: ApiParts, text: string): string {
  return hash('sha256', `${newest}:limit:${text}`, 'base64url').slice(0, 22);
}
