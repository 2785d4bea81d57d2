import { clock, measure, number, percent } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import {
  CHOICE_FIELDS,
  type FieldId,
  type FleetInputs,
  type MainResults,
  NUMBER_FIELDS,
  type OPTIONAL_FIELDS,
  RESERVE_PERCENT,
  startPercentOf,
} from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';
import type { SimulatorTexts } from '../texts.ts';

type ChoiceId = keyof typeof CHOICE_FIELDS;

export type NumberId = keyof typeof NUMBER_FIELDS | keyof typeof OPTIONAL_FIELDS;

/** What has a slider of its own; the hours have theirs in their cell. */
export type SlidId = Exclude<
  keyof typeof NUMBER_FIELDS | 'startPercent',
  'hours' | 'departureHour'
>;

const isChoice = (field: FieldId): field is ChoiceId => field in CHOICE_FIELDS;

/** A price is stored in EUR/MWh, and asked as bills print it. */
const PER_CENT = 10;

type PriceId = Extract<NumberId, `${string}Price`>;

export const isPrice = (field: FieldId): field is PriceId => field.endsWith('Price');

/** shownValue('hphPrice', 133.3) // => 13.33; any other number as it is stored */
export const shownValue = (field: FieldId, value: number): number =>
  isPrice(field) ? Math.round(value * 1000) / (PER_CENT * 1000) : value;

/** The other way round, of what was typed. */
export const storedValue = (field: FieldId, shown: number): number =>
  isPrice(field) ? Math.round(shown * PER_CENT * 1000) / 1000 : shown;

/** An answer as it is written: '25 véh.', '18 h', 'Dès qu’on les branche'. */
export function answerText(field: FieldId, fleet: FleetInputs, texts: SimulatorTexts): string {
  const { words, language } = texts;
  if (isChoice(field)) {
    const option = fleet[field];
    return option === null
      ? words.inputs.leftOut[field as 'baseline']
      : optionText(field, option, texts);
  }
  if (field === 'departureHour') return clock(fleet.departureHour, language);
  const value = field === 'startPercent' ? Math.round(startPercentOf(fleet)) : fleet[field];
  if (value === null) {
    return words.inputs.leftOut[isPrice(field) ? 'price' : (field as 'siteKw' | 'daysPerYear')];
  }
  return withUnit(shownValue(field, value), words.fields[field].unit, language);
}

export function withUnit(value: number, unit: string, language: Language): string {
  const digits = String(value).split('.')[1]?.length ?? 0;
  return unit === '%' && digits === 0
    ? percent(value, language)
    : measure(value, atOne(unit, value), language, Math.min(digits, 3));
}

/** atOne('jours par semaine', 1) // => 'jour par semaine' */
export const atOne = (plural: string, value: number): string =>
  value === 1 ? plural.replace(/s\b/, '') : plural;

/** As it is read out. */
export function spokenText(
  field: SlidId,
  value: number,
  { words, language }: SimulatorTexts,
): string {
  const decimals = Number.isInteger(value) ? 0 : 2;
  return fill(atOne(words.fields[field].spoken, value), {
    value: number(value, language, decimals),
  });
}

export function optionText(
  field: ChoiceId,
  option: string,
  { words, language }: SimulatorTexts,
): string {
  const texts = new Map<string, string>(Object.entries(words.options[field]));
  const text = texts.get(option) ?? option;
  if (field !== 'priority') return text;
  const reserve = RESERVE_PERCENT[option as keyof typeof RESERVE_PERCENT];
  return fill(text, { reserve: percent(reserve, language) });
}

/** Whether more vehicles were answered than the simulator knows. */
export const isTooLarge = (field: FieldId, { vehicles }: FleetInputs): boolean =>
  field === 'vehicles' && vehicles === NUMBER_FIELDS.vehicles.most;

/** Why an answer is not what was typed. */
export function noteText(field: FieldId, fleet: FleetInputs, texts: SimulatorTexts): string {
  const { notes } = texts.words;
  const value = answerText(field, fleet, texts);
  if (isTooLarge(field, fleet)) {
    return fill(notes.tooManyVehicles, { most: String(fleet.vehicles) });
  }
  if (field === 'sessionsPerDay') {
    return fill(notes.sessionsByHours, { most: String(fleet.sessionsPerDay) });
  }
  // A unit that is cut short brings its own full stop.
  return fill(notes.clamped, { value }).replace('..', '.');
}

type Warning = MainResults['warnings'][number];

/** What cannot be, each in a sentence. */
export const shownWarnings = (
  warnings: readonly Warning[],
  { words, language }: SimulatorTexts,
): { id: Warning['id']; text: string }[] =>
  warnings.map(({ id, kwh = 0 }) => ({
    id,
    text: fill(words.warnings[id], { kwh: measure(kwh, 'kWh', language, 1) }),
  }));
