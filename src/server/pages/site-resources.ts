import { createHash } from 'node:crypto';
import type { Tracker } from '#domain/privacy/tracker-settings.ts';
import { joinPrefix, type Language, splitPrefix } from '#domain/site/language.ts';
import { type HeaderSet, type HeaderSettings, securityHeaders } from '../http/security-headers.ts';
import type { Encoding } from './content-negotiation.ts';
import { readBytes, type SiteAsset, type SiteBytes, type SitePage } from './site-manifest.ts';

/** An answer made before anybody asks for it; a head is a flat list: name, value, name, value, … */
export interface PreparedAnswer {
  status: number;
  head: string[];
  body: Buffer;
  /** The 304 to answer with; a not-found page has none. */
  unchanged?: { etag: string; head: string[] };
}

type AnswerByEncoding = Record<Encoding, PreparedAnswer>;

/** Both languages have the same answers where the visitor's language does not decide. */
export type Resource = Record<Language, AnswerByEncoding>;

/** Which pages a cache shared by visitors may keep: those of one language, all if it heeds Vary, or none. */
export type SharedCache = 'prefixed' | 'all' | 'off';

/** What the operator decides about the headers of pages and files. */
export interface HeaderOptions extends HeaderSettings {
  sharedCache: SharedCache;
}

interface PageOptions extends HeaderOptions {
  status: 200 | 404;
  trackers: readonly Tracker[];
}

/** Of a page as it is sent at an address; the language and the scripts are those of the file. */
export function pageHeaders(page: SitePage, options: PageOptions): HeaderSet {
  const { sharedCache, status, trackers, ...settings } = options;
  const isHidden = status === 404 || !page.indexed;
  const isNegotiated = splitPrefix(page.path).prefix === '';
  const mayBeShared = sharedCache === 'all' || (sharedCache === 'prefixed' && !isNegotiated);
  return {
    'Content-Language': page.language,
    Vary: isNegotiated ? 'Accept-Language, Accept-Encoding' : 'Accept-Encoding',
    'Cache-Control': mayBeShared && !isHidden ? SHARED : 'no-cache',
    ...securityHeaders({ ...settings, scriptSources: page.scriptSources, trackers }),
    ...(isHidden && { 'X-Robots-Tag': 'noindex' }),
  };
}

export function assetHeaders(
  { path, immutable, compressed }: SiteAsset,
  settings: HeaderSettings,
): HeaderSet {
  return {
    ...(compressed && { Vary: 'Accept-Encoding' }),
    'Cache-Control': immutable ? ONE_YEAR : ONE_HOUR,
    ...securityHeaders({ ...settings, shared: path.startsWith('/share/') }),
  };
}

interface LoadedPage {
  page: SitePage;
  bytes: SiteBytes;
}

/** Without a prefix the visitor's language decides between the bare file and the one under /en. */
export function pageResources(
  pages: readonly SitePage[],
  { siteDir, ...options }: PageOptions & { siteDir: string },
): Map<string, Resource> {
  const loaded = new Map(
    pages.map((page) => [page.path, { page, bytes: readBytes(siteDir, page.file, true) }]),
  );

  function resourceFor(own: LoadedPage): Resource {
    const { prefix, path } = splitPrefix(own.page.path);
    if (prefix !== '') {
      const answers = preparePage(own, own);
      return { fr: answers, en: answers };
    }
    const english = loaded.get(joinPrefix('en', path)) ?? own;
    return { fr: preparePage(own, own), en: preparePage(own, english) };
  }

  function preparePage(asked: LoadedPage, sent: LoadedPage): AnswerByEncoding {
    return prepareAnswers({
      status: options.status,
      bytes: sent.bytes,
      contentType: 'text/html; charset=utf-8',
      headers: pageHeaders({ ...sent.page, path: asked.page.path }, options),
    });
  }

  return new Map([...loaded].map(([path, page]) => [path, resourceFor(page)]));
}

/**
 * A visitor's browser asks every time; a cache in between may answer for five minutes, and for a day while we do not.
 * What is not indexed may be reached with a token in its address, and is kept nowhere.
 */
const SHARED = 'public, max-age=0, s-maxage=300, stale-if-error=86400';
const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_HOUR = 'public, max-age=3600';

export function assetResources(
  assets: readonly SiteAsset[],
  { siteDir, ...settings }: HeaderSettings & { siteDir: string },
): Map<string, Resource> {
  function resourceFor(asset: SiteAsset): Resource {
    const answers = prepareAnswers({
      status: 200,
      bytes: readBytes(siteDir, asset.file, asset.compressed),
      contentType: asset.contentType,
      headers: assetHeaders(asset, settings),
    });
    return { fr: answers, en: answers };
  }

  return new Map(assets.map((asset) => [asset.path, resourceFor(asset)]));
}

interface Contents {
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
  const { status, contentType, headers } = contents;
  const entity = {
    'Content-Type': contentType,
    'Content-Length': String(body.length),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
  if (status === 404) return { status, body, head: flat({ ...entity, ...headers }) };

  const etag = etagOf(body, encoding);
  const lasting = { ETag: etag, ...headers };
  const head = flat({ ...entity, ...lasting });
  return { status, body, head, unchanged: { etag, head: flat(lasting) } };
}

/** A strong tag: it stands for these very bytes, so it differs per encoding. */
function etagOf(body: Buffer, encoding: Encoding): string {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
}

const flat = (headers: HeaderSet): string[] => Object.entries(headers).flat();
