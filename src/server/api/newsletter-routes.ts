import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { LinkOutcome } from '#domain/leads/link-outcomes.ts';
import { PREFIXES } from '#domain/site/language.ts';
import { type PageId, pathTo } from '#domain/site/routes.ts';
import { confirm } from '../newsletter/confirm.ts';
import { unsubscribe } from '../newsletter/unsubscribe.ts';
import type { Site } from '../pages/load-site.ts';
import type { ApiDependencies, ConnectedApiDependencies } from './api-dependencies.ts';
import { Refused } from './api-errors.ts';
import { parse } from './parse.ts';
import { privateRoutes } from './private-routes.ts';

const LONGEST_TOKEN = 100;
const token = v.pipe(
  v.string('required'),
  v.nonEmpty('required'),
  v.maxLength(LONGEST_TOKEN, 'too-long'),
);
export const NewsletterConfirmation = v.strictObject({ token });
const NewsletterLink = v.object({ token });

/** By POST, as all that a link in a mail does: programs that look at mails open every link in them. */
export function newsletterConfirmationRoute(
  api: FastifyInstance,
  dependencies: ConnectedApiDependencies,
): void {
  api.post('/newsletter/confirm', async (request) => {
    const body = parse(NewsletterConfirmation, request.body);
    const { kind } = await confirm(dependencies, body.token);
    if (kind !== 'confirmed') throw new Refused({ kind: 'gone', already: kind === 'already' });
    return {};
  });
}

/** Without a limit: a mail provider asks for all of its readers, and only a token of ours gets to the database. */
export function oneClickRoute(api: FastifyInstance, dependencies: ConnectedApiDependencies): void {
  api.register(async (oneClick) => {
    // A mail provider's 'List-Unsubscribe=One-Click', in whatever form it likes (RFC 8058): not read.
    oneClick.removeAllContentTypeParsers();
    oneClick.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _bytes, done) =>
      done(null),
    );
    oneClick.post('/newsletter/unsubscribe', async (request) => {
      const link = parse(NewsletterLink, request.query);
      const { kind } = await unsubscribe(dependencies, link.token);
      if (kind === 'gone') throw new Refused({ kind });
      return {};
    });
  });
}

const ACTIONS = { 'newsletter-confirm': confirm, 'newsletter-unsubscribe': unsubscribe } as const;

/**
 * Without JavaScript the button of a page that a mail links to posts to the page's own address, token
 * included, and is redirected to the page with the outcome in its fragment.
 */
export function newsletterPageRoutes(
  app: FastifyInstance,
  dependencies: ApiDependencies,
  site: Site,
): void {
  privateRoutes(app, dependencies, site, (pages, connected) => {
    for (const page of Object.keys(ACTIONS) as (keyof typeof ACTIONS)[]) {
      for (const prefix of PREFIXES) {
        pages.post(pathTo(page, prefix), async (request, reply) => {
          const { token } = request.query as { token?: unknown };
          const outcome = await outcomeOf(page, connected, token);
          return reply.redirect(pathTo(page, prefix, outcome), 303);
        });
      }
    }
  });
}

async function outcomeOf(
  page: keyof typeof ACTIONS & PageId,
  dependencies: ConnectedApiDependencies,
  token: unknown,
): Promise<LinkOutcome> {
  if (token === undefined || token === '') return 'missing';
  if (typeof token !== 'string' || token.length > LONGEST_TOKEN) return 'gone';
  const { kind } = await ACTIONS[page](dependencies, token);
  return kind === 'gone' || kind === 'already' ? kind : 'done';
}
