import { joinPrefix, splitPrefix } from '#domain/language.ts';
import type { Tracker } from '#domain/tracker-settings.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { type AnswerByEncoding, prepareAnswers, type Resource } from './prepared-answer.ts';
import { readBytes, type SiteBytes } from './site-bytes.ts';
import type { SitePage } from './site-manifest.ts';

interface Circumstances {
  siteDir: string;
  staging: boolean;
  status: 200 | 404;
  trackers: readonly Tracker[];
}

/** Without a prefix the visitor's language decides between the bare file and the one under /en. */
export function pageResources(
  pages: readonly SitePage[],
  { siteDir, staging, status, trackers }: Circumstances,
): Map<string, Resource> {
  const loaded = new Map(
    pages.map((page) => [page.path, { page, bytes: readBytes(siteDir, page.file, true) }]),
  );

  function resourceFor(own: LoadedPage): Resource {
    const { prefix, path } = splitPrefix(own.page.path);
    if (prefix !== '') {
      const answers = prepare(own, 'Accept-Encoding');
      return { fr: answers, en: answers };
    }
    const english = loaded.get(joinPrefix('en', path)) ?? own;
    const vary = 'Accept-Language, Accept-Encoding';
    return { fr: prepare(own, vary), en: prepare(english, vary) };
  }

  function prepare({ page, bytes }: LoadedPage, vary: string): AnswerByEncoding {
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

interface LoadedPage {
  page: SitePage;
  bytes: SiteBytes;
}
