import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DatabaseWatch } from '../database/database-watch.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { hasLeft, statusOf } from '../http/error-answer.ts';
import type { Site } from '../pages/load-site.ts';
import { sendFailedPage } from './form-pages.ts';
import {
  type Refusal,
  Refused,
  refusalDetails,
  refusalHeaders,
  refusalStatus,
  sendProblem,
} from './refusal.ts';

/** S12: a status, a reference, the fields to mend; never a message of ours, Node's or the database's. */
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
    const status = refusal ? refusalStatus(refusal) : statusOf(error);
    if (refusal) reply.headers(refusalHeaders(refusal));
    else if (status >= 500) logFailure(error, request, reply);
    if (request.formPrefix !== null) {
      sendFailedPage(site, request, reply, status);
      return;
    }
    sendProblem(request, reply, status, refusalDetails(refusal));
  });
}

function refusalIn(error: FastifyError, database: DatabaseWatch | undefined): Refusal | undefined {
  if (error instanceof Refused) return error.refusal;
  if (!isUnavailable(error)) return undefined;
  database?.failed(error);
  return { kind: 'unavailable' };
}

function logFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.code(500);
  request.log.error({ req: request, res: reply, err: error, ms: reply.elapsedTime }, 'failed');
}
