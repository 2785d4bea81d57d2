import { useId } from 'react';
import type { Language, Prefix } from '#domain/language.ts';
import { Button } from '#ui/button.tsx';
import { fill } from '../../fill.ts';
import type { WordsOf } from '../../words-of.ts';
import { fieldId } from '../form-field.ts';
import { FormNotice } from '../form-notice.tsx';
import { FormProblems } from '../form-problems.tsx';
import styles from '../forms.module.css';
import { HiddenFields } from '../hidden-fields.tsx';
import { SimulationStrip } from '../simulation-strip.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { BusinessFields } from './business-fields.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { FleetFields } from './fleet-fields.tsx';
import { StepHeading } from './step-heading.tsx';
import { STEPS, type Step } from './steps.ts';
import { REGISTRATION_ADDRESS, type usePreRegistration } from './use-pre-registration.ts';

interface PreRegistrationFormProps {
  words: WordsOf<'pre-registration'>['form'];
  form: ReturnType<typeof usePreRegistration>;
  language: Language;
  prefix: Prefix;
}

/** One native form. The script shows one step at a time; without it all three stand below each other. */
export function PreRegistrationForm({ words, form, language, prefix }: PreRegistrationFormProps) {
  const id = useId();
  const { step, heading, simulation } = form;
  const { shared } = words;
  const field = (name: string) => ({
    id: fieldId(form.name, name),
    name,
    error: form.errors.get(name),
  });
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
    <form
      ref={form.ref}
      className={`${styles.panel} ${styles.form}`}
      action={REGISTRATION_ADDRESS}
      method="post"
      noValidate={step !== undefined}
      onInput={form.onInput}
      onPointerDown={form.onPointerDown}
      onSubmit={form.onSubmit}
      aria-label={words.label}
      aria-describedby={`${id}-notice`}
    >
      <FormProblems
        ref={form.message}
        form={form.name}
        stage={form.stage}
        texts={form.errors}
        words={shared}
        language={language}
        failed={words.outcomes.failed}
      />
      <HiddenFields language={language} prefix={prefix} trap={shared.trap} />
      <SimulationStrip from={simulation} words={shared.simulation} language={language} />
      {form.isPrefilled && <p className={styles.small}>{words.prefilled}</p>}
      {STEPS.map((one) => (
        <fieldset
          key={one}
          hidden={!shows(one)}
          className={step === undefined && one > 1 ? `${styles.form} ${styles.later}` : styles.form}
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
      <FormNotice id={`${id}-notice`} words={shared.notice} />
      <div className={styles.foot}>
        {step !== undefined && step > 1 && (
          <Button quiet large onClick={form.goBack}>
            {words.back}
          </Button>
        )}
        <SubmitButton
          label={step === undefined || step === 3 ? words.send : words.next}
          busyLabel={shared.sending}
          complete={form.complete}
          sending={form.stage.kind === 'sending'}
        />
      </div>
    </form>
  );
}
