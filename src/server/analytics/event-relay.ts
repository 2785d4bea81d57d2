import { Counter, type Registry } from 'prom-client';
import type { EventBatch } from '#domain/privacy/analytics-wire.ts';
import type { AudienceTracker, Tracker } from '#domain/privacy/tracker-settings.ts';
import { canonicalPath, NOT_FOUND_PATH } from '#domain/site/routes.ts';
import { StartRefused } from '../process/run-process.ts';
import { outboundQueue } from './outbound-queue.ts';
import {
  type AudienceBatch,
  ga4Requests,
  matomoRequests,
  type ProviderEvent,
  type ProviderRequest,
  plausibleRequests,
} from './providers.ts';

const FORMATS: Record<AudienceTracker['provider'], (audience: AudienceBatch) => ProviderRequest[]> =
  {
    plausible: plausibleRequests,
    matomo: matomoRequests,
    ga4: ga4Requests,
  };

const LONGEST_USER_AGENT = 300;

interface RelayOptions {
  tracker: Pick<AudienceTracker, 'provider' | 'id' | 'endpoint'>;
  secret?: string | undefined;
  /** The site's own: providers get the canonical address of a page, never the one that was typed. */
  origin: string;
  queue?: Parameters<typeof outboundQueue>[0];
}

/** Sends the events of visitors who agreed to it on to the configured provider. */
export function createEventRelay({ tracker, secret, origin, queue: queueOptions }: RelayOptions) {
  const queue = outboundQueue(queueOptions);
  const urlOf = ({ page, language }: ProviderEvent) =>
    origin + (page === 'not-found' ? NOT_FOUND_PATH : canonicalPath(page, language));
  return {
    offer({ visit, events: all }: EventBatch, givenUserAgent: string): void {
      const events = all.filter((event) => event.name !== 'visit' && event.name !== 'form_start');
      if (visit === undefined || events.length === 0) return;
      const batch = { visit, events };
      const userAgent = givenUserAgent.replace(/[^ -~]/g, '').slice(0, LONGEST_USER_AGENT);
      queue.add(FORMATS[tracker.provider]({ ...tracker, batch, userAgent, secret, urlOf }));
    },
    counts: () => queue.counts(),
    stop: () => queue.stop(),
  };
}

export type EventRelay = ReturnType<typeof createEventRelay>;

/** Undefined where no audience tracker is configured. */
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

/** Events may be lost, but every loss is counted. */
export function watchRelay({ counts }: Pick<EventRelay, 'counts'>, registry: Registry): void {
  new Counter({
    name: 'analytics_events_total',
    help: 'Events passed on to the provider of audience measurement, or lost, by reason',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      const { relayed, lost } = counts();
      this.reset();
      this.inc({ outcome: 'relayed' }, relayed);
      for (const [reason, events] of Object.entries(lost)) this.inc({ outcome: reason }, events);
    },
  });
}
