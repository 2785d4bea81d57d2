import { type FastifyInstance, fastify } from 'fastify';
import { answerErrors } from './http/error-answer.ts';
import { answerHealth } from './http/health.ts';
import { LIMITS, MAX_CONNECTIONS } from './http/limits.ts';
import { logOptions, RequestLog, requestIds } from './http/log.ts';
import { refuseOtherMethods } from './http/other-methods.ts';
import { refuseMalformed, refuseTunnels } from './http/refused-connections.ts';
import { requireHost } from './http/require-host.ts';
import { secureReplies } from './http/secure-replies.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Site } from './pages/load-site.ts';
import { serveSite } from './pages/serve-site.ts';

interface Parts {
  site: Site;
  staging: boolean;
  logLevel: string;
}

export function createApp({ site, staging, logLevel }: Parts): FastifyInstance {
  const headers = securityHeaders({ staging });
  const app = fastify({
    ...LIMITS,
    logger: logOptions(logLevel),
    logController: new RequestLog(),
    genReqId: requestIds(),
    clientErrorHandler: refuseMalformed(headers),
    // A request that still comes in on an open connection while we stop is answered like any other.
    return503OnClosing: false,
    routerOptions: {
      // What cannot be decoded is an unknown address: with its % escaped it takes the ordinary way.
      onBadUrl: (_path, request, response) => {
        request.url = request.url?.replaceAll('%', '%25') ?? '/';
        app.routing(request, response);
      },
    },
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  // Node would refuse an expectation it does not know with a bare 417; we may as well ignore it.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  refuseTunnels(app.server, headers);

  app.addHook('onRequest', requireHost);
  secureReplies(app, headers);
  answerErrors(app);

  answerHealth(app);
  serveSite(app, site);
  app.register(refuseOtherMethods);
  return app;
}
