import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/unavailable.ts';
import { statusOf } from '../http/error-answer.ts';
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
export function answerApiErrors(api: FastifyInstance, site: Site): void {
  api.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalIn(error, request);
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

function refusalIn(error: FastifyError, request: FastifyRequest): Refusal | undefined {
  if (error instanceof Refused) return error.refusal;
  if (!isUnavailable(error)) return undefined;
  request.log.warn({ req: request, err: error }, 'database unavailable');
  return { kind: 'unavailable' };
}

function logFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.code(500);
  request.log.error({ req: request, res: reply, err: error, ms: reply.elapsedTime }, 'failed');
}
