import { clock, measure, number, percent } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { MainResults } from '#domain/simulator/calculation.ts';
import {
  arrivalHourOf,
  CHOICE_FIELDS,
  departureHourOf,
  type FieldId,
  type FleetInputs,
  NUMBER_FIELDS,
  startPercentOf,
} from '#domain/simulator/inputs.ts';
import { RESERVE_PERCENT } from '#domain/simulator/model/fleet.ts';
import type { Language } from '#domain/site/language.ts';
import type { SimulatorTexts } from '../texts.ts';

type ChoiceId = keyof typeof CHOICE_FIELDS;

const isChoice = (field: FieldId): field is ChoiceId => field in CHOICE_FIELDS;

/** An answer as it is written: '25 véh.', '18 h', 'Nuit, 22 h à 6 h'. */
export function answerText(field: FieldId, fleet: FleetInputs, texts: SimulatorTexts): string {
  const { words, language } = texts;
  if (isChoice(field)) return optionText(field, fleet[field], texts);
  if (field === 'departureHour') return clock(departureHourOf(fleet), language);
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
  if (field === 'departureHour') {
    return fill(notes.windowBounds, {
      arrival: clock(arrivalHourOf(fleet), texts.language),
      departure: value,
    });
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
