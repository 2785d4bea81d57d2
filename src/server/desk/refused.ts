import type { FastifyError, FastifyInstance } from 'fastify';
import type { Refusal } from '#domain/desk/login.ts';
import { isUnavailable } from '../database/database-watch.ts';
import { hasLeft, logFailure, sendProblem, statusOf } from '../http/error-answer.ts';

const STATUS: Readonly<Record<Refusal, number>> = {
  'logged-out': 401,
  csrf: 403,
  role: 403,
  malformed: 400,
  'not-found': 404,
  conflict: 409,
  unavailable: 503,
};

/** A request that is not carried out; the page says why in words of its own. */
export class Refused extends Error {
  readonly refusal: Refusal;
  /** What the page needs to say it, such as who was faster. */
  readonly facts: object;

  constructor(refusal: Refusal, facts: object = {}) {
    super(refusal);
    this.refusal = refusal;
    this.facts = facts;
  }
}

export function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    const refused =
      !(error instanceof Refused) && isUnavailable(error) ? new Refused('unavailable') : error;
    if (refused instanceof Refused) {
      const { refusal, facts } = refused;
      sendProblem(request, reply, STATUS[refusal], { refusal, ...facts });
      return;
    }
    const status = hasLeft(request) ? 400 : statusOf(refused);
    if (status >= 500) logFailure(refused, request, reply.code(status));
    sendProblem(request, reply, status);
  });
}
