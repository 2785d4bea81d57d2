import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { confirm } from '../newsletter/confirm.ts';
import { unsubscribe } from '../newsletter/unsubscribe.ts';
import { parse } from './parse.ts';
import type { OpenApiParts } from './parts.ts';
import { Refused } from './refusal.ts';

export const LONGEST_TOKEN = 100;
const token = v.pipe(
  v.string('required'),
  v.nonEmpty('required'),
  v.maxLength(LONGEST_TOKEN, 'too-long'),
);
export const NewsletterConfirmation = v.strictObject({ token });
const NewsletterLink = v.object({ token });

/** Both by POST: programs that look at mails open every link in them. */
export function newsletterRoutes(api: FastifyInstance, parts: OpenApiParts): void {
  api.post('/newsletter/confirm', async (request) => {
    const body = parse(NewsletterConfirmation, request.body);
    const { kind } = await confirm(parts, body.token);
    if (kind !== 'confirmed') throw new Refused({ kind: 'gone', already: kind === 'already' });
    return {};
  });

  api.register(async (oneClick) => {
    // A mail provider's 'List-Unsubscribe=One-Click', in whatever form it likes (RFC 8058): not read.
    oneClick.removeAllContentTypeParsers();
    oneClick.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _bytes, done) =>
      done(null),
    );
    oneClick.post('/newsletter/unsubscribe', async (request) => {
      const link = parse(NewsletterLink, request.query);
      const { kind } = await unsubscribe(parts, link.token);
      if (kind === 'gone') throw new Refused({ kind });
      return {};
    });
  });
}
