import type { ComponentProps } from 'react';
import { PHONE_PATTERN } from '#domain/leads/fields.ts';
import { SUBJECTS } from '#domain/leads/subjects.ts';
import { Field, FieldFrame, type FieldFrameProps } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { FormWordsOf } from '../words/use-words.ts';
import { type AskedFields, fieldId } from './field-problems.ts';
import { EMAIL, PHONE } from './form-elements.tsx';
import styles from './forms.module.css';

/** In the order asked; a message is needed on the page, not in the dialog. */
export function askedOfContact(words: FormWordsOf<'contact-form'>, needsMessage: boolean) {
  const { labels, missing } = words;
  return {
    name: { label: labels.name, missing: missing.name },
    email: { label: labels.email, missing: missing.email },
    company: { label: labels.company },
    phone: { label: labels.phone },
    subject: { label: labels.subject, missing: missing.subject },
    message: needsMessage
      ? { label: labels.message, missing: missing.message }
      : { label: labels.messageOptional },
  } satisfies AskedFields;
}

interface ContactFieldsProps {
  form: string;
  words: FormWordsOf<'contact-form'>;
  errors: ReadonlyMap<string, string>;
  needsMessage: boolean;
}

export function ContactFields({ form, words, errors, needsMessage }: ContactFieldsProps) {
  const { subjects, shared } = words;
  const asked = askedOfContact(words, needsMessage);
  const field = (name: keyof typeof asked) => ({
    id: fieldId(form, name),
    name,
    label: asked[name].label,
    error: errors.get(name),
    required: 'missing' in asked[name],
  });
  return (
    <>
      <div className={styles.pair}>
        <Field {...field('name')} autoComplete="name" />
        <Field {...field('email')} {...EMAIL} />
      </div>
      <div className={styles.pair}>
        <Field {...field('company')} autoComplete="organization" />
        <Field
          {...field('phone')}
          {...PHONE}
          pattern={PHONE_PATTERN}
          title={shared.problems.phone}
        />
      </div>
      <Select
        {...field('subject')}
        name="form_data.subject"
        empty={shared.choose}
        options={SUBJECTS.map((value) => ({ value, text: subjects[value] }))}
      />
      <TextArea
        {...field('message')}
        hint={needsMessage ? words.hint : undefined}
        rows={needsMessage ? 4 : 2}
      />
    </>
  );
}

interface TextAreaProps extends FieldFrameProps, ComponentProps<'textarea'> {
  id: string;
}

function TextArea({ label, hint, error, id, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      {(control) => <textarea {...area} {...control} />}
    </FieldFrame>
  );
}
