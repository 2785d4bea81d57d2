import { INDUSTRIES, MOTIVATIONS, URGENCIES } from '#domain/leads/options.ts';
import { Choices } from '#ui/choices.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import styles from '../forms.module.css';
import { optionList } from './option-list.ts';
import type { StepFieldsProps } from './step-fields.ts';

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
