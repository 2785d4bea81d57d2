import type { FastifyInstance } from 'fastify';
import type { Site } from '../pages/load-site.ts';
import { answerApiErrors } from './api-errors.ts';
import { readBodies } from './bodies.ts';
import { clientErrorsRoute } from './client-errors-route.ts';
import { consentRoute } from './consent-route.ts';
import { eventsRoute } from './events-route.ts';
import { formSubmissionRoute } from './form-submission-route.ts';
import { leadRoutes } from './lead-routes.ts';
import { limitPerMinute } from './limit-per-minute.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { openApiRoute } from './openapi-route.ts';
import { refuseOtherApiMethods } from './other-methods.ts';
import type { ApiParts, OpenApiParts } from './parts.ts';
import { requireDatabase } from './require-database.ts';
import { refuseCrossSite } from './same-origin.ts';
import { simulationRoutes } from './simulation-routes.ts';

/** Everything under /api: its own bodies, errors and methods, apart from the site's. */
export function serveApi(app: FastifyInstance, parts: ApiParts, site: Site): void {
  app.register(
    async (api) => {
      readBodies(api);
      answerApiErrors(api, site, parts.database);
      observeAnswers(api, parts);
      refuseOtherApiMethods(api, async (documented) => {
        openApiRoute(documented);
        documented.register(async (open) => {
          refuseCrossSite(open, parts.origin);
          requireDatabase(open, parts);
          const present = parts as OpenApiParts;
          open.register(async (metered) => {
            // A repeat under its key uses up none of a form's limits, and still costs a look-up.
            metered.addHook('onRequest', limitPerMinute(parts.rateLimits.requests_per_minute));
            leadRoutes(metered, present);
            formSubmissionRoute(metered, present);
            simulationRoutes(metered, present);
          });
          newsletterRoutes(open, present);
          consentRoute(open, present);
        });
        documented.register(async (relayed) => {
          refuseCrossSite(relayed, parts.origin);
          eventsRoute(relayed, parts);
          clientErrorsRoute(relayed, parts);
        });
      });
    },
    { prefix: '/api' },
  );
}

function observeAnswers(api: FastifyInstance, { observe }: ApiParts): void {
  if (observe === undefined) return;
  api.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'unknown';
    observe({ route, method, status: statusCode, seconds: elapsedTime / 1000 });
  });
}
