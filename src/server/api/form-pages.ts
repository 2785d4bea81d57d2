import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Prefix } from '#domain/site/language.ts';
import { type PageId, pathTo } from '#domain/site/routes.ts';
import type { Site } from '../pages/load-site.ts';
import { sendPage } from '../pages/serve-site.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language prefix of the page whose form was sent without JavaScript; null for other requests. */
    formPrefix: Prefix | null;
  }
}

/** Answers a form sent without JavaScript with a page, anything else with JSON. */
export function accept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: { status: number; body: object; page: PageId },
): FastifyReply {
  const { formPrefix } = request;
  if (formPrefix === null) return reply.code(answer.status).send(answer.body);
  return reply.redirect(pathTo(answer.page, formPrefix), 303);
}

/** The page that says it failed, with the status that says why. */
export function sendFailedPage(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
): void {
  const page = status === 429 ? 'form-limited' : 'form-failed';
  const path = pathTo(page, request.formPrefix ?? '');
  sendPage(site.resources.get(path) ?? site.notFound[''], request, reply, status);
}
