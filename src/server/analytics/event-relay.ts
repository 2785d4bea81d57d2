import type { EventBatch } from '#domain/analytics-wire.ts';
import { canonicalPath, NOT_FOUND_PATH } from '#domain/routes.ts';
import type { AudienceTracker, Tracker } from '#domain/tracker-settings.ts';
import { StartRefused } from '../start-refused.ts';
import { ga4Requests } from './ga4.ts';
import { matomoRequests } from './matomo.ts';
import { outboundQueue } from './outbound-queue.ts';
import type { Audience, Outgoing } from './outgoing.ts';
import { plausibleRequests } from './plausible.ts';

const FORMATS: Record<AudienceTracker['provider'], (audience: Audience) => Outgoing[]> = {
  plausible: plausibleRequests,
  matomo: matomoRequests,
  ga4: ga4Requests,
};

const LONGEST_USER_AGENT = 300;

interface Wishes {
  tracker: Pick<AudienceTracker, 'provider' | 'id' | 'endpoint'>;
  secret?: string | undefined;
  /** The site's own: pages are told by their canonical address, never by what was typed. */
  origin: string;
  queue?: Parameters<typeof outboundQueue>[0];
}

/** Passes what visitors agreed to have measured on to the configured provider. */
export function createEventRelay({ tracker, secret, origin, queue: wishes }: Wishes) {
  const queue = outboundQueue(wishes);
  const urlOf = ({ page, language }: EventBatch['events'][number]) =>
    origin + (page === 'not-found' ? NOT_FOUND_PATH : canonicalPath(page, language));
  return {
    offer(batch: EventBatch, givenUserAgent: string): void {
      const userAgent = givenUserAgent.replace(/[^ -~]/g, '').slice(0, LONGEST_USER_AGENT);
      queue.add(FORMATS[tracker.provider]({ ...tracker, batch, userAgent, secret, urlOf }));
    },
    counts: () => queue.counts(),
    stop: () => queue.stop(),
  };
}

/** Nothing where nobody measures. */
export function eventRelayFor(
  { origin, trackers }: { origin: string; trackers: readonly Tracker[] },
  secret: string | undefined,
): EventRelay | undefined {
  const tracker = trackers.find((candidate) => candidate.purpose === 'audience');
  if (tracker?.provider === 'ga4' && secret === undefined) {
    throw new StartRefused('ANALYTICS_SECRET must be set: GA4 drops every event without it.');
  }
  return tracker && createEventRelay({ tracker, secret, origin });
}

export type EventRelay = ReturnType<typeof createEventRelay>;
