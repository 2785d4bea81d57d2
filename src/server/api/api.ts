import type { FastifyInstance } from 'fastify';
import type { Site } from '../pages/load-site.ts';
import { answerApiErrors } from './api-errors.ts';
import { readBodies } from './bodies.ts';
import { formSubmissionRoute } from './form-submission-route.ts';
import { leadRoutes } from './lead-routes.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { refuseOtherApiMethods } from './other-methods.ts';
import type { ApiParts, OpenApiParts } from './parts.ts';
import { Refused } from './refusal.ts';
import { refuseCrossSite } from './same-origin.ts';
import { simulationRoutes } from './simulation-routes.ts';

/** Everything under /api: its own bodies, errors and methods, apart from the site's. */
export function serveApi(app: FastifyInstance, parts: ApiParts, site: Site): void {
  app.register(
    async (api) => {
      readBodies(api);
      answerApiErrors(api, site);
      refuseOtherApiMethods(api, async (open) => {
        refuseCrossSite(open, parts.origin);
        requireDatabase(open, parts);
        const present = parts as OpenApiParts;
        leadRoutes(open, present);
        formSubmissionRoute(open, present);
        newsletterRoutes(open, present);
        simulationRoutes(open, present);
      });
    },
    { prefix: '/api' },
  );
}

/** Nothing behind it runs without one. */
function requireDatabase(api: FastifyInstance, { pool }: ApiParts): void {
  if (pool !== undefined) return;
  api.addHook('onRequest', async () => {
    throw new Refused({ kind: 'unavailable' });
  });
}
