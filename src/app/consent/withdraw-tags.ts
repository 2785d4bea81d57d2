import type { TagTracker } from '#domain/tracker-settings.ts';
import { trackerSources } from '#domain/tracker-sources.ts';
import { hostsOf } from '#domain/trackers.ts';
import { isLoaded } from './load-tag.ts';
import { keepRemoved, removeTraces } from './remove-traces.ts';

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
    endWatch = keepRemoved(traces);
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
