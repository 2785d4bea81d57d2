import type { FastifyReply, FastifyRequest } from 'fastify';
import { joinPrefix, type Prefix } from '#domain/language.ts';
import type { Site } from '../pages/load-site.ts';
import { sendPage } from '../pages/send-page.ts';

/** Where a form sent without JavaScript leads. */
export const FORM_PAGES = {
  confirmation: '/confirmation',
  newsletterSent: '/newsletter/merci',
  preRegistrationThanks: '/pre-inscription/merci',
  formFailed: '/formulaire-non-envoye',
} as const;

declare module 'fastify' {
  interface FastifyRequest {
    /** Before the address of the page whose form was sent without JavaScript; null for any other. */
    formPrefix: Prefix | null;
  }
}

/** Answers a form by a page, anything else by JSON. */
export function accept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: { status: number; body: object; page: string },
): FastifyReply {
  const { formPrefix } = request;
  if (formPrefix === null) return reply.code(answer.status).send(answer.body);
  return reply.redirect(joinPrefix(formPrefix, answer.page), 303);
}

/** The page that says it failed, with the status that says why. Whether there was one to send. */
export function sendFailedPage(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
): boolean {
  const page = site.resources.get(joinPrefix(request.formPrefix ?? '', FORM_PAGES.formFailed));
  if (page === undefined) return false;
  sendPage(page, request, reply, status);
  return true;
}
