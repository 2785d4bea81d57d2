import { createHash } from 'node:crypto';
import type { Tracker } from '#domain/privacy/tracker-settings.ts';
import { joinPrefix, type Language, splitPrefix } from '#domain/site/language.ts';
import { type HeaderSet, securityHeaders } from '../http/security-headers.ts';
import type { Encoding } from './content-negotiation.ts';
import type { AnswerKind } from './page-counts.ts';
import { readBytes, type SiteAsset, type SiteBytes, type SitePage } from './site-manifest.ts';

/** An answer made before anybody asks for it; a head is a flat list: name, value, name, value, … */
export interface PreparedAnswer {
  kind: AnswerKind;
  status: number;
  head: string[];
  body: Buffer;
  /** The 304 to answer with; a not-found page has none. */
  unchanged?: { etag: string; head: string[] };
}

type AnswerByEncoding = Record<Encoding, PreparedAnswer>;

/** Both languages have the same answers where the visitor's language does not decide. */
export type Resource = Record<Language, AnswerByEncoding>;

interface PageOptions {
  siteDir: string;
  staging: boolean;
  status: 200 | 404;
  trackers: readonly Tracker[];
}

interface LoadedPage {
  page: SitePage;
  bytes: SiteBytes;
}

/** Without a prefix the visitor's language decides between the bare file and the one under /en. */
export function pageResources(
  pages: readonly SitePage[],
  { siteDir, staging, status, trackers }: PageOptions,
): Map<string, Resource> {
  const loaded = new Map(
    pages.map((page) => [page.path, { page, bytes: readBytes(siteDir, page.file, true) }]),
  );

  function resourceFor(own: LoadedPage): Resource {
    const { prefix, path } = splitPrefix(own.page.path);
    if (prefix !== '') {
      const answers = preparePage(own, 'Accept-Encoding');
      return { fr: answers, en: answers };
    }
    const english = loaded.get(joinPrefix('en', path)) ?? own;
    const vary = 'Accept-Language, Accept-Encoding';
    return { fr: preparePage(own, vary), en: preparePage(english, vary) };
  }

  function preparePage({ page, bytes }: LoadedPage, vary: string): AnswerByEncoding {
    const hidden = status === 404 || !page.indexed;
    return prepareAnswers({
      kind: 'page',
      status,
      bytes,
      contentType: 'text/html; charset=utf-8',
      headers: {
        'Content-Language': page.language,
        Vary: vary,
        'Cache-Control': 'no-cache',
        ...securityHeaders({ staging, scriptSources: page.scriptSources, trackers }),
        ...(hidden && { 'X-Robots-Tag': 'noindex' }),
      },
    });
  }

  return new Map([...loaded].map(([path, page]) => [path, resourceFor(page)]));
}

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';

export function assetResources(
  assets: readonly SiteAsset[],
  { siteDir, staging }: { siteDir: string; staging: boolean },
): Map<string, Resource> {
  function resourceFor({ path, file, contentType, immutable, compressed }: SiteAsset): Resource {
    const answers = prepareAnswers({
      kind: 'file',
      status: 200,
      bytes: readBytes(siteDir, file, compressed),
      contentType,
      headers: {
        ...(compressed && { Vary: 'Accept-Encoding' }),
        'Cache-Control': immutable ? ONE_YEAR : ONE_HOUR,
        ...securityHeaders({ staging, shared: path.startsWith('/share/') }),
      },
    });
    return { fr: answers, en: answers };
  }

  return new Map(assets.map((asset) => [asset.path, resourceFor(asset)]));
}

interface Contents {
  kind: AnswerKind;
  status: 200 | 404;
  bytes: SiteBytes;
  contentType: string;
  /** What also holds for a 304: caching, language, security. */
  headers: HeaderSet;
}

function prepareAnswers(contents: Contents): AnswerByEncoding {
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

/** A strong tag: it stands for these very bytes, so it differs per encoding. */
function etagOf(body: Buffer, encoding: Encoding): string {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
}

const flat = (headers: HeaderSet): string[] => Object.entries(headers).flat();
