import { useEffect, useRef } from 'react';
import { Tick } from '#ui/tick.tsx';
import type { StepFieldsProps } from './step-fields.ts';

interface ConsentFieldsProps extends StepFieldsProps {
  /** Nobody agrees to be called on a number they did not give; without script it is always asked. */
  asksForCalls: boolean;
}

/** Three agreements, none of them taken for granted. */
export function ConsentFields({ words, field, asksForCalls }: ConsentFieldsProps) {
  const { labels, hints, shared } = words;
  const calls = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!asksForCalls && calls.current) calls.current.checked = false;
  }, [asksForCalls]);
  return (
    <>
      <Tick
        {...field('email_consent')}
        label={labels.email_consent}
        hint={hints.email_consent}
        required
      />
      <Tick
        {...field('newsletter_consent')}
        label={labels.newsletter_consent}
        aside={shared.optional}
      />
      <div hidden={!asksForCalls}>
        <Tick
          {...field('phone_consent')}
          ref={calls}
          label={labels.phone_consent}
          aside={shared.optional}
        />
      </div>
    </>
  );
}
