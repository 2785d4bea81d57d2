import type { TagTracker, Tracker } from './tracker-settings.ts';
import { isTag, scriptUrl } from './trackers.ts';

type Kind = keyof TagTracker['sources'];
const KINDS = ['script', 'style', 'img', 'font', 'connect', 'frame'] as const satisfies Kind[];

/** What the policy has to let through for these tools; measuring through our server needs nothing. */
export function trackerSources(trackers: readonly Tracker[]): Record<Kind, string[]> {
  const tags = trackers.filter(isTag);
  const sourcesOf = (kind: Kind) => [
    ...(kind === 'script' ? tags.map((tag) => originOf(scriptUrl(tag))) : []),
    ...tags.flatMap(({ sources }) => sources[kind]),
  ];
  const entries = KINDS.map((kind) => [kind, [...new Set(sourcesOf(kind))]]);
  return Object.fromEntries(entries) as Record<Kind, string[]>;
}

const originOf = (url: string) => url.replace(/^(\w+:\/\/[^/]+).*$/, '$1');
