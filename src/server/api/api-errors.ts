import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DatabaseWatch } from '../database/database-watch.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { hasLeft, statusOf } from '../http/error-answer.ts';
import type { Site } from '../pages/load-site.ts';
import { ModelBusy } from '../simulations/model-thread.ts';
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
  const noteLimited = countedLog('rate limit reached');
  const noteBusy = countedLog('too many simulations at once');
  api.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasLeft(request)) {
      reply.code(400).send();
      return;
    }
    const refusal = refusalIn(error, database);
    if (refusal?.kind === 'limited') noteLimited(request);
    if (error instanceof ModelBusy) noteBusy(request);
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
  if (error instanceof ModelBusy) return { kind: 'unavailable' };
  if (!isUnavailable(error)) return undefined;
  database?.failed(error);
  return { kind: 'unavailable' };
}

const LINE_EVERY_MS = 1_000;

/** A line a second at most, with how many there were: whoever floods us must not fill the log as well. */
function countedLog(message: string) {
  let count = 0;
  let nextMs = 0;
  return (request: FastifyRequest): void => {
    count += 1;
    if (Date.now() < nextMs) return;
    request.log.info({ req: request, count }, message);
    count = 0;
    nextMs = Date.now() + LINE_EVERY_MS;
  };
}

function logFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.code(500);
  request.log.error({ req: request, res: reply, err: error, ms: reply.elapsedTime }, 'failed');
}
