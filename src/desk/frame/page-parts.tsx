import type { ReactNode } from 'react';
import { fill } from '#content/fill.ts';
import { Button } from '#ui/button.tsx';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { useWords } from '../language/language.tsx';
import type { NoAnswer } from '../session/ask.ts';
import styles from './page-parts.module.css';

interface PageHeadProps {
  title: string;
  text?: ReactNode;
  /** What can be done with the whole page. */
  children?: ReactNode;
}

export function PageHead({ title, text, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h1 tabIndex={-1}>{displayText(title)}</h1>
        {text !== undefined && <p>{text}</p>}
      </div>
      {children}
    </div>
  );
}

interface NoticeProps {
  title: string;
  text?: string;
  children?: ReactNode;
}

/** A page that has nothing to show but a sentence and the way on. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <Heading level={1} size="sub">
        {title}
      </Heading>
      {text !== undefined && <p>{text}</p>}
      <div>{children}</div>
    </div>
  );
}

/** In the place of what could not be asked for, or below what could not be sent. */
export function Failure({ failure, again }: { failure: NoAnswer; again: () => void }) {
  const { words } = useWords();
  const { failures } = words;
  const { reference } = failure.facts;
  const text =
    failure.why === 'lost' || failure.why === 'unavailable'
      ? failures[failure.why]
      : fill(failures.fault, { reference: typeof reference === 'string' ? reference : '' });
  return (
    <div className={styles.notice} role="alert">
      <p>{text}</p>
      <div>
        <Button quiet onClick={again}>
          {failures.again}
        </Button>
      </div>
    </div>
  );
}
