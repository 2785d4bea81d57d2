import { randomBytes } from 'node:crypto';
import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { errorFacts } from '../process/error-facts.ts';
import { foldLines } from '../process/folded-lines.ts';
import type { Release } from '../process/release.ts';
import { requestAddress } from './request-address.ts';

/** Only these fields are logged: no IP address, query string, user agent or error message. */
export function logOptions(level: string, instance: string) {
  return {
    level,
    base: { instance },
    hooks: foldLines(),
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({
        method,
        path: requestAddress(url).pathname,
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
      err: errorFacts,
    },
  };
}

/** Which release runs and where: a quieter LOG_LEVEL does not take that away. */
export function logStart(log: FastifyBaseLogger, release: Release, text: string): void {
  log.child({}, { level: 'info' }).info({ ...release }, text);
}

/** One line per request, and only when asked for by LOG_LEVEL=debug. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'request' });
  }

  override incomingRequest(): void {}

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    reply.log.debug({ req: request, res: reply, ms: reply.elapsedTime }, 'answered');
  }
}

/** Distinct over restarts and processes, so that a reference leads to one line of the log. */
export function requestIds(): () => string {
  const start = randomBytes(6).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `${start}-${count.toString(36)}`;
  };
}
