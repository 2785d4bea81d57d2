import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PreRegistration, SimulatorLink } from '#domain/leads/lead-fields.ts';
import { linkSimulation } from '../leads/link-simulation.ts';
import { registerLead } from '../leads/register-lead.ts';
import { subscribe } from '../newsletter/subscribe.ts';
import type { ConnectedApiDependencies } from './api-dependencies.ts';
import { Refused } from './api-errors.ts';
import { accept } from './form-pages.ts';
import { idempotentRequest } from './idempotent-request.ts';
import { isUuid, parse } from './parse.ts';

export function leadRoutes(api: FastifyInstance, dependencies: ConnectedApiDependencies): void {
  api.post('/leads', async (request, reply) => {
    const body = parse(PreRegistration, request.body);
    const { email } = body;
    const submission = { endpoint: 'leads', form: 'pre_registration', email, body };
    const idempotent = idempotentRequest(request, dependencies, submission);
    const { kind, ...outcome } = await registerLead(dependencies, body, idempotent);
    if (kind !== 'registered') throw new Refused({ kind, ...outcome } as Refused['refusal']);
    if (body.newsletter_consent) await requestNewsletter(request, dependencies, body);
    return accept(request, reply, {
      status: 201,
      body: outcome,
      page: 'pre-registration-thanks',
    });
  });

  api.patch<{ Params: { id: string } }>('/leads/:id/simulator', async (request, reply) => {
    const token = bearerToken(request.headers.authorization);
    const link = parse(SimulatorLink, request.body);
    const { id } = request.params;
    if (!isUuid(id)) throw new Refused({ kind: 'not-found' });
    const outcome = await linkSimulation(dependencies, id, token, link);
    switch (outcome.kind) {
      case 'linked':
        return reply.send(outcome.standing);
      case 'unauthorised':
        request.log.warn({ req: request, event: 'wrong-lead-token' }, 'security');
        throw new Refused({ kind: 'unauthorised' });
      case 'no-such-simulation':
        throw new Refused({
          kind: 'invalid',
          fields: [{ name: 'simulator_result_id', problem: 'not-offered' }],
        });
    }
  });
}

/**
 * The checkbox subscribes as the footer's form does: by a mail to confirm. The form sent again with its
 * key subscribes again, in case this was cut off. Over a limit only the newsletter is lost, never the lead.
 */
async function requestNewsletter(
  request: FastifyRequest,
  dependencies: ConnectedApiDependencies,
  body: PreRegistration,
): Promise<void> {
  const { email, language, website, filled_ms } = body;
  const submission = { endpoint: 'leads-letter', form: 'newsletter', body };
  await subscribe(
    dependencies.pool,
    { email, language, website, filled_ms, form_data: { source: 'pre_registration' } },
    idempotentRequest(request, dependencies, submission),
  );
}

function bearerToken(authorization: string | undefined): string {
  const token = /^Bearer ([\w-]{1,100})$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new Refused({ kind: 'unauthorised' });
  return token;
}
