import { createHmac } from 'node:crypto';
import cookie from '@fastify/cookie';
import { type FastifyInstance, fastify } from 'fastify';
import type { Pool } from 'pg';
import { watchDatabase } from '../database/database-watch.ts';
import { answerHealth } from '../http/health.ts';
import { createHttpServer, LIMITS } from '../http/http-server.ts';
import { logOptions, RequestLog, requestIds } from '../http/log.ts';
import { refuseMalformed, refuseTunnels } from '../http/refused-requests.ts';
import { secureReplies, securityHeaders } from '../http/security-headers.ts';
import { loadDeskFiles, serveDeskFiles } from './desk-files.ts';
import { serveLogin } from './login.ts';
import { type Operation, type PublicSite, serveOperations } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import type { OpenIdProvider } from './provider.ts';
import { answerRefusals } from './refused.ts';

export interface DeskOptions {
  /** The desk's own address. */
  origin: string;
  /** The folder of its built pages. */
  filesDir: string;
  pool: Pool;
  provider: OpenIdProvider;
  site: PublicSite;
  tokenSecrets: readonly string[];
  hsts: string;
  /** Who may say for whom they ask: for the networks in the audit log. */
  trustedProxies?: string[] | undefined;
  logLevel: string;
  instance: string;
  operations?: readonly Operation[];
}

/** What every request of somebody who is logged in does: a read-only database would still answer a query. */
const PROBE = {
  name: 'desk-probe',
  text: 'UPDATE desk_sessions SET last_seen_at = now() WHERE false',
};
const HEALTH = new Set(['/healthz', '/readyz']);

export function createDesk(options: DeskOptions): FastifyInstance {
  const { origin, pool, provider, tokenSecrets, hsts, operations = OPERATIONS } = options;
  // No search engine has any business here, wherever it runs.
  const headers = securityHeaders({ staging: true, hsts });
  const app = fastify({
    serverFactory: (handle) => {
      const server = createHttpServer(handle);
      refuseTunnels(server, headers);
      return server;
    },
    bodyLimit: LIMITS.bodyBytes,
    logger: logOptions(options.logLevel, options.instance),
    logController: new RequestLog(),
    genReqId: requestIds(),
    clientErrorHandler: refuseMalformed(headers),
    trustProxy: options.trustedProxies ?? false,
    return503OnClosing: false,
  });
  const { host } = new URL(origin);
  app.addHook('onRequest', (request, reply, done) => {
    // Under another name the cookies and the policy of this one would mean nothing.
    if (request.headers.host === host || HEALTH.has(request.url)) done();
    else reply.code(421).send('Misdirected Request\n');
  });
  app.register(cookie, { secret: tokenSecrets.map(cookieKey) });
  secureReplies(app, headers);
  answerRefusals(app);
  answerHealth(app);

  const database = watchDatabase({ pool, log: app.log, probe: PROBE });
  app.addHook('onClose', async () => database.stop());
  app.get('/readyz', async (_request, reply) => {
    const trouble = await database.trouble();
    reply.code(trouble === undefined ? 200 : 503);
    return { status: trouble === undefined ? 'ok' : 'unavailable', database: trouble ?? 'ok' };
  });

  serveLogin(app, { pool, origin, provider });
  serveOperations(app, { pool, origin, site: options.site, tokenSecrets }, operations);
  serveDeskFiles(app, loadDeskFiles(options.filesDir));
  return app;
}

/** A key of its own, so that no other signed value passes for a cookie. */
function cookieKey(tokenSecret: string): Buffer {
  return createHmac('sha256', tokenSecret).update('cookies of the desk').digest();
}
