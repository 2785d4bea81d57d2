import { useEffect, useState } from 'react';
import type { Language } from '#domain/site/language.ts';

export type SearchState =
  | { kind: 'idle' }
  | ({ kind: 'found'; query: string } & Found)
  | { kind: 'failed' };

/** Follows the query and the language; an answer that comes too late is dropped. */
export function useSiteSearch(query: string, language: Language): SearchState {
  const [state, setState] = useState<SearchState>({ kind: 'idle' });
  useEffect(() => {
    let current = true;
    const show = (next: SearchState) => {
      if (current) setState(next);
    };
    if (query === '') show({ kind: 'idle' });
    else {
      searchSite(query, language).then(
        (found) => show({ kind: 'found', query, ...found }),
        () => show({ kind: 'failed' }),
      );
    }
    return () => {
      current = false;
    };
  }, [query, language]);
  return state;
}

export interface SearchHit {
  url: string;
  page: string;
  /** The part of the page that answers best, where it has an address of its own. */
  part?: string | undefined;
  excerpt: { text: string; found: boolean; at: number }[];
}

interface Found {
  hits: SearchHit[];
  /** Of all pages, also those that are not shown. */
  total: number;
}

interface Part {
  url: string;
  title: string;
  excerpt: string;
  weighted_locations: { balanced_score: number }[];
}
interface PagefindResult {
  data(): Promise<{
    url: string;
    excerpt: string;
    meta: { page?: string };
    sub_results: Part[];
  }>;
}
interface Pagefind {
  options(options: { noWorker: boolean; excerptLength: number }): Promise<void>;
  destroy(): Promise<void>;
  search(query: string): Promise<{ results: PagefindResult[] }>;
}

const MODULE = '/pagefind/pagefind.js';
const MOST_HITS = 12;

let ready: { language: Language; engine: Promise<Pagefind> } | undefined;

/** Downloads engine and index on the first search; another language has another index. */
async function engineFor(language: Language): Promise<Pagefind> {
  if (ready?.language !== language) {
    const former = ready?.engine;
    ready = { language, engine: start(former) };
  }
  return ready.engine;
}

async function start(former: Promise<Pagefind> | undefined): Promise<Pagefind> {
  const engine = (await import(/* @vite-ignore */ MODULE)) as Pagefind;
  if (former) await (await former).destroy();
  // Its worker is started from a string, which Trusted Types refuse.
  await engine.options({ noWorker: true, excerptLength: 24 });
  return engine;
}

async function searchSite(query: string, language: Language): Promise<Found> {
  const engine = await engineFor(language);
  const { results } = await engine.search(withoutElisions(query));
  const found = await Promise.all(results.slice(0, MOST_HITS).map((result) => result.data()));
  const hits = found.map(({ url, excerpt, meta, sub_results }) => {
    const part = bestOf(sub_results);
    return {
      url: part?.url ?? url,
      page: withCurlyApostrophes(meta.page ?? url),
      part: part && withCurlyApostrophes(part.title),
      excerpt: piecesOf(withCutsMarked(part?.excerpt ?? excerpt)),
    };
  });
  return { hits, total: results.length };
}

/** Undefined where the beginning of the page answers best. */
function bestOf(parts: readonly Part[]): Part | undefined {
  const weight = ({ weighted_locations }: Part) =>
    weighted_locations.reduce((sum, { balanced_score }) => sum + balanced_score, 0);
  const [best] = parts.toSorted((a, b) => weight(b) - weight(a));
  return best?.url.includes('#') ? best : undefined;
}

/** The index parts "l’usure" in two, the engine does not part a query: withoutElisions("l’usure") // => 'usure' */
const withoutElisions = (query: string) =>
  query.replace(/(?<!\p{L})(?:[cdjlmnst]|(?:jus|lors|puis)?qu)['’](?=\p{L})/giu, '');

/** withCutsMarked('rend au <mark>réseau</mark>') // => '… rend au <mark>réseau</mark>…' */
const withCutsMarked = (excerpt: string) =>
  excerpt
    .trim()
    .replace(/^[^\p{L}\p{N}<(&]+/u, '')
    .replace(/^(?!(?:<mark>)?[\p{Lu}\p{N}])/u, '… ')
    .replace(/[,;:\s]*(?<![.!?…](?:<\/mark>)?)$/, '…');

/** It comes as HTML and is shown as text, so that nothing in it can ever run. */
function piecesOf(html: string): SearchHit['excerpt'] {
  let at = 0;
  return html.split(/<\/?mark>/).map((piece, index) => {
    const text = withoutEntities(piece);
    at += text.length;
    return { text, found: index % 2 === 1, at };
  });
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const withoutEntities = (html: string) =>
  withCurlyApostrophes(
    html.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => ENTITIES[name] ?? ''),
  );

/** As they are set on the pages; the index has straightened them. */
const withCurlyApostrophes = (text: string) => text.replaceAll("'", '’');
