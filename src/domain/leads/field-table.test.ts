import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CONTACT_FIELDS, FORM_DATA_FIELDS } from './contact-request-fields.ts';
import { type Field, fieldsCollected, fieldsIn, fieldsInMail, wireOf } from './field-table.ts';
import { LEAD_FIELDS } from './lead-fields.ts';
import type { AnsweredField } from './pre-registration-steps.ts';

const ANSWERED = {
  wire: v.string(),
  group: 'fleet',
  column: true,
  webhook: true,
  export: 'asked in another way',
  mail: ['fleet', 2],
  privacy: 'registration',
} as const satisfies Field;

const TABLE = {
  second: { ...ANSWERED, mail: ['fleet', 1] },
  first: { ...ANSWERED, group: 'person', export: true },
  hidden: { ...ANSWERED, webhook: 'nobody needs it', mail: 'nobody needs it' },
} as const satisfies Record<string, Field>;

test('a place has its fields in the order of the table, the mail in their places', () => {
  expect(Object.keys(wireOf(TABLE))).toEqual(['second', 'first', 'hidden']);
  expect(fieldsIn(TABLE, 'column')).toEqual(['second', 'first', 'hidden']);
  expect(fieldsIn(TABLE, 'webhook')).toEqual(['second', 'first']);
  expect(fieldsIn(TABLE, 'webhook', 'person')).toEqual(['first']);
  expect(fieldsInMail(TABLE, 'fleet')).toEqual(['second', 'first']);
});

test('the privacy page has each field once, and whether it must be given', () => {
  const optional = { ...ANSWERED, wire: v.optional(v.string()) };
  expect(fieldsCollected([TABLE, { second: ANSWERED, optional }], 'registration')).toEqual({
    needed: ['second', 'first', 'hidden'],
    optional: ['optional'],
  });
});

test('a field that says nothing about one of its places does not compile', () => {
  const { webhook: _, ...silent } = ANSWERED;
  // @ts-expect-error: delivered or withheld, it has to be said.
  expect({ favourite_colour: silent } satisfies Record<string, Field>).toBeDefined();
});

test('a field that the privacy page leaves out without a reason does not compile', () => {
  const { privacy: _, ...silent } = ANSWERED;
  // @ts-expect-error: named there, or why not.
  expect({ favourite_colour: silent } satisfies Record<string, Field>).toBeDefined();
});

test('an answer that has no row in the table does not compile', () => {
  const { industry: _, ...rest } = LEAD_FIELDS;
  // @ts-expect-error: 'industry' is asked and would reach nobody.
  expect(rest satisfies Record<AnsweredField, Field>).toBeDefined();
});

test.each(Object.entries({ ...LEAD_FIELDS, ...CONTACT_FIELDS, ...FORM_DATA_FIELDS }))(
  '%s is where it goes, or a reason is given',
  (_, field: Field) => {
    for (const place of [field.column, field.webhook, field.export, field.mail]) {
      if (typeof place === 'string') expect(place).toMatch(/^\w.{8,}/);
    }
  },
);

test.each([
  ['lead', LEAD_FIELDS],
  ['contact request', CONTACT_FIELDS],
  ['form data', FORM_DATA_FIELDS],
])('no two fields of a %s have the same place in the sales mail', (_, table) => {
  const places = Object.values(table).flatMap(({ mail }: Field) =>
    typeof mail === 'string' ? [] : [mail.join(' ')],
  );
  expect(new Set(places).size).toBe(places.length);
});
