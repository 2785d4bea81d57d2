import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FormSubmission } from '#domain/leads/form-submission.ts';
import { storeContactRequest } from '../leads/store-contact-request.ts';
import { subscribe } from '../newsletter/subscribe.ts';
import type { ConnectedApiDependencies } from './api-dependencies.ts';
import { Refused } from './api-errors.ts';
import { accept } from './form-pages.ts';
import { idempotentRequest } from './idempotent-request.ts';
import { parse } from './parse.ts';

export function formSubmissionRoute(
  api: FastifyInstance,
  dependencies: ConnectedApiDependencies,
): void {
  api.post('/form-submission', async (request, reply) => {
    const body = parse(FormSubmission, request.body);
    const { email, form_type: form } = body;
    const submission = { endpoint: 'form-submission', form, email, body };
    const idempotent = idempotentRequest(request, dependencies, submission);
    if (body.form_type === 'newsletter') {
      const verdict = await subscribe(dependencies.pool, body, idempotent);
      if (verdict.kind === 'limited' || verdict.kind === 'key-reused') throw new Refused(verdict);
      return accept(request, reply, { status: 202, body: {}, page: 'newsletter-sent' });
    }
    refuseForeignDestination(request, dependencies, body.n8n_webhook_url);
    const verdict = await storeContactRequest(dependencies, body, idempotent);
    if (verdict.kind === 'limited' || verdict.kind === 'key-reused') throw new Refused(verdict);
    const answer = { status: 201, body: { id: verdict.id }, page: 'confirmation' as const };
    return accept(request, reply, answer);
  });
}

/** S1: where deliveries go is configuration. A name for it is taken if it is one of ours, never fetched. */
function refuseForeignDestination(
  request: FastifyRequest,
  { destinations }: ConnectedApiDependencies,
  url: string | undefined,
): void {
  if (url === undefined || destinations().some((destination) => destination.url === url)) return;
  request.log.warn({ req: request, event: 'foreign-webhook' }, 'security');
  const fields = [{ name: 'n8n_webhook_url', problem: 'not-offered' }];
  throw new Refused({ kind: 'invalid', fields });
}
