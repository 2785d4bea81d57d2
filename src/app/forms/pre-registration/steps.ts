import * as v from 'valibot';
import { FLEET_SIZES, type Industry, leadingNumber } from '#domain/leads/options.ts';
import {
  BusinessFields,
  ConsentFields,
  ContactAndFleetFields,
} from '#domain/leads/pre-registration-steps.ts';
import type { SimulatorData } from '#domain/leads/simulator-data.ts';
import type { WordsOf } from '../../words/use-words.ts';
import type { AskedFields, FieldsSchema } from '../field-problems.ts';

export const STEPS = [1, 2, 3] as const;
export type Step = (typeof STEPS)[number];

/** What each step must answer before the next one (specification section 5). */
export const STEP_SCHEMAS: Record<Step, FieldsSchema<unknown>> = {
  1: ContactAndFleetFields,
  2: BusinessFields,
  3: ConsentFields,
};

export const WHOLE = v.object({
  ...ContactAndFleetFields.entries,
  ...BusinessFields.entries,
  ...ConsentFields.entries,
});
export type Answers = v.InferOutput<typeof WHOLE>;

/** Form values are texts: what is a number or a boolean in the API becomes one here. */
export function asAnswers(values: Readonly<Record<string, string>>): Record<string, unknown> {
  const { daily_distance, email_consent, phone } = values;
  return {
    ...values,
    daily_distance: daily_distance === undefined ? undefined : Number(daily_distance),
    email_consent: email_consent === undefined ? undefined : true,
    newsletter_consent: 'newsletter_consent' in values,
    phone_consent: 'phone_consent' in values && phone !== undefined,
  };
}

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
  const texts: ReadonlyMap<string, string> = new Map(Object.entries(missing));
  const asked = Object.entries(labels).map(([field, label]) => {
    return [field, { label, missing: texts.get(field) }] as const;
  });
  return Object.fromEntries(asked);
}

const INDUSTRY_OF: Record<SimulatorData['activity'], Industry> = {
  transport: 'transport',
  delivery: 'logistics',
  municipal: 'municipal',
  service: 'service',
};

/** Only what a simulation states; the rest is not guessed. */
export function prefillFrom({ vehicles, activity, region }: SimulatorData): Record<string, string> {
  const size = FLEET_SIZES.findLast((range) => leadingNumber(range) <= vehicles);
  return {
    ...(size && { fleet_size: size }),
    ...(region === 'night' && { charging_hours: 'night' }),
    industry: INDUSTRY_OF[activity],
  };
}
