import { fill } from '#content/fill.ts';
import { causeOf, webhookOf } from '#domain/desk/deliveries.ts';
import { RETENTION } from '#domain/privacy/retention.ts';
import type { Language } from '#domain/site/language.ts';
import { lookUp } from '#domain/site/look-up.ts';
import { days } from '../language/shown-amount.ts';
import type { DeskWords } from '../words/words.ts';

type DeliveryWords = DeskWords['deliveries'];

export function placeName(place: string, { destinations }: DeliveryWords): string {
  return webhookOf(place) ?? lookUp(destinations.places, place) ?? place;
}

/** How long what was given up can be replayed. */
export const keptFor = (language: Language): string =>
  days(RETENTION.deliveryPayloadDays, language);

/** What an error means, and what to do about it. */
export function causeWords(place: string, error: string, words: DeliveryWords, language: Language) {
  const { title, text } = words.why[causeOf(error)];
  const values = { name: placeName(place, words), error, days: keptFor(language) };
  return { title: fill(title, values), text: fill(text, values) };
}
