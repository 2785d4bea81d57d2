import type { Ref } from 'react';
import { fill } from '#content/fill.ts';
import { Button } from '#ui/button.tsx';
import { displayText } from '#ui/display-text.ts';
import headingStyles from '#ui/heading.module.css';
import type { WordsOf } from '../../words/use-words.ts';
import { SubmitButton } from '../form-elements.tsx';
import { FormShell } from '../form-shell.tsx';
import formStyles from '../forms.module.css';
import styles from './pre-registration-form.module.css';
import { BusinessFields, ConsentFields, FleetFields, fieldsOf } from './step-fields.tsx';
import { STEPS, type Step } from './steps.ts';
import type { usePreRegistration } from './use-pre-registration.ts';

interface PreRegistrationFormProps {
  words: WordsOf<'pre-registration'>['form'];
  form: ReturnType<typeof usePreRegistration>;
}

/** One native form. The script shows one step at a time; without it all three stand below each other. */
export function PreRegistrationForm({ words, form }: PreRegistrationFormProps) {
  const { step, heading } = form;
  const field = fieldsOf(words, form.name, form.errors);
  const shows = (one: Step) => step === undefined || step === one;
  const contents = {
    1: <FleetFields words={words} field={field} />,
    2: <BusinessFields words={words} field={field} />,
    3: (
      <ConsentFields
        words={words}
        field={field}
        asksForCalls={step === undefined || form.values.phone !== undefined}
      />
    ),
  };
  return (
    <FormShell
      form={form}
      className={`${formStyles.panel} ${formStyles.form}`}
      noValidate={step !== undefined}
      aria-label={words.label}
      withoutScript={{}}
      end={(notice) => (
        <>
          {notice}
          <div className={formStyles.foot}>
            {step !== undefined && step > 1 && (
              <Button quiet large onClick={form.goBack}>
                {words.back}
              </Button>
            )}
            <SubmitButton
              label={step === undefined || step === 3 ? words.send : words.next}
              busyLabel={words.shared.sending}
              of={form}
            />
          </div>
        </>
      )}
    >
      {form.isPrefilled && <p className={formStyles.small}>{words.prefilled}</p>}
      {STEPS.map((one) => (
        <fieldset
          key={one}
          hidden={!shows(one)}
          className={
            step === undefined && one > 1
              ? `${formStyles.form} ${formStyles.later}`
              : formStyles.form
          }
        >
          <StepHeading ref={step === one ? heading : null} needed={words.needed}>
            {fill(words.position, {
              step: String(one),
              steps: String(STEPS.length),
              name: words.steps[one - 1]?.name ?? '',
            })}
          </StepHeading>
          {contents[one]}
        </fieldset>
      ))}
    </FormShell>
  );
}

interface StepHeadingProps {
  ref: Ref<HTMLHeadingElement>;
  needed: string;
  children: string;
}

/** 'Étape 2 sur 3 : …': where a keyboard and a screen reader land when the step changes. */
function StepHeading({ ref, needed, children }: StepHeadingProps) {
  return (
    <legend className={formStyles.legend}>
      <h2 ref={ref} tabIndex={-1} className={headingStyles.sub}>
        {displayText(children)}
      </h2>
      <span className={formStyles.small}>{needed}</span>
    </legend>
  );
}

interface StepListProps {
  words: WordsOf<'pre-registration'>['form'];
  /** Unknown before the script comes: then the steps stand below each other. */
  step: Step | undefined;
  values: Readonly<Record<string, string>>;
}

/** Where one is: done, current, to come. */
export function StepList({ words, step, values }: StepListProps) {
  return (
    <ol className={styles.steps} data-print="colours">
      {words.steps.map(({ name, asks }, index) => (
        <li
          key={name}
          className={step !== undefined && index + 1 < step ? styles.done : undefined}
          aria-current={step === index + 1 ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <b>{name}</b>
            <span>
              {(step !== undefined && index + 1 < step && answered(words, index, values)) || asks}
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}

function answered(
  { options, fleetOf }: WordsOf<'pre-registration'>['form'],
  index: number,
  values: Readonly<Record<string, string>>,
): string {
  const text = (field: keyof typeof options) => {
    const value = values[field];
    return value && (options[field] as Record<string, string>)[value];
  };
  const size = text('fleet_size');
  const texts =
    index === 0
      ? [values.email, size && fill(fleetOf, { size }), text('vehicle_type')]
      : [text('industry'), text('urgency')];
  return texts.filter(Boolean).join(' · ');
}
