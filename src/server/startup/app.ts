import { type FastifyInstance, fastify } from 'fastify';
import { type AnalysisProcess, analysisProcess } from '../analysis/analysis-process.ts';
import { analysisPageRoutes } from '../api/analysis-page-routes.ts';
import { serveApi } from '../api/api.ts';
import type { ApiDependencies } from '../api/api-dependencies.ts';
import { myDataRoutes } from '../api/my-data-routes.ts';
import { newsletterPageRoutes } from '../api/newsletter-routes.ts';
import { type DatabaseWatch, watchDatabase } from '../database/database-watch.ts';
import { answerErrors } from '../http/error-answer.ts';
import { answerHealth, answerReadiness, WRITE_PROBE } from '../http/health.ts';
import { createHttpServer, LIMITS } from '../http/http-server.ts';
import { logOptions, RequestLog, requestIds } from '../http/log.ts';
import {
  refuseMalformed,
  refuseOtherMethods,
  refuseTunnels,
  requireHost,
} from '../http/refused-requests.ts';
import { requestAddress } from '../http/request-address.ts';
import { type HeaderSettings, secureReplies, securityHeaders } from '../http/security-headers.ts';
import { warnOfUntrustedProxy } from '../http/untrusted-proxy.ts';
import type { Site } from '../pages/load-site.ts';
import { listedFirst, serveSite } from '../pages/serve-site.ts';
import { modelThread } from '../simulations/model-thread.ts';

interface AppOptions extends HeaderSettings {
  site: Site;
  logLevel: string;
  /** The process's name, in each line of its log. */
  instance: string;
  trustedProxies?: string[] | undefined;
  api: ApiDependencies;
  /** What makes analyses; left out, a process of its own. */
  analyses?: Pick<AnalysisProcess, 'run'> | undefined;
  /** Called with the database watch where metrics are on. */
  onDatabaseWatch?: ((watch: DatabaseWatch) => void) | undefined;
}

export function createApp(options: AppOptions): FastifyInstance {
  const { site, staging, hsts, logLevel, instance, trustedProxies, api } = options;
  const headers = securityHeaders({ staging, hsts });
  const app = fastify({
    serverFactory: (handle) => {
      // Only Fastify writes the line that each request has with LOG_LEVEL=debug.
      const isLogged = logLevel === 'debug';
      const server = createHttpServer(isLogged ? handle : listedFirst(site, handle));
      refuseTunnels(server, headers);
      return server;
    },
    bodyLimit: LIMITS.bodyBytes,
    logger: logOptions(logLevel, instance),
    logController: new RequestLog(),
    genReqId: requestIds(),
    clientErrorHandler: refuseMalformed(headers),
    trustProxy: trustedProxies ?? false,
    // A request that still comes in on an open connection while we stop is answered like any other.
    return503OnClosing: false,
    routerOptions: {
      // What cannot be decoded, or names a server that cannot be, is an unknown address: as a path
      // with its % escaped it takes the ordinary way, and cannot come back here.
      onBadUrl: (_path, request, response) => {
        const { pathname, query } = requestAddress(request.url ?? '/');
        const path = pathname.startsWith('/') ? pathname : `/${pathname}`;
        request.url = (path + query).replaceAll('%', '%25');
        app.routing(request, response);
      },
    },
  });

  warnOfUntrustedProxy(app);
  app.addHook('onRequest', requireHost);
  secureReplies(app, headers);
  answerErrors(app);

  answerHealth(app);
  const { pool } = api;
  const database = pool && watchDatabase({ pool, log: app.log, probe: WRITE_PROBE });
  const thread = modelThread(app);
  const documents = analysisProcess(app);
  app.addHook('onClose', async () => {
    database?.stop();
    await Promise.all([thread.stop(), documents.stop()]);
  });
  if (database !== undefined) options.onDatabaseWatch?.(database);
  answerReadiness(app, pool && database && { pool, watch: database });
  serveApi(app, { model: thread, ...api, database }, site, options.analyses ?? documents);
  newsletterPageRoutes(app, { ...api, database }, site);
  myDataRoutes(app, { ...api, database }, site);
  analysisPageRoutes(app, { ...api, database }, site);
  serveSite(app, site);
  app.register(refuseOtherMethods);
  return app;
}
