import { measure, number, percent } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import { RESERVE_PERCENT } from '#domain/simulator/charging-profiles.ts';
import {
  CHOICE_FIELDS,
  type FieldId,
  type FleetInputs,
  type NUMBER_FIELDS,
} from '#domain/simulator/inputs.ts';
import { fill } from '../fill.ts';
import { timeOfDay } from './amounts.ts';
import type { SimulatorTexts } from './texts.ts';

type ChoiceId = keyof typeof CHOICE_FIELDS;

const isChoice = (field: FieldId): field is ChoiceId => field in CHOICE_FIELDS;

/** An answer as it is written: '25 véh.', '18:00', 'Nuit, 22 h à 6 h'. */
export function answerText(field: FieldId, fleet: FleetInputs, texts: SimulatorTexts): string {
  const { words, language } = texts;
  const value = fleet[field];
  if (isChoice(field)) return optionText(field, String(value), texts);
  if (value === null) return field === 'siteKw' ? words.inputs.unlimited : words.inputs.none;
  if (field === 'readyHour' || field === 'criticalHour') return timeOfDay(Number(value));
  return withUnit(Number(value), words.fields[field].unit, language);
}

/** A year has no unit, and no thousands either. */
export function withUnit(value: number, unit: string, language: Language): string {
  if (unit === '') return String(value);
  const decimals = Number.isInteger(value) ? 0 : Number.isInteger(value * 10) ? 1 : 2;
  return unit === '%' && decimals === 0
    ? percent(value, language)
    : measure(value, atOne(unit, value), language, decimals);
}

/** atOne('jours par semaine', 1) // => 'jour par semaine' */
export const atOne = (plural: string, value: number): string =>
  value === 1 ? plural.replace(/s\b/, '') : plural;

/** As it is read out. */
export function spokenText(
  field: keyof typeof NUMBER_FIELDS,
  value: number,
  { words, language }: SimulatorTexts,
): string {
  const decimals = Number.isInteger(value) ? 0 : 2;
  const written = field === 'priceYear' ? String(value) : number(value, language, decimals);
  return fill(atOne(words.fields[field].spoken, value), { value: written });
}

export function optionText(
  field: ChoiceId,
  option: string,
  { words, language }: SimulatorTexts,
): string {
  const texts: Readonly<Record<string, string>> = words.options[field];
  const text = texts[option] ?? option;
  const reserve = RESERVE_PERCENT[option as keyof typeof RESERVE_PERCENT];
  return field === 'priority' ? fill(text, { reserve: percent(reserve, language) }) : text;
}
