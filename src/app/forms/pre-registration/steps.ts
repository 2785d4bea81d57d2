import * as v from 'valibot';
import {
  BusinessFields,
  ConsentFields,
  ContactAndFleetFields,
} from '#domain/leads/pre-registration-fields.ts';
import type { WordsOf } from '../../words-of.ts';
import type { AskedFields } from '../form-field.ts';
import type { FieldsSchema } from '../problems.ts';

export const STEPS = [1, 2, 3] as const;
export type Step = (typeof STEPS)[number];

/** A form holds texts: what is a number or a tick there becomes one here. */
const asTyped = v.transform((values: Record<string, unknown>) => ({
  ...values,
  ...(values.daily_distance !== undefined && { daily_distance: Number(values.daily_distance) }),
  ...(values.email_consent !== undefined && { email_consent: true }),
  newsletter_consent: values.newsletter_consent !== undefined,
  phone_consent: values.phone_consent !== undefined && values.phone !== undefined,
}));
const values = v.record(v.string(), v.unknown());

/** What each step must answer before the next one (specification section 5). */
export const STEP_SCHEMAS: Record<Step, FieldsSchema<unknown>> = {
  1: v.pipe(values, asTyped, ContactAndFleetFields),
  2: v.pipe(values, asTyped, BusinessFields),
  3: v.pipe(values, asTyped, ConsentFields),
};

export const WHOLE = v.pipe(
  values,
  asTyped,
  v.object({
    ...ContactAndFleetFields.entries,
    ...BusinessFields.entries,
    ...ConsentFields.entries,
  }),
);
export type Answers = v.InferOutput<typeof WHOLE>;

/** Whose step a field is of, to lead the visitor back to it. */
export function stepOf(field: string): Step {
  if (field in BusinessFields.entries) return 2;
  if (field in ConsentFields.entries) return 3;
  return 1;
}

/** In the order asked. */
export function askedInPreRegistration({
  labels,
  missing,
}: WordsOf<'pre-registration'>['form']): AskedFields {
  const told: ReadonlyMap<string, string> = new Map(Object.entries(missing));
  const asked = Object.entries(labels).map(([field, label]) => {
    return [field, { label, missing: told.get(field) }] as const;
  });
  return Object.fromEntries(asked);
}
