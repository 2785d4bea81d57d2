import type { TagTracker } from '#domain/privacy/tracker-settings.ts';
import { trackerSources } from '#domain/privacy/tracker-sources.ts';
import { hostsOf } from '#domain/privacy/trackers.ts';
import { isLoaded } from './load-tag.ts';

const cutOffTags = new Set<TagTracker>();

/** A policy cannot be taken back: what one has shut out comes again with the next document. */
export const isCutOff = (tag: TagTracker): boolean => cutOffTags.has(tag);

let endWatch: (() => void) | undefined;

/**
 * A script that runs cannot be taken back. It can be cut off: a second policy narrows what the
 * document may reach from now on, its frames go, and so does what it goes on writing. Nothing reloads,
 * so no form is lost.
 */
export function withdrawTags(tags: readonly TagTracker[], permitted: readonly TagTracker[]): void {
  const refused = tags.filter((tag) => !permitted.includes(tag));
  const traces = refused.flatMap(({ cookies }) => cookies.map(({ name }) => name));
  endWatch?.();
  endWatch = undefined;
  if (refused.some(isLoaded)) {
    cutOff(refused, permitted);
    endWatch = keepRemovingTraces(traces);
  }
  removeTraces(traces);
}

function cutOff(refused: readonly TagTracker[], permitted: readonly TagTracker[]): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = narrowedPolicy(permitted);
  document.head.append(policy);
  for (const tag of refused) cutOffTags.add(tag);
  const hosts = refused.flatMap(hostsOf);
  for (const frame of document.querySelectorAll('iframe')) {
    if (hosts.some((host) => matchesHost(frame.src, host))) frame.remove();
  }
}

function narrowedPolicy(permitted: readonly TagTracker[]): string {
  const { script, style, img, font, connect, frame } = trackerSources(permitted);
  return [
    ["script-src 'self' 'wasm-unsafe-eval'", ...script],
    ["style-src 'self'", ...style],
    ["img-src 'self' data:", ...img],
    ["font-src 'self'", ...font],
    ["connect-src 'self'", ...connect],
    ["frame-src 'self'", ...frame],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

function matchesHost(url: string, host: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
}

/** Cookies of this site and stored entries of these names; a name may end in *. */
function removeTraces(names: readonly string[]): void {
  if (names.length === 0) return;
  const isOurs = (found: string) =>
    names.some((name) =>
      name.endsWith('*') ? found.startsWith(name.slice(0, -1)) : found === name,
    );
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (isOurs(name)) expireCookie(name);
  }
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (isOurs(key)) storage.removeItem(key);
    }
  } catch {}
}

const SWEEP_MS = 500;

/**
 * A script still on its way arrives all the same, and one that runs may write again whenever it likes.
 * Returns what ends the watch.
 */
function keepRemovingTraces(names: readonly string[]): () => void {
  const sweep = () => removeTraces(names);
  const ended = new AbortController();
  const timer = setInterval(sweep, SWEEP_MS);
  document.addEventListener('load', sweep, { capture: true, signal: ended.signal });
  addEventListener('pagehide', sweep, { signal: ended.signal });
  return () => {
    clearInterval(timer);
    ended.abort();
  };
}

/**
 * A cookie can only be removed for the domain and the path it was set for, and
 * neither can be read.
 */
function expireCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  const folders = location.pathname.split('/');
  const paths = folders.map((_, index) => folders.slice(0, index + 1).join('/'));
  for (const path of paths.flatMap((folder) => [folder, `${folder}/`])) {
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot name every domain.
      document.cookie = `${name}=; path=${path}; max-age=0${domain}`;
    }
  }
}
