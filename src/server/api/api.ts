import type { FastifyInstance } from 'fastify';
import type { Site } from '../pages/load-site.ts';
import { answerApiErrors } from './api-errors.ts';
import { readBodies } from './bodies.ts';
import { formSubmissionRoute } from './form-submission-route.ts';
import { leadRoutes } from './lead-routes.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { refuseOtherApiMethods } from './other-methods.ts';
import type { ApiParts } from './parts.ts';
import { Refused } from './refusal.ts';
import { isSameOrigin } from './same-origin.ts';
import { simulationRoutes } from './simulation-routes.ts';

/** Everything under /api: its own bodies, errors and methods, apart from the site's. */
export function serveApi(app: FastifyInstance, parts: ApiParts, site: Site): void {
  app.register(
    async (api) => {
      readBodies(api);
      answerApiErrors(api, site);
      refuseOtherApiMethods(api);
      api.addHook('onRequest', async (request) => {
        if (request.method === 'GET' || isSameOrigin(request.raw.headers, parts.origin)) return;
        request.log.warn({ req: request, event: 'cross-site' }, 'security');
        throw new Refused({ kind: 'cross-site' });
      });
      const { pool } = parts;
      if (pool === undefined) {
        api.addHook('onRequest', async () => {
          throw new Refused({ kind: 'unavailable' });
        });
      }
      const open = { ...parts, pool: pool as NonNullable<typeof pool> };
      leadRoutes(api, open);
      formSubmissionRoute(api, open);
      newsletterRoutes(api, open);
      simulationRoutes(api, open);
    },
    { prefix: '/api' },
  );
}
