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
import { EMAIL, PHONE } from '../form-elements.tsx';
import styles from '../forms.module.css';

/** What each step is handed. */
interface StepFieldsProps {
  words: WordsOf<'pre-registration'>['form'];
  /** A field's id and what is wrong with it. */
  field: (name: string) => { id: string; name: string; error: string | undefined };
}

/** Options in their own order, in the words of a page. */
function optionList<Value extends string | number>(
  values: readonly Value[],
  texts: Readonly<Record<Value, string>>,
): { value: string; text: string }[] {
  return values.map((value) => ({ value: String(value), text: texts[value] }));
}

/** Who writes, and what they drive. */
export function FleetFields({ words, field }: StepFieldsProps) {
  const { labels, options, shared } = words;
  const optional = { aside: shared.optional };
  const optionalChoice = { ...optional, empty: shared.choose };
  return (
    <>
      <Field {...field('email')} {...EMAIL} label={labels.email} required />
      <div className={styles.pair}>
        <Field
          {...field('first_name')}
          {...optional}
          label={labels.first_name}
          autoComplete="given-name"
        />
        <Field
          {...field('last_name')}
          {...optional}
          label={labels.last_name}
          autoComplete="family-name"
        />
        <Field
          {...field('company')}
          {...optional}
          label={labels.company}
          autoComplete="organization"
        />
        <Field
          {...field('phone')}
          {...optional}
          {...PHONE}
          pattern={PHONE_PATTERN}
          label={labels.phone}
          title={shared.problems.phone}
        />
      </div>
      <Choices
        {...field('fleet_size')}
        legend={labels.fleet_size}
        options={optionList(FLEET_SIZES, options.fleet_size)}
        required
      />
      <Choices
        {...field('vehicle_type')}
        legend={labels.vehicle_type}
        options={optionList(VEHICLE_TYPES, options.vehicle_type)}
        required
      />
      <div className={styles.pair}>
        <Select
          {...field('charging_hours')}
          {...optionalChoice}
          label={labels.charging_hours}
          options={optionList(CHARGING_HOURS, options.charging_hours)}
        />
        <Select
          {...field('daily_distance')}
          {...optionalChoice}
          label={labels.daily_distance}
          options={optionList(DAILY_DISTANCES_KM, options.daily_distance)}
        />
      </div>
    </>
  );
}

/** What business it is, and how soon. */
export function BusinessFields({ words, field }: StepFieldsProps) {
  const { labels, hints, options, shared } = words;
  return (
    <>
      <Select
        {...field('industry')}
        label={labels.industry}
        empty={shared.choose}
        options={optionList(INDUSTRIES, options.industry)}
        required
      />
      <Choices
        {...field('urgency')}
        legend={labels.urgency}
        options={optionList(URGENCIES, options.urgency)}
        required
      />
      <Choices
        {...field('main_motivation')}
        legend={labels.main_motivation}
        aside={shared.optional}
        options={optionList(MOTIVATIONS, options.main_motivation)}
      />
      <div className={styles.pair}>
        <Field
          {...field('current_energy_cost')}
          label={labels.current_energy_cost}
          aside={shared.optional}
          hint={hints.current_energy_cost}
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
  const { labels, hints, shared } = words;
  const calls = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!asksForCalls && calls.current) calls.current.checked = false;
  }, [asksForCalls]);
  return (
    <>
      <Checkbox
        {...field('email_consent')}
        label={labels.email_consent}
        hint={hints.email_consent}
        required
      />
      <Checkbox
        {...field('newsletter_consent')}
        label={labels.newsletter_consent}
        aside={shared.optional}
      />
      <div hidden={!asksForCalls}>
        <Checkbox
          {...field('phone_consent')}
          ref={calls}
          label={labels.phone_consent}
          aside={shared.optional}
        />
      </div>
    </>
  );
}
