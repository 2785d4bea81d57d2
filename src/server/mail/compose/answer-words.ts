import { measure, range } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { DAILY_DISTANCES_KM, FLEET_SIZES, leadingNumber } from '#domain/leads/options.ts';
import type { Language } from '#domain/site/language.ts';
import { lookUp } from '#domain/site/look-up.ts';
import type { MailWords } from '../../words/words.ts';

export type Words = MailWords['salesNotice'];
export type Field = keyof Words['fields'];

export interface Localisation {
  words: Words;
  language: Language;
}

/** An answer from a list, in words; undefined if the list has no such answer, or the answer was typed. */
export function chosen(
  field: Field,
  value: unknown,
  localisation: Localisation,
): string | undefined {
  if (field === 'fleet_size') return fleetSize(value, localisation);
  if (field === 'daily_distance') return distance(value, localisation);
  const labels: { readonly [option: string]: string } =
    lookUp(localisation.words.options, field) ?? {};
  return typeof value === 'string' ? lookUp(labels, value) : undefined;
}

/** Any answer, chosen or typed: for the team alone. */
export function shown(field: Field, value: unknown, localisation: Localisation): string {
  const { words } = localisation;
  if (value === undefined || value === null || value === '') return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return chosen(field, value, localisation) ?? text;
}

export function factsOf(
  fields: readonly Field[],
  values: object,
  localisation: Localisation,
): (readonly [string, string])[] {
  const given = values as Record<string, unknown>;
  return fields.map((field) => [
    localisation.words.fields[field],
    shown(field, given[field], localisation),
  ]);
}

/** fleetSize(100, localisation) // => '100 à 249 véhicules' */
export function fleetSize(smallest: unknown, { words, language }: Localisation) {
  const size = FLEET_SIZES.find((one) => leadingNumber(one) === smallest);
  if (size === undefined) return undefined;
  const [low, high] = size.split('-').map(Number);
  const sizeRange = low && high ? range([low, high], language) : size;
  return `${sizeRange} ${words.vehicles}`;
}

/** distance(100, localisation) // => '50 à 100 km' */
function distance(largest: unknown, { words, language }: Localisation) {
  const at = (DAILY_DISTANCES_KM as readonly unknown[]).indexOf(largest);
  const [before, km] = [DAILY_DISTANCES_KM[at - 1], DAILY_DISTANCES_KM[at]];
  if (km === undefined) return undefined;
  if (before === undefined) {
    return fill(words.distance.upTo, { km: measure(km, 'km', language) });
  }
  if (at === DAILY_DISTANCES_KM.length - 1) {
    return fill(words.distance.above, { km: measure(before, 'km', language) });
  }
  const upTo = measure(km, 'km', language);
  return upTo.replace(String(km), range([before, km], language));
}
