import type { FastifyInstance } from 'fastify';
import { PREFIXES } from '#domain/language.ts';
import type { LinkOutcome } from '#domain/link-outcomes.ts';
import { type PageId, pathTo } from '#domain/routes.ts';
import { confirm } from '../newsletter/confirm.ts';
import { unsubscribe } from '../newsletter/unsubscribe.ts';
import type { Site } from '../pages/load-site.ts';
import { answerApiErrors } from './api-errors.ts';
import { readBodies } from './bodies.ts';
import { LONGEST_TOKEN } from './newsletter-routes.ts';
import type { ApiParts, OpenApiParts } from './parts.ts';
import { requireDatabase } from './require-database.ts';
import { refuseCrossSite } from './same-origin.ts';

const PRESSED = { 'newsletter-confirm': confirm, 'newsletter-unsubscribe': unsubscribe } as const;

/**
 * The button of a mail's page, pressed without JavaScript: the form sends the page's own address,
 * token and all, and is led back to it where it says how that ended.
 */
export function takeNewsletterPages(app: FastifyInstance, parts: ApiParts, site: Site): void {
  app.register(async (pages) => {
    readBodies(pages);
    answerApiErrors(pages, site, parts.database);
    refuseCrossSite(pages, parts.origin);
    requireDatabase(pages, parts);
    for (const page of Object.keys(PRESSED) as (keyof typeof PRESSED)[]) {
      for (const prefix of PREFIXES) {
        const path = pathTo(page, prefix);
        pages.post(path, async (request, reply) => {
          const { token } = request.query as { token?: unknown };
          const outcome = await outcomeOf(page, parts as OpenApiParts, token);
          return reply.redirect(pathTo(page, prefix, outcome), 303);
        });
      }
    }
  });
}

async function outcomeOf(
  page: keyof typeof PRESSED & PageId,
  parts: OpenApiParts,
  token: unknown,
): Promise<LinkOutcome> {
  if (token === undefined || token === '') return 'missing';
  if (typeof token !== 'string' || token.length > LONGEST_TOKEN) return 'gone';
  const { kind } = await PRESSED[page](parts, token);
  return kind === 'gone' || kind === 'already' ? kind : 'done';
}
