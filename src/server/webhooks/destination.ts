import * as v from 'valibot';
import { FORM_TYPES, WEBHOOK_EVENTS } from '../deliveries/delivery.ts';

const PREFIX = 'whsec_';

/** A Standard Webhooks secret: 24 to 64 random bytes in base64 behind its prefix. */
const secret = v.pipe(
  v.string(),
  v.check((given) => {
    if (!given.startsWith(PREFIX)) return false;
    const encoded = given.slice(PREFIX.length);
    const bytes = Buffer.from(encoded, 'base64');
    return bytes.toString('base64') === encoded && bytes.length >= 24 && bytes.length <= 64;
  }),
);

/** Where events go. Two secrets while one replaces the other: both then sign. */
const Destination = v.strictObject({
  /** Part of a queue's name and of what people type: short and plain. */
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  url: v.pipe(v.string(), v.url()),
  secrets: v.pipe(v.array(secret), v.minLength(1), v.maxLength(2)),
  events: v.optional(v.array(v.picklist(WEBHOOK_EVENTS))),
  form_types: v.optional(v.array(v.picklist(FORM_TYPES))),
});
export type Destination = v.InferOutput<typeof Destination>;

/** What must be known of a destination to keep events for it: not how they are signed, nor, where only a worker knows, where it is. */
export type DestinationFilter = Pick<Destination, 'name' | 'events' | 'form_types'> &
  Partial<Pick<Destination, 'url'>>;

export const Destinations = v.pipe(
  v.array(Destination),
  v.check((list) => new Set(list.map(({ name }) => name)).size === list.length),
);

/** The bytes of 'whsec_…'. */
export function secretBytes(given: string): Buffer {
  return Buffer.from(given.slice(PREFIX.length), 'base64');
}
