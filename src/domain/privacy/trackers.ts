import { LEGAL_UPDATED } from '../site/legal.ts';
import type { ConsentChoice } from './consent.ts';
import type { AudienceTracker, TagTracker, Tracker, TrackerPurpose } from './tracker-settings.ts';

export type TrackerCategory = keyof ConsentChoice;

/** What a browser is given: how audience is measured is between our server and the provider. */
export type ShownTracker =
  | TagTracker
  | (Omit<AudienceTracker, 'id' | 'provider' | 'endpoint'> & { host: string });

/** What a visitor must have agreed to before it starts; not the owner's to configure. */
export const CATEGORY_OF: Readonly<Record<TrackerPurpose, TrackerCategory>> = {
  audience: 'analytics',
  heatmap: 'analytics',
  identification: 'marketing',
  chat: 'marketing',
};

/** Visits are counted by the site itself, so that is always asked; marketing is a matter of its tools alone. */
export const isAskedFor = (
  category: TrackerCategory,
  trackers: readonly Pick<Tracker, 'purpose'>[],
): boolean =>
  category === 'analytics' || trackers.some(({ purpose }) => CATEGORY_OF[purpose] === category);

export function isPermitted({ purpose }: Pick<Tracker, 'purpose'>, choice: ConsentChoice): boolean {
  return choice[CATEGORY_OF[purpose]];
}

/** A tool with a script of its own in the page; audience is measured through our server instead. */
export function isTag(tracker: Tracker | ShownTracker): tracker is TagTracker {
  return tracker.purpose !== 'audience';
}

/** scriptUrl({ script: 'https://heat.example/{id}.js', id: '42' }) // => 'https://heat.example/42.js' */
export function scriptUrl({ script, id }: Pick<TagTracker, 'script' | 'id'>): string {
  return script.replaceAll('{id}', encodeURIComponent(id));
}

export function shownTrackers(trackers: readonly Tracker[]): ShownTracker[] {
  return trackers.map((tracker) => {
    if (isTag(tracker)) return tracker;
    const { id: _id, provider: _provider, endpoint, ...shown } = tracker;
    return { ...shown, host: hostOf(endpoint) };
  });
}

/** Every host that learns of a visit, whether from the browser or from our server. */
export function hostsOf(tracker: ShownTracker): string[] {
  if (!isTag(tracker)) return [tracker.host];
  const urls = [scriptUrl(tracker), ...Object.values(tracker.sources).flat()];
  return [...new Set(urls.filter((url) => url.includes('//')).map(hostOf))];
}

const hostOf = (url: string) => url.replace(/^\w+:\/\//, '').replace(/[/:?].*$/, '');

/** ISO codes of the European Economic Area, where personal data needs no further safeguard. */
const EEA =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK';

export function isOutsideEea({ country }: Pick<Tracker, 'country'>): boolean {
  return !EEA.split(' ').includes(country);
}

/** The texts that name the tools change with each that is added. */
export function updatedWith(
  trackers: readonly Pick<Tracker, 'since'>[],
  page: 'cookies' | 'privacy',
): string {
  const dates = [LEGAL_UPDATED[page], ...trackers.map(({ since }) => since)];
  return dates.sort().at(-1) ?? LEGAL_UPDATED[page];
}

/** The day from which the visitor knows of everything: an older choice did not cover the newest tool. */
export function policyDate(trackers: readonly Pick<Tracker, 'since'>[]): string {
  return updatedWith(trackers, 'cookies');
}
