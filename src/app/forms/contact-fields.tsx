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
export function askedOfContact(
  words: FormWordsOf<'contact-form'>,
  needsMessage: boolean,
): AskedFields {
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
  };
}

interface ContactFieldsProps {
  form: string;
  words: FormWordsOf<'contact-form'>;
  errors: ReadonlyMap<string, string>;
  needsMessage: boolean;
}

export function ContactFields({ form, words, errors, needsMessage }: ContactFieldsProps) {
  const { labels, subjects, shared } = words;
  const field = (name: string) => ({ id: fieldId(form, name), error: errors.get(name) });
  return (
    <>
      <div className={styles.pair}>
        <Field {...field('name')} label={labels.name} name="name" autoComplete="name" required />
        <Field {...field('email')} {...EMAIL} label={labels.email} name="email" required />
      </div>
      <div className={styles.pair}>
        <Field
          {...field('company')}
          label={labels.company}
          name="company"
          autoComplete="organization"
        />
        <Field
          {...field('phone')}
          {...PHONE}
          pattern={PHONE_PATTERN}
          label={labels.phone}
          name="phone"
          title={shared.problems.phone}
        />
      </div>
      <Select
        {...field('subject')}
        label={labels.subject}
        name="form_data.subject"
        empty={shared.choose}
        options={SUBJECTS.map((value) => ({ value, text: subjects[value] }))}
        required
      />
      <TextArea
        {...field('message')}
        label={needsMessage ? labels.message : labels.messageOptional}
        hint={needsMessage ? words.hint : undefined}
        name="message"
        rows={needsMessage ? 4 : 2}
        required={needsMessage}
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
