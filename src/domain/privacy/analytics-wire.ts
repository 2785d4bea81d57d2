import * as v from 'valibot';
import { LANGUAGES } from '../site/language.ts';
import { PAGE_IDS } from '../site/routes.ts';

/**
 * What a browser may tell /api/events. Every field is one of a list or a number, so that there is no
 * place where an e-mail, a name or a typed word could stand.
 */
export const EventPage = v.picklist([...PAGE_IDS, 'not-found']);

const place = {
  page: EventPage,
  language: v.picklist(LANGUAGES),
};

const event = <Name extends string, Value extends v.GenericSchema>(name: Name, value: Value) =>
  v.strictObject({ name: v.literal(name), value, ...place });

export const AnalyticsEvent = v.variant('name', [
  v.strictObject({ name: v.literal('page_view'), ...place }),
  event('simulator_view', v.literal(1)),
  event('solution_view', v.literal(2)),
  event('chat_open', v.literal(1)),
  event('resource_download', v.literal(3)),
  event('scroll_depth', v.picklist([25, 50, 75, 100])),
  v.strictObject({
    ...event('cta_click', v.literal(1)).entries,
    /** The page it leads to. */
    target: EventPage,
  }),
  v.strictObject({
    ...event('form_submit', v.picklist([1, 5, 10])).entries,
    form: v.picklist(['newsletter', 'contact', 'demo_request', 'pre_registration']),
  }),
  // These two are for our own counts; providers get what the specification names.
  /** A document that was reached from elsewhere. */
  v.strictObject({ name: v.literal('visit'), ...place }),
  /** The first answer in a form, once for each view of a page. */
  v.strictObject({ name: v.literal('form_start'), ...place }),
]);

export const EventBatch = v.strictObject({
  /**
   * Drawn anew for each document and stored nowhere: it only ties its pages together for a provider. Our own
   * counts need none, and without a provider none is sent.
   */
  visit: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))),
  events: v.pipe(v.array(AnalyticsEvent), v.minLength(1), v.maxLength(50)),
});

export type AnalyticsEvent = v.InferOutput<typeof AnalyticsEvent>;
export type EventBatch = v.InferOutput<typeof EventBatch>;
