import { clock, longDate, number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { ScoreLine } from '#domain/leads/scoring.ts';
import type { DataBlock, Fact } from '#domain/privacy/data-block.ts';
import type { Language } from '#domain/site/language.ts';
import { lookUp } from '#domain/site/look-up.ts';
import { dayInParis, minuteInParis } from '#domain/site/paris-time.ts';
import { chosen, type Field } from '../mail/compose/answer-words.ts';
import { type MyDataWords, mailWords } from '../words/words.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface Reading {
  words: MyDataWords;
  language: Language;
}

/** Kept as one value and shown as many, each under its own name. */
const NESTED = ['answers', 'form_data', 'renewal'];
/** Shown as they are stored: only our own programs give their parts names. */
const RAW = ['inputs', 'results', 'simulator_data', 'figures'];
const APART = [...NESTED, ...RAW, 'score_lines', 'message'];

/**
 * Every column of a row, under a name that a person understands; one that has none yet under its own, so that nothing
 * stored is ever left out. What is empty is not stored.
 */
export function rowBlocks(row: Row, reading: Reading): DataBlock[] {
  const { words } = reading;
  const facts = flat(row).map(
    ([name, value]): Fact => [nameOf(name, words), shownValue(name, value, reading)],
  );
  const parts = [row, ...NESTED.map((name) => row[name]).filter(isRow)];
  const given = (name: string) => parts.map((part) => part[name]).find((value) => !isEmpty(value));
  const message = given('message');
  const lines = given('score_lines');
  return [
    { kind: 'facts', rows: facts },
    ...(typeof message === 'string' ? [{ kind: 'quote', text: message } as const] : []),
    ...(Array.isArray(lines) ? [scoreTable(lines as ScoreLine[], reading)] : []),
    ...RAW.flatMap((name) => {
      const value = given(name);
      if (value === undefined) return [];
      const text = JSON.stringify(value, null, 2);
      return [
        {
          kind: 'source',
          summary: fill(words.raw, { name: nameOf(name, words) }),
          text,
        } as const,
      ];
    }),
  ];
}

/** Of an answer that is also a column, or stored twice for another reason, both are shown. */
function flat(row: Row): [name: string, value: unknown][] {
  return Object.entries(row).flatMap(([name, value]) => {
    if (isEmpty(value)) return [];
    if (NESTED.includes(name) && isRow(value)) return flat(value);
    return APART.includes(name) ? [] : [[name, value] as [string, unknown]];
  });
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

export const nameOf = (name: string, { fields }: MyDataWords): string =>
  lookUp<string>(fields, name) ?? name;

export function shownValue(name: string, value: unknown, { words, language }: Reading): string {
  if (value instanceof Date) return moment(value, language);
  if (name === 'document') return fill(words.document, { size: kilobytesOf(value, language) });
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  const options: { readonly [option: string]: string } = lookUp(words.values, name) ?? {};
  const listed = typeof value === 'string' ? lookUp(options, value) : undefined;
  const answer = chosen(name as Field, value, { words: mailWords(language).salesNotice, language });
  if (listed !== undefined || answer !== undefined) return listed ?? answer ?? '';
  if (typeof value === 'number' && ON_THE_CLOCK.includes(name)) return clock(value, language);
  if (typeof value === 'number') return number(value, language, Number.isInteger(value) ? 0 : 2);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const ON_THE_CLOCK = ['arrivalHour', 'departureHour'];

/** Of what is stored as base64. */
function kilobytesOf(document: unknown, language: Language): string {
  return number(Math.ceil(Buffer.byteLength(String(document), 'base64') / 1000), language);
}

function scoreTable(lines: readonly ScoreLine[], reading: Reading): DataBlock {
  const { words, language } = reading;
  const { reasons } = mailWords(language).salesNotice;
  return {
    kind: 'table',
    ...words.score,
    rows: lines.map(({ reason, value, points }) => [
      lookUp<string>(reasons, reason) ?? reason,
      lookUp<string>(words.scored, value) ??
        shownValue(reason === 'simulator_potential' ? 'potential' : reason, scored(value), reading),
      String(points),
    ]),
  };
}

/** A score's line holds what it is about as text. */
function scored(value: unknown): unknown {
  const figure = Number(value);
  return value !== '' && Number.isFinite(figure) ? figure : value;
}

/** In the time of the people who read it: '18 novembre 2026, 3 h 13'. */
export function moment(date: Date, language: Language): string {
  const [, hours = '0', minutes = '0'] = /(\d\d):(\d\d)/.exec(minuteInParis(date)) ?? [];
  return `${day(date, language)}, ${clock(Number(hours) + Number(minutes) / 60, language)}`;
}

export function day(date: Date, language: Language): string {
  return longDate(dayInParis(date), language);
}
