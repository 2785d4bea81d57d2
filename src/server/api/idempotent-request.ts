import { hash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { answersJson } from '#domain/leads/submitted-form.ts';
import type { IdempotentRequest } from '../database/idempotent-insert.ts';
import type { ApiDependencies } from './api-dependencies.ts';
import { Refused } from './api-errors.ts';
import { isUuid } from './parse.ts';
import { clientNetworks, databaseLimits, keyedHash } from './rate-limits.ts';

const CLIENT_KEY_S = 48 * 3600;
/** Without an Idempotency-Key the same content from the same network is a repeat, for this long. */
const DERIVED_KEY_S = 10 * 60;

interface Submission {
  endpoint: string;
  /** What has a limit of its own: a form type, or simulations. */
  form: string;
  email?: string;
  body: object;
}

export function idempotentRequest(
  request: FastifyRequest,
  dependencies: ApiDependencies,
  submission: Submission,
): IdempotentRequest {
  const networks = clientNetworks(request.ip);
  const bodyHash = fingerprintOf(submission);
  const key = clientKey(request);
  return {
    id: randomUUID(),
    endpoint: submission.endpoint,
    limits: databaseLimits(dependencies, submission, networks),
    bodyHash,
    hasClientKey: key !== undefined,
    ...(key === undefined
      ? {
          key: `${keyedHash(dependencies, networks[0].name)}:${bodyHash.toString('base64url')}`,
          keySeconds: DERIVED_KEY_S,
        }
      : { key, keySeconds: CLIENT_KEY_S }),
  };
}

function clientKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && isUuid(key)) return key.toLowerCase();
  throw new Refused({
    kind: 'malformed',
    fields: [{ name: 'Idempotency-Key', problem: 'invalid' }],
  });
}

function fingerprintOf({ form, body }: Submission): Buffer {
  return hash('sha256', form === 'simulation' ? JSON.stringify(body) : answersJson(body), 'buffer');
}
