import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredLanguage } from '#domain/language.ts';
import { preferredEncoding } from './accept-encoding.ts';
import type { PreparedAnswer, Resource } from './prepared-answer.ts';
import { remembering } from './remembering.ts';

const languageFor = remembering(preferredLanguage);
const encodingFor = remembering(preferredEncoding);

/** What was prepared, in the visitor's language and encoding. */
export function negotiate({ fr, en }: Resource, headers: IncomingHttpHeaders): PreparedAnswer {
  const isEnglish = fr !== en && languageFor(headers['accept-language']) === 'en';
  return (isEnglish ? en : fr)[encodingFor(headers['accept-encoding'])];
}

/** A page as the answer to something that was sent: with its own status, kept by nobody. */
export function sendPage(
  page: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
): void {
  const { head, body } = negotiate(page, request.raw.headers);
  const headers = new Map<string, string>();
  for (let at = 0; at < head.length; at += 2) headers.set(head[at] ?? '', head[at + 1] ?? '');
  headers.delete('ETag');
  headers.set('Cache-Control', 'no-store');
  const retryAfter = reply.getHeader('Retry-After');
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  reply.hijack();
  reply.raw.writeHead(status, [...headers].flat()).end(body);
}
