import { Link } from 'react-router';
import { BRAND } from '#domain/site/brand.ts';
import { Button } from '#ui/button.tsx';
import text from '#ui/text.module.css';
import { useHydrated } from '../browser/hydration.ts';
import { usePathTo } from '../links/links.tsx';
import { LinkedText } from '../words/linked-text.tsx';
import type { FormWordsOf } from '../words/use-words.ts';
import styles from './forms.module.css';

/** What a browser should know of fields that several forms have. */
export const EMAIL = { type: 'email', autoComplete: 'email', spellCheck: false } as const;
export const PHONE = { type: 'tel', inputMode: 'tel', autoComplete: 'tel' } as const;

/** Who reads the answers, what for, how long, and whom to ask: tied to the form by its id. */
export function FormNotice({ id, words }: { id: string; words: FormWordsOf<'forms'>['notice'] }) {
  const to = usePathTo();
  const email = <a href={`mailto:${BRAND.email.privacy}`}>{BRAND.email.privacy}</a>;
  const privacy = <Link to={to('privacy')}>{words.privacy}</Link>;
  return (
    <p id={id} className={text.note}>
      <LinkedText links={{ email, privacy }}>{words.text}</LinkedText>
    </p>
  );
}

interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  of: {
    /** While something is missing it says so when pressed; a button that cannot be reached says nothing. */
    complete: boolean;
    stage: { kind: string };
  };
}

export function SubmitButton({ label, busyLabel, of: { complete, stage } }: SubmitButtonProps) {
  const sending = stage.kind === 'sending';
  const incomplete = useHydrated() && !complete && !sending;
  return (
    <Button type="submit" large aria-disabled={incomplete || undefined} disabled={sending}>
      {sending && (
        <span className={styles.bars} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
      )}
      {sending ? busyLabel : label}
    </Button>
  );
}
