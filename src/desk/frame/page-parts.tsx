import type { ReactNode } from 'react';
import { fill } from '#content/fill.ts';
import type { Fact } from '#domain/privacy/data-block.ts';
import { lookUp } from '#domain/site/look-up.ts';
import { Button } from '#ui/button.tsx';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { useWords } from '../language/language.tsx';
import type { NoAnswer } from '../session/ask.ts';
import type { useAnswer } from '../session/session.tsx';
import type { DeskWords } from '../words/words.ts';
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

/** Why something was not done, in a sentence. */
export function failureText({ why, facts }: NoAnswer, { failures }: DeskWords): string {
  const { reference } = facts;
  const text = lookUp(failures, why) ?? failures.fault;
  return fill(text, { reference: typeof reference === 'string' ? reference : '' });
}

/** While an answer is on its way, and where none came. */
export function Waiting({ of }: { of: ReturnType<typeof useAnswer> }) {
  const { words } = useWords();
  if (of.kind === 'asking') return <p>{words.asking}</p>;
  return of.kind === 'failed' && <Failure failure={of.failure} again={() => void of.again()} />;
}

/** What is to be mended before something can be done. */
export function Problem({ children }: { children: string | undefined }) {
  return (
    children !== undefined && (
      <p role="alert" data-tone="late">
        {children}
      </p>
    )
  );
}

/** In the place of what could not be asked for, or below what could not be sent. */
export function Failure({ failure, again }: { failure: NoAnswer; again: () => void }) {
  const { words } = useWords();
  const { failures } = words;
  return (
    <div className={styles.notice} role="alert">
      <p>{failureText(failure, words)}</p>
      <div>
        <Button quiet onClick={again}>
          {failures.again}
        </Button>
      </div>
    </div>
  );
}

/** Names and what stands for each. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one name may stand there twice
        <div key={at}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
