import { useEffect, useRef } from 'react';
import { PHONE_PATTERN } from '#domain/leads/fields.ts';
import {
  CHARGING_HOURS,
  DAILY_DISTANCES_KM,
  FLEET_SIZES,
  INDUSTRIES,
  MOTIVATIONS,
  URGENCIES,
  VEHICLE_TYPES,
} from '#domain/leads/options.ts';
import { Checkbox, Choices } from '#ui/choices.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { WordsOf } from '../../words/use-words.ts';
import { fieldId } from '../field-problems.ts';
import { EMAIL, PHONE } from '../form-elements.tsx';
import styles from '../forms.module.css';

type Words = WordsOf<'pre-registration'>['form'];
type FieldName = keyof Words['labels'];
type Options = Words['options'];
/** Words are keyed by text, distances are numbers. */
type Value<Key> = Key extends `${infer Amount extends number}` ? Amount : Key;

/** What each step is handed. */
interface StepFieldsProps {
  words: Words;
  field: ReturnType<typeof fieldsOf>;
}

/** How a field is called and what is wrong with it; one that may be left empty says so. */
export function fieldsOf(words: Words, form: string, errors: ReadonlyMap<string, string>) {
  return (name: FieldName) => ({
    id: fieldId(form, name),
    name,
    label: words.labels[name],
    error: errors.get(name),
    ...(name in words.missing ? { required: true } : { aside: words.shared.optional }),
  });
}

/** The same of a field with options, in their own order. */
const optionField =
  ({ words: { options, shared }, field }: StepFieldsProps) =>
  <Name extends keyof Options>(name: Name, values: readonly Value<keyof Options[Name]>[]) => ({
    ...field(name),
    empty: shared.choose,
    options: values.map((value) => ({
      value: String(value),
      text: (options[name] as Readonly<Record<string, string>>)[String(value)] ?? '',
    })),
  });

/** Who writes, and what they drive. */
export function FleetFields(props: StepFieldsProps) {
  const { words, field } = props;
  const chosen = optionField(props);
  return (
    <>
      <Field {...field('email')} {...EMAIL} />
      <div className={styles.pair}>
        <Field {...field('first_name')} autoComplete="given-name" />
        <Field {...field('last_name')} autoComplete="family-name" />
        <Field {...field('company')} autoComplete="organization" />
        <Field
          {...field('phone')}
          {...PHONE}
          pattern={PHONE_PATTERN}
          title={words.shared.problems.phone}
        />
      </div>
      <Choices {...chosen('fleet_size', FLEET_SIZES)} />
      <Choices {...chosen('vehicle_type', VEHICLE_TYPES)} />
      <div className={styles.pair}>
        <Select {...chosen('charging_hours', CHARGING_HOURS)} />
        <Select {...chosen('daily_distance', DAILY_DISTANCES_KM)} />
      </div>
    </>
  );
}

/** What business it is, and how soon. */
export function BusinessFields(props: StepFieldsProps) {
  const { words, field } = props;
  const chosen = optionField(props);
  return (
    <>
      <Select {...chosen('industry', INDUSTRIES)} />
      <Choices {...chosen('urgency', URGENCIES)} />
      <Choices {...chosen('main_motivation', MOTIVATIONS)} />
      <div className={styles.pair}>
        <Field
          {...field('current_energy_cost')}
          hint={words.hints.current_energy_cost}
          autoComplete="off"
          inputMode="decimal"
        />
      </div>
    </>
  );
}

interface ConsentFieldsProps extends StepFieldsProps {
  /** Nobody agrees to be called on a number they did not give; without script it is always asked. */
  asksForCalls: boolean;
}

/** Three agreements, none of them taken for granted. */
export function ConsentFields({ words, field, asksForCalls }: ConsentFieldsProps) {
  const calls = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!asksForCalls && calls.current) calls.current.checked = false;
  }, [asksForCalls]);
  return (
    <>
      <Checkbox {...field('email_consent')} hint={words.hints.email_consent} />
      <Checkbox {...field('newsletter_consent')} />
      <div hidden={!asksForCalls}>
        <Checkbox {...field('phone_consent')} ref={calls} />
      </div>
    </>
  );
}
