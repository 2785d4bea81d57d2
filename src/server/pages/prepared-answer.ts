import { createHash } from 'node:crypto';
import type { Language } from '#domain/language.ts';
import type { HeaderSet } from '../http/security-headers.ts';
import type { Encoding } from './accept-encoding.ts';
import type { AnswerKind } from './page-counts.ts';
import type { SiteBytes } from './site-bytes.ts';

/** All of an answer that can be known before it is asked for; heads are name, value, name, value, … */
export interface PreparedAnswer {
  kind: AnswerKind;
  status: number;
  head: string[];
  body: Buffer;
  /** Left out where an answer is never 'unchanged': a page that is not there. */
  unchanged?: { etag: string; head: string[] };
}

export type AnswerByEncoding = Record<Encoding, PreparedAnswer>;

/** Twice the same where the visitor's language does not decide. */
export type Resource = Record<Language, AnswerByEncoding>;

interface Contents {
  kind: AnswerKind;
  status: 200 | 404;
  bytes: SiteBytes;
  contentType: string;
  /** What also holds for a 304: caching, language, security. */
  headers: HeaderSet;
}

export function prepareAnswers(contents: Contents): AnswerByEncoding {
  const identity = prepare(contents, 'identity', contents.bytes.identity);
  const { br, gzip } = contents.bytes;
  return {
    identity,
    br: br ? prepare(contents, 'br', br) : identity,
    gzip: gzip ? prepare(contents, 'gzip', gzip) : identity,
  };
}

function prepare(contents: Contents, encoding: Encoding, body: Buffer): PreparedAnswer {
  const { kind, status, contentType, headers } = contents;
  const entity = {
    'Content-Type': contentType,
    'Content-Length': String(body.length),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
  if (status === 404) return { kind, status, body, head: flat({ ...entity, ...headers }) };

  const etag = etagOf(body, encoding);
  const lasting = { ETag: etag, ...headers };
  const head = flat({ ...entity, ...lasting });
  return { kind, status, body, head, unchanged: { etag, head: flat(lasting) } };
}

/** Strong, so it stands for these very bytes and differs per encoding. */
function etagOf(body: Buffer, encoding: Encoding): string {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
}

const flat = (headers: HeaderSet): string[] => Object.entries(headers).flat();
