import { type FastifyInstance, fastify } from 'fastify';
import { serveApi } from './api/api.ts';
import { takeNewsletterPages } from './api/newsletter-pages.ts';
import type { ApiParts } from './api/parts.ts';
import { answerErrors } from './http/error-answer.ts';
import { answerHealth } from './http/health.ts';
import { LIMITS, MAX_CONNECTIONS } from './http/limits.ts';
import { logOptions, RequestLog, requestIds } from './http/log.ts';
import { refuseOtherMethods } from './http/other-methods.ts';
import { answerReadiness } from './http/readiness.ts';
import { refuseMalformed, refuseTunnels } from './http/refused-connections.ts';
import { requireHost } from './http/require-host.ts';
import { secureReplies } from './http/secure-replies.ts';
import { securityHeaders } from './http/security-headers.ts';
import { warnOfUntrustedProxy } from './http/untrusted-proxy.ts';
import type { Site } from './pages/load-site.ts';
import { serveSite } from './pages/serve-site.ts';

interface Parts {
  site: Site;
  staging: boolean;
  logLevel: string;
  trustedProxies?: string[] | undefined;
  api: ApiParts;
}

export function createApp(parts: Parts): FastifyInstance {
  const { site, staging, logLevel, trustedProxies, api } = parts;
  const headers = securityHeaders({ staging });
  const app = fastify({
    ...LIMITS,
    logger: logOptions(logLevel),
    logController: new RequestLog(),
    genReqId: requestIds(),
    clientErrorHandler: refuseMalformed(headers),
    trustProxy: trustedProxies ?? false,
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

  warnOfUntrustedProxy(app);
  app.addHook('onRequest', requireHost);
  secureReplies(app, headers);
  answerErrors(app);

  answerHealth(app);
  answerReadiness(app, api.pool);
  serveApi(app, api, site);
  takeNewsletterPages(app, api, site);
  serveSite(app, site);
  app.register(refuseOtherMethods);
  return app;
}
