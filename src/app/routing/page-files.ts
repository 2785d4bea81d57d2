import type { WordsId } from '#content/load-words.ts';
import type { Language } from '#domain/site/language.ts';
import { type ListedRoute, type RouterManifest, scriptsOf } from '#domain/site/page-files.ts';
import { pageData } from './page-data.ts';

/** What the router keeps on the window. */
interface RouterWindow {
  __reactRouterManifest?: RouterManifest;
}

export const routerManifest = (): RouterManifest | undefined =>
  (window as RouterWindow).__reactRouterManifest;

const asked = new Set<string>();

/** Read from the line and compiled, so that the import which follows waits for nothing. */
function preloadScript(href: string): void {
  if (asked.has(href)) return;
  asked.add(href);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  link.onload = link.onerror = () => link.remove();
  document.head.append(link);
}

/**
 * The scripts and the data of a page in one step: left to the browser, it would find out what a script imports
 * when it has read it, and the router asks for the data when all of them have run.
 */
export function fetchPage(route: ListedRoute, language: Language): void {
  fetchScripts(route);
  fetchData(route, language);
}

export function fetchScripts(route: ListedRoute): void {
  for (const script of scriptsOf(route)) preloadScript(script);
}

/** A failure is ignored here: it comes up again where the data are used. */
export function fetchData({ id }: ListedRoute, language: Language): void {
  pageData(id as WordsId, language).catch(() => undefined);
}
