import type { MouseEvent, ReactNode, Ref } from 'react';
import { fill } from '#content/fill.ts';
import type { Failure } from '../api-client/send.ts';
import { useOnline } from '../browser/hydration.ts';
import { type FormWordsOf, useLanguage } from '../words/use-words.ts';
import { failureText } from './failure-text.ts';
import { fieldId } from './field-problems.ts';
import styles from './form-problems.module.css';
import type { FormWords, Stage } from './use-form.ts';

interface FormProblemsProps extends FormWords {
  name: string;
  stage: Stage;
  /** Takes the focus. */
  message: Ref<HTMLDivElement>;
  /** The text of each field's problem. */
  errors: ReadonlyMap<string, string>;
}

/** Above every form: what is missing, with a way to each field, or why it was not sent. */
export function FormProblems(props: FormProblemsProps) {
  const { name, stage, message, errors, words, failed = words.failure } = props;
  if (stage.kind === 'failed') {
    const { title, text } = failed;
    return (
      <FormMessage ref={message} title={title} long={stage.failure.reason === 'too-many'}>
        {stage.failure.reason === 'refused' && <p>{text}</p>}
        <FailureReason failure={stage.failure} words={words.failure} />
      </FormMessage>
    );
  }
  if (stage.kind !== 'faulty') return null;
  const { missing, wrong } = words.summary;
  const allMissing = Object.values(stage.problems).every((problem) => problem === 'required');
  const titles = allMissing ? missing : wrong;
  return (
    <FormMessage
      ref={message}
      title={titles[Math.min(errors.size, titles.length) - 1] ?? missing[0]}
    >
      <ul>
        {[...errors].map(([field, text]) => (
          <li key={field}>
            <a href={`#${fieldId(name, field)}`} onClick={toField}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </FormMessage>
  );
}

/** Without a new address in history: Back belongs to pages and steps. */
function toField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

interface FailureReasonProps {
  failure: Failure;
  words: FormWordsOf<'forms'>['failure'];
}

function FailureReason({ failure, words }: FailureReasonProps) {
  const language = useLanguage();
  const isBack = useOnline() && failure.reason === 'offline';
  return (
    <>
      <p aria-live="polite">{isBack ? words.online : failureText(failure, words, language)}</p>
      {failure.reason === 'refused' && failure.reference && (
        <p>{fill(words.reference, { reference: failure.reference })}</p>
      )}
    </>
  );
}

interface FormMessageProps {
  ref: Ref<HTMLDivElement>;
  title: string;
  /** The toast says as much. */
  long?: boolean;
  children: ReactNode;
}

/** What went wrong, above the form. It takes the focus and stays until the next try. */
function FormMessage({ ref, title, long = false, children }: FormMessageProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={long ? `${styles.message} ${styles.long}` : styles.message}
    >
      <div role="alert">
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
