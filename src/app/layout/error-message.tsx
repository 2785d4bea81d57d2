import { fill } from '#content/fill.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import styles from './error-message.module.css';

const WITHOUT_WORDS = {
  explanation: 'This page could not be shown. Nothing you have sent is lost.',
  reference: 'Reference: {reference}',
  reload: 'Reload the page',
  home: 'Back to the home page',
};

interface ErrorMessageProps {
  words: typeof WITHOUT_WORDS | undefined;
  status?: number | undefined;
  /** Empty until somebody sees it. */
  reference?: string;
  homePath: string;
  onReload?: () => void;
}

export const titleOf = (status?: number): string =>
  ['Unexpected Application Error!', status].filter(Boolean).join(' ');

/**
 * Specification, section 2: the fallback of last resort. It shows a status and a reference, never a
 * message or a stack, which would show a stranger how the site is built and help no visitor.
 */
export function ErrorMessage(props: ErrorMessageProps) {
  const { words = WITHOUT_WORDS, status, reference = '', homePath, onReload } = props;
  return (
    <Section className={styles.screen}>
      <Heading level={1} size="head">
        {titleOf(status)}
      </Heading>
      <p className={text.lead}>{words.explanation}</p>
      <p className={text.note}>{fill(words.reference, { reference })}</p>
      <div className={styles.actions}>
        <Button onClick={onReload}>{words.reload}</Button>
        {/* A document of its own: after an error nothing of this one can be trusted. */}
        <a href={homePath} className={buttonClass({ quiet: true })}>
          {words.home}
        </a>
      </div>
    </Section>
  );
}
