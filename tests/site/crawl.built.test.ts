import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { splitPrefix } from '#domain/site/language.ts';
import { PAGE_IDS, type PageId, pageAt, pathTo } from '#domain/site/routes.ts';
import { ask } from '#server/testing/http-client.ts';
import { startBuiltSite } from './built-site.ts';
import { isInternal, type Link, pageFacts, pathOf } from './page-facts.ts';

const MOST_CLICKS = 3;
const BY_FORM_OR_MAIL: PageId[] = [
  'pre-registration-thanks',
  'confirmation',
  'newsletter-sent',
  'newsletter-confirm',
  'newsletter-unsubscribe',
  'form-failed',
  'form-limited',
  'my-data-sent',
];

interface Visit {
  path: string;
  clicks: number;
  status: number;
  type: string;
  facts: ReturnType<typeof pageFacts>;
}

const STARTS = ['/', '/fr', '/en'];

const site = await startBuiltSite();
afterAll(() => site.end());

/** What a visitor can click on without changing the language. */
const onward = ({ facts }: Visit): Link[] =>
  facts.links.filter((link) => link.hreflang === undefined);

const fragmentOf = ({ href }: Link): string => decodeURIComponent(/#(.*)$/.exec(href)?.[1] ?? '');

/** Page by page, as many clicks from the first as it takes; redirects are not followed. */
async function follow(visits: Map<string, Visit>, first: string[], from = 0): Promise<void> {
  let frontier = first.filter((path) => !visits.has(path));
  for (let clicks = from; frontier.length > 0; clicks++) {
    const found = new Set<string>();
    for (const path of frontier) {
      const { status, headers, text } = await ask(site.port, path);
      const type = String(headers['content-type']);
      const facts = pageFacts(type.startsWith('text/html') ? text : '');
      const visit = { path, clicks, status, type, facts };
      visits.set(path, visit);
      for (const link of onward(visit).filter(isInternal)) found.add(pathOf(link));
    }
    frontier = [...found].filter((path) => !visits.has(path));
  }
}

describe.each(STARTS)('from %s', (start) => {
  const visits = new Map<string, Visit>();
  let pages: Visit[];
  beforeAll(async () => {
    await follow(visits, [start]);
    const prefix = splitPrefix(start).prefix;
    await follow(
      visits,
      BY_FORM_OR_MAIL.map((page) => pathTo(page, prefix)),
      Infinity,
    );
    pages = [...visits.values()].filter(({ type }) => type.startsWith('text/html'));
  });

  test(`every page is reached within ${MOST_CLICKS} clicks, but those a form or a mail leads to`, () => {
    const clicks = new Map(pages.map((visit) => [pageAt(visit.path)?.page, visit.clicks]));
    const far = PAGE_IDS.filter((page) => (clicks.get(page) ?? Infinity) > MOST_CLICKS);
    expect(far).toEqual(BY_FORM_OR_MAIL);
  });

  test('every link is one a browser can follow, and leads straight to something that is there', () => {
    const gone = [...visits.values()].filter(({ status }) => status !== 200);
    expect(gone.map(({ path, status }) => `${status} ${path}`)).toEqual([]);
    const odd = pages.flatMap((visit) =>
      visit.facts.links
        .filter(
          (link) =>
            !isInternal(link) && !/^(https:\/\/|mailto:|tel:\+|\/api\/|#.|\?)/.test(link.href),
        )
        .map(({ href }) => `${visit.path} → '${href}'`),
    );
    expect(odd).toEqual([]);
  });

  test('no link leads to an anchor that is not there', () => {
    const missing = pages.flatMap((visit) =>
      visit.facts.links
        .filter((link) => link.href.includes('#') && !/^\w+:/.test(link.href))
        .filter((link) => {
          const target = link.href.startsWith('#') ? visit : visits.get(pathOf(link));
          return target !== undefined && !target.facts.ids.includes(fragmentOf(link));
        })
        .map(({ href }) => `${visit.path} → ${href}`),
    );
    expect(missing).toEqual([]);
  });
});

test('anchors are read off every element that has one', () => {
  const facts = pageFacts('<h2 class="x" id="banques">B</h2><a href="#a b">x</a><i data-id="no">');
  expect(facts.ids).toEqual(['banques']);
});
