import type { FastifyInstance } from 'fastify';
import { splitPrefix } from '#domain/site/language.ts';
import type { Site } from '../pages/load-site.ts';
import type { ApiDependencies, ConnectedApiDependencies } from './api-dependencies.ts';
import { answerApiErrors } from './api-errors.ts';
import { limitPerMinute } from './rate-limits.ts';
import { readBodies } from './request-body.ts';
import { refuseCrossSite, requireDatabase } from './request-guards.ts';

/** Pages for one reader, and the forms that lead to them: all without script, and limited per network. */
export function privateRoutes(
  app: FastifyInstance,
  dependencies: ApiDependencies,
  site: Site,
  add: (routes: FastifyInstance, connected: ConnectedApiDependencies) => void,
): void {
  app.register(async (routes) => {
    readBodies(routes);
    // These requests come from pages: failures are answered with a page too.
    routes.addHook('onRequest', async (request) => {
      request.formPrefix = splitPrefix(request.url).prefix;
    });
    answerApiErrors(routes, site, dependencies.database);
    refuseCrossSite(routes, dependencies.origin);
    requireDatabase(routes, dependencies);
    routes.addHook('onRequest', limitPerMinute(dependencies.rateLimits.requests_per_minute));
    add(routes, dependencies as ConnectedApiDependencies);
  });
}
