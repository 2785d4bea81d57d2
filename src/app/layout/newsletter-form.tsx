import { type FormEvent, useId } from 'react';
import { Link } from 'react-router';
import { BRAND } from '#domain/brand.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { toastStore } from '#ui/toast-store.ts';
import { fill } from '../fill.ts';
import { usePathTo } from '../use-path-to.ts';
import type { WordsOf } from '../words-of.ts';
import styles from './newsletter-form.module.css';

/**
 * Sending comes with the API. Until then the form says so before and after one tries, keeps what was
 * typed, and without script leads to the contact page; the address has no name, so it is never sent.
 */
export function NewsletterForm({ words }: { words: WordsOf<'shell'>['newsletter'] }) {
  const to = usePathTo();
  const noteId = useId();
  const notYet = fill(words.notYet, { email: BRAND.email.contact });

  const sayNotYet = (event: FormEvent) => {
    event.preventDefault();
    toastStore.add({ title: words.notYetTitle, description: notYet });
  };

  return (
    <form action={to('contact')} onSubmit={sayNotYet} className={styles.form}>
      <p>{words.pitch}</p>
      <div className={styles.row}>
        <Field
          label={words.email}
          labelHidden
          type="email"
          placeholder={words.email}
          autoComplete="email"
          required
        />
        <Button type="submit" quiet aria-describedby={noteId}>
          {words.subscribe}
        </Button>
      </div>
      <p id={noteId} className={styles.note}>
        {notYet} <Link to={to('privacy')}>{words.privacy}</Link>
      </p>
    </form>
  );
}
