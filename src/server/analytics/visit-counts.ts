import { Counter, type Registry } from 'prom-client';
import { AnalyticsEvent, type EventBatch, EventPage } from '#domain/privacy/analytics-wire.ts';
import { LANGUAGES } from '#domain/site/language.ts';

/** The newsletter is not a form of the funnel. */
const NEWSLETTER = 'newsletter_submit';
const EVENTS = [...AnalyticsEvent.options.map(({ entries }) => entries.name.literal), NEWSLETTER];

/**
 * What visitors who agreed to be counted did, as counters of this process. Every label is a word of a list: there is no
 * place for anything about a visitor, and a bound to what somebody who makes up events can add.
 */
export function visitCounts(registry: Registry): (batch: EventBatch) => void {
  const counter = new Counter({
    name: 'visit_events_total',
    help: 'Events of visitors who agreed to be counted',
    labelNames: ['event', 'page', 'language'],
    registers: [registry],
  });
  // Prometheus sees no increase in a counter that begins with its first event.
  for (const event of EVENTS) {
    for (const page of EventPage.options) {
      for (const language of LANGUAGES) counter.inc({ event, page, language }, 0);
    }
  }
  return ({ events }) => {
    for (const event of events) {
      const { page, language } = event;
      counter.inc({ event: wordOf(event), page, language });
    }
  };
}

const wordOf = (event: AnalyticsEvent) =>
  event.name === 'form_submit' && event.form === 'newsletter' ? NEWSLETTER : event.name;
