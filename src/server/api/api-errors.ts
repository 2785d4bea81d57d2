import type { FastifyError, FastifyInstance } from 'fastify';
import { type DatabaseWatch, isUnavailable } from '../database/database-watch.ts';
import { hasLeft, logFailure, sendProblem, statusOf } from '../http/error-answer.ts';
import type { Site } from '../pages/load-site.ts';
import { TooBusy } from '../process/side-task.ts';
import { sendFailedPage } from './form-pages.ts';

export interface FieldFault {
  name: string;
  problem: string;
}

/** Every way in which the API refuses a request. */
type Refusal =
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

function refusalHeaders(refusal: Refusal): Record<string, string> {
  if (refusal.kind === 'limited') return { 'Retry-After': String(refusal.retryAfterS) };
  if (refusal.kind === 'unavailable') return { 'Retry-After': String(UNAVAILABLE_RETRY_S) };
  if (refusal.kind === 'unauthorised') return { 'WWW-Authenticate': 'Bearer' };
  return {};
}

interface ProblemDetails {
  fields?: FieldFault[] | undefined;
  already_confirmed?: true | undefined;
}

function refusalDetails(refusal: Refusal | undefined): ProblemDetails {
  if (refusal?.kind === 'gone') return { already_confirmed: refusal.already || undefined };
  return { fields: refusal && 'fields' in refusal ? refusal.fields : undefined };
}

/** S12: a status, a reference, the fields to correct; never the message of an error. */
export function answerApiErrors(
  api: FastifyInstance,
  site: Site,
  database: DatabaseWatch | undefined,
): void {
  api.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasLeft(request)) {
      reply.code(400).send();
      return;
    }
    const refusal = refusalIn(error, database);
    if (refusal?.kind === 'limited') request.log.info({ req: request }, 'rate limit reached');
    if (error instanceof TooBusy) request.log.info({ req: request }, 'too many at once');
    const status = refusal ? STATUS[refusal.kind] : statusOf(error);
    if (refusal) reply.headers(refusalHeaders(refusal));
    else if (status >= 500) logFailure(error, request, reply.code(500));
    if (request.formPrefix !== null) {
      sendFailedPage(site, request, reply, status);
      return;
    }
    sendProblem(request, reply, status, refusalDetails(refusal));
  });
}

function refusalIn(error: FastifyError, database: DatabaseWatch | undefined): Refusal | undefined {
  if (error instanceof Refused) return error.refusal;
  if (error instanceof TooBusy) return { kind: 'unavailable' };
  if (!isUnavailable(error)) return undefined;
  database?.failed(error);
  return { kind: 'unavailable' };
}
