import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface FieldFault {
  name: string;
  problem: string;
}

/** Everything the API may say other than yes. */
export type Refusal =
  | { kind: 'malformed'; fields?: FieldFault[] }
  | { kind: 'unauthorised' }
  | { kind: 'cross-site' }
  | { kind: 'not-found' }
  | { kind: 'key-reused' }
  | { kind: 'gone'; already?: boolean }
  | { kind: 'invalid'; fields: FieldFault[] }
  | { kind: 'limited'; retryAfterS: number }
  | { kind: 'unavailable' };

const STATUS: Record<Refusal['kind'], number> = {
  malformed: 400,
  unauthorised: 401,
  'cross-site': 403,
  'not-found': 404,
  'key-reused': 409,
  gone: 410,
  invalid: 422,
  limited: 429,
  unavailable: 503,
};

const UNAVAILABLE_RETRY_S = 5;

export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}

export function refusalStatus({ kind }: Refusal): number {
  return STATUS[kind];
}

export function refusalHeaders(refusal: Refusal): Record<string, string> {
  if (refusal.kind === 'limited') return { 'Retry-After': String(refusal.retryAfterS) };
  if (refusal.kind === 'unavailable') return { 'Retry-After': String(UNAVAILABLE_RETRY_S) };
  if (refusal.kind === 'unauthorised') return { 'WWW-Authenticate': 'Bearer' };
  return {};
}

interface ProblemDetails {
  fields?: FieldFault[] | undefined;
  already_confirmed?: true | undefined;
}

export function refusalDetails(refusal: Refusal | undefined): ProblemDetails {
  if (refusal?.kind === 'gone') return { already_confirmed: refusal.already || undefined };
  return { fields: refusal && 'fields' in refusal ? refusal.fields : undefined };
}

/** RFC 9457, with a reference to quote and what else there is to know: which fields and why. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  details: ProblemDetails = {},
): void {
  reply
    .code(status)
    .type('application/problem+json')
    .send({
      type: 'about:blank',
      title: STATUS_CODES[status],
      status,
      reference: request.id,
      ...details,
    });
}
