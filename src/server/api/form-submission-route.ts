import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FormSubmission } from '#domain/leads/form-submission.ts';
import { keepContactRequest } from '../leads/keep-contact-request.ts';
import { subscribe } from '../newsletter/subscribe.ts';
import { accept } from './form-pages.ts';
import { parse } from './parse.ts';
import type { OpenApiParts } from './parts.ts';
import { Refused } from './refusal.ts';
import { sendingOf } from './sending.ts';

export function formSubmissionRoute(api: FastifyInstance, parts: OpenApiParts): void {
  api.post('/form-submission', async (request, reply) => {
    const body = parse(FormSubmission, request.body);
    const { email, form_type: form } = body;
    const sending = sendingOf(request, parts, { endpoint: 'form-submission', form, email, body });
    if (body.form_type === 'newsletter') {
      const verdict = await subscribe(parts.pool, body, sending);
      if (verdict.kind === 'limited' || verdict.kind === 'key-reused') throw new Refused(verdict);
      return accept(request, reply, { status: 202, body: {}, page: 'newsletter-sent' });
    }
    refuseForeignDestination(request, parts, body.n8n_webhook_url);
    const verdict = await keepContactRequest(parts, body, sending);
    if (verdict.kind === 'limited' || verdict.kind === 'key-reused') throw new Refused(verdict);
    const answer = { status: 201, body: { id: verdict.id }, page: 'confirmation' as const };
    return accept(request, reply, answer);
  });
}

/** S1: where deliveries go is configuration. A name for it is taken if it is one of ours, never fetched. */
function refuseForeignDestination(
  request: FastifyRequest,
  { destinations }: OpenApiParts,
  url: string | undefined,
): void {
  if (url === undefined || destinations().some((destination) => destination.url === url)) return;
  request.log.warn({ req: request, event: 'foreign-webhook' }, 'security');
  const fields = [{ name: 'n8n_webhook_url', problem: 'not-offered' }];
  throw new Refused({ kind: 'invalid', fields });
}
