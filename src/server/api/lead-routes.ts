import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PreRegistration, SimulatorLink } from '#domain/leads/pre-registration.ts';
import { linkSimulation } from '../leads/link-simulation.ts';
import { registerLead } from '../leads/register-lead.ts';
import { subscribe } from '../newsletter/subscribe.ts';
import { accept } from './form-pages.ts';
import { parse } from './parse.ts';
import type { OpenApiParts } from './parts.ts';
import { Refused } from './refusal.ts';
import { sendingOf } from './sending.ts';
import { isUuid } from './uuid.ts';

export function leadRoutes(api: FastifyInstance, parts: OpenApiParts): void {
  api.post('/leads', async (request, reply) => {
    const body = parse(PreRegistration, request.body);
    const { email } = body;
    const sent = { endpoint: 'leads', form: 'pre_registration', email, body };
    const { kind, ...outcome } = await registerLead(parts, body, sendingOf(request, parts, sent));
    if (kind !== 'registered') throw new Refused({ kind, ...outcome } as Refused['refusal']);
    if (body.newsletter_consent) await askForLetter(request, parts, body);
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
    const outcome = await linkSimulation(parts, id, token, link);
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
 * The tick asks for the letter as the footer does: by a mail to confirm. Sent again with its key, the
 * form asks again where this was cut off; a limit costs the letter, never the lead.
 */
async function askForLetter(
  request: FastifyRequest,
  parts: OpenApiParts,
  body: PreRegistration,
): Promise<void> {
  const { email, language, website, filled_ms } = body;
  const sent = { endpoint: 'leads-letter', form: 'newsletter', body };
  await subscribe(
    parts.pool,
    { email, language, website, filled_ms, form_data: { source: 'pre_registration' } },
    sendingOf(request, parts, sent),
  );
}

function bearerToken(authorization: string | undefined): string {
  const token = /^Bearer ([\w-]{1,100})$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new Refused({ kind: 'unauthorised' });
  return token;
}
