import type { FastifyInstance } from 'fastify';
import { parseFormBody } from './form-body.ts';
import { parseJsonBody } from './json-body.ts';
import { Refused } from './refusal.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** S4: JSON, or what a form sends without JavaScript; anything else is refused with 415. */
export function readBodies(api: FastifyInstance): void {
  api.decorateRequest('formPrefix', null);
  // Before the body is read: who refuses it by then must know whether to answer by a page.
  api.addHook('onRequest', async (request) => {
    if (request.headers['content-type']?.startsWith(FORM_TYPE)) request.formPrefix = '';
  });
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    const body = parseJsonBody(bytes as Buffer);
    if (body === undefined) done(new Refused({ kind: 'malformed' }));
    else done(null, body);
  });
  api.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (request, text, done) => {
    const form = parseFormBody(String(text));
    if (form === undefined) return done(new Refused({ kind: 'malformed' }));
    request.formPrefix = form.prefix;
    done(null, form.body);
  });
}
