import {
  CHARGING_HOURS,
  DAILY_DISTANCES_KM,
  FLEET_SIZES,
  VEHICLE_TYPES,
} from '#domain/leads/options.ts';
import { PHONE_PATTERN } from '#domain/leads/phone-number.ts';
import { Choices } from '#ui/choices.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import styles from '../forms.module.css';
import { optionList } from './option-list.ts';
import type { StepFieldsProps } from './step-fields.ts';

/** Who writes, and what they drive. */
export function FleetFields({ words, field }: StepFieldsProps) {
  const { labels, options, shared } = words;
  const optional = { aside: shared.optional };
  return (
    <>
      <Field
        {...field('email')}
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        required
      />
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
          label={labels.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          pattern={PHONE_PATTERN}
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
          {...optional}
          label={labels.charging_hours}
          empty={shared.choose}
          options={optionList(CHARGING_HOURS, options.charging_hours)}
        />
        <Select
          {...field('daily_distance')}
          {...optional}
          label={labels.daily_distance}
          empty={shared.choose}
          options={optionList(DAILY_DISTANCES_KM, options.daily_distance)}
        />
      </div>
    </>
  );
}
