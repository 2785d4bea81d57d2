import { measure, number, percent } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import {
  CHOICE_FIELDS,
  departureHourOf,
  type FieldId,
  type FleetInputs,
  type NUMBER_FIELDS,
  startPercentOf,
} from '#domain/simulator/inputs.ts';
import { RESERVE_PERCENT } from '#domain/simulator/model/fleet.ts';
import { fill } from '../../fill.ts';
import { clockTime } from '../amounts.ts';
import type { SimulatorTexts } from '../texts.ts';

type ChoiceId = keyof typeof CHOICE_FIELDS;

const isChoice = (field: FieldId): field is ChoiceId => field in CHOICE_FIELDS;

/** An answer as it is written: '25 véh.', '18 h', 'Nuit, 22 h à 6 h'. */
export function answerText(field: FieldId, fleet: FleetInputs, texts: SimulatorTexts): string {
  const { words, language } = texts;
  if (isChoice(field)) return optionText(field, fleet[field], texts);
  if (field === 'departureHour') return clockTime(departureHourOf(fleet), language);
  const value = field === 'startPercent' ? Math.round(startPercentOf(fleet)) : fleet[field];
  if (value === null) return words.inputs.leftOut[field as 'siteKw' | 'daysPerYear'];
  return withUnit(value, words.fields[field].unit, language);
}

export function withUnit(value: number, unit: string, language: Language): string {
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
  field: keyof typeof NUMBER_FIELDS | 'startPercent',
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
  const texts = new Map(Object.entries(words.options[field]));
  const text = texts.get(option) ?? option;
  if (field !== 'priority') return text;
  const reserve = RESERVE_PERCENT[option as keyof typeof RESERVE_PERCENT];
  return fill(text, { reserve: percent(reserve, language) });
}
