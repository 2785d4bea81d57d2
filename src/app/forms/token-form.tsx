import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { LINK_OUTCOMES, type LinkOutcome } from '#domain/leads/link-outcomes.ts';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { type Failure, send } from '../api-client/send.ts';
import { useHydrated } from '../browser/hydration.ts';
import { useReading } from '../routing/reading.ts';
import type { FormWordsOf } from '../words/use-words.ts';
import { SubmitButton } from './form-elements.tsx';
import { FormProblems } from './form-problems.tsx';
import styles from './token-form.module.css';

interface TitledText {
  title: string;
  lead: string;
}

interface TokenFormProps {
  words: {
    shared: FormWordsOf<'forms'>;
    hero: TitledText & { press: string };
    done: TitledText;
    /** Only a link that confirms can have done so already. */
    already?: TitledText;
    gone: TitledText;
    missing: TitledText;
  };
  /** Where the token goes. */
  request: (token: string) => { address: string; body: string };
  /** Ways on, once it is done. */
  children: ReactNode;
}

type TokenStage =
  | { kind: 'asking' | 'sending' }
  | { kind: 'ended'; outcome: Exclude<LinkOutcome, 'missing'> }
  | { kind: 'failed'; failure: Failure };

const GONE = 410;

/**
 * A link from a mail leads here, and opening it changes nothing: mail programs open links by
 * themselves. Only the button does.
 */
export function TokenForm({ words, request, children }: TokenFormProps) {
  const { prefix } = useReading();
  const { search } = useLocation();
  const [stage, setStage] = useState<TokenStage>({ kind: 'asking' });
  const message = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (stage.kind === 'ended') place.current?.querySelector('h1')?.focus();
    else message.current?.focus();
  }, [stage]);

  const token = new URLSearchParams(search).get('token');
  const press = async (event: FormEvent) => {
    event.preventDefault();
    if (token === null) return;
    setStage({ kind: 'sending' });
    const { address, body } = request(token);
    const outcome = await send(address, body);
    setStage(stageAfter(outcome));
  };

  const isMissing = useHydrated() && token === null;
  const end = isMissing ? words.missing : stage.kind === 'ended' && words[stage.outcome];
  const shown = end || words.hero;
  return (
    <Section>
      <div ref={place} className={styles.place}>
        <Heading level={1} size="title">
          {shown.title}
        </Heading>
        <p className={text.lead}>{shown.lead}</p>
        {end ? (
          <div className={styles.actions}>{children}</div>
        ) : (
          <form method="post" onSubmit={(event) => void press(event)} className={styles.form}>
            <input type="hidden" name="prefix" value={prefix} />
            {stage.kind === 'failed' && (
              <FormProblems
                {...{ name: 'token', stage, message }}
                errors={new Map()}
                words={words.shared}
              />
            )}
            <SubmitButton
              label={words.hero.press}
              busyLabel={words.shared.sending}
              of={{ complete: true, stage }}
            />
          </form>
        )}
      </div>
      <noscript>
        {LINK_OUTCOMES.filter((outcome) => outcome in words).map((outcome) => (
          <div key={outcome} id={outcome} className={styles.outcome}>
            <Heading level={1} size="title">
              {words[outcome]?.title ?? ''}
            </Heading>
            <p className={text.lead}>{words[outcome]?.lead}</p>
            <div className={styles.actions}>{children}</div>
          </div>
        ))}
      </noscript>
    </Section>
  );
}

function stageAfter(outcome: Awaited<ReturnType<typeof send>>): TokenStage {
  if (outcome.kind === 'sent') return { kind: 'ended', outcome: 'done' };
  // A token the server cannot read at all is as dead as a used one.
  if (outcome.kind === 'invalid') return { kind: 'ended', outcome: 'gone' };
  const { failure } = outcome;
  if (failure.reason === 'refused' && failure.status === GONE) {
    return { kind: 'ended', outcome: failure.already ? 'already' : 'gone' };
  }
  return { kind: 'failed', failure };
}
