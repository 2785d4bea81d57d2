import type { FastifyInstance } from 'fastify';
import type { AnalysisProcess } from '../analysis/analysis-process.ts';
import type { Site } from '../pages/load-site.ts';
import { analysisRoute } from './analysis-route.ts';
import type { ApiDependencies, ConnectedApiDependencies } from './api-dependencies.ts';
import { answerApiErrors } from './api-errors.ts';
import { formSubmissionRoute } from './form-submission-route.ts';
import { leadRoutes } from './lead-routes.ts';
import { newsletterConfirmationRoute, oneClickRoute } from './newsletter-routes.ts';
import { openApiRoute } from './openapi.ts';
import { limitPerMinute } from './rate-limits.ts';
import { readBodies } from './request-body.ts';
import { refuseCrossSite, refuseOtherApiMethods, requireDatabase } from './request-guards.ts';
import { clientErrorsRoute, consentRoute, eventsRoute } from './signal-routes.ts';
import { simulationRoutes } from './simulation-routes.ts';

/** Everything under /api, with body parsers, errors and methods of its own. */
export function serveApi(
  app: FastifyInstance,
  dependencies: ApiDependencies,
  site: Site,
  analyses: Pick<AnalysisProcess, 'run'>,
): void {
  const { origin, rateLimits } = dependencies;
  app.register(
    async (api) => {
      readBodies(api);
      answerApiErrors(api, site, dependencies.database);
      observeAnswers(api, dependencies);
      refuseOtherApiMethods(api, async (documented) => {
        openApiRoute(documented);
        analysisRoute(documented, { rateLimits, analyses, origin: site.origin });
        documented.register(async (open) => {
          refuseCrossSite(open, origin);
          requireDatabase(open, dependencies);
          const connected = dependencies as ConnectedApiDependencies;
          open.register(async (metered) => {
            // A repeat under its idempotency key uses up no form's limit, but still costs a look-up.
            metered.addHook('onRequest', limitPerMinute(rateLimits.requests_per_minute));
            leadRoutes(metered, connected);
            formSubmissionRoute(metered, connected);
            simulationRoutes(metered, connected);
            newsletterConfirmationRoute(metered, connected);
          });
          oneClickRoute(open, connected);
          consentRoute(open, connected);
        });
        documented.register(async (relayed) => {
          refuseCrossSite(relayed, origin);
          eventsRoute(relayed, dependencies);
          clientErrorsRoute(relayed, dependencies);
        });
      });
    },
    { prefix: '/api' },
  );
}

function observeAnswers(api: FastifyInstance, { observe }: ApiDependencies): void {
  if (observe === undefined) return;
  api.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'unknown';
    observe({ route, method, status: statusCode, seconds: elapsedTime / 1000 });
  });
}
