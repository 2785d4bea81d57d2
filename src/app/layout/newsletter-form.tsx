import { type FormEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { BRAND } from '#domain/brand.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import type { PageData } from '../page.ts';
import { useHydrated } from '../use-hydrated.ts';
import { usePathTo } from '../use-path-to.ts';
import styles from './newsletter-form.module.css';

const loadSending = () => import('../forms/newsletter-sending.ts');

/** On every page, so it holds only what is seen; how it is sent is fetched once someone comes near. */
export function NewsletterForm({ shell }: { shell: PageData<'shell'> }) {
  const words = shell.words.newsletter;
  const id = useId();
  const to = usePathTo();
  const hydrated = useHydrated();
  const [empty, setEmpty] = useState(true);
  const [sending, setSending] = useState(false);
  const [said, setSaid] = useState<{ problem?: string; failure?: string }>({});
  const field = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLParagraphElement>(null);

  const subscribe = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    setSending(true);
    const answer = await loadSending()
      .then((loaded) => loaded.subscribe(form, shell.language))
      .catch(() => ({ failure: words.failed }));
    setSending(false);
    setSaid(answer);
    setEmpty(field.current?.value === '');
    requestAnimationFrame(() => (message.current ?? field.current)?.focus());
  };

  return (
    <form
      action="/api/form-submission"
      method="post"
      noValidate={hydrated}
      onFocus={() => void loadSending().catch(() => undefined)}
      onSubmit={(event) => void subscribe(event)}
      className={styles.form}
      aria-describedby={`${id}-notice`}
      aria-labelledby={`${id}-pitch`}
    >
      <p id={`${id}-pitch`}>{words.pitch}</p>
      {said.failure && (
        <p ref={message} tabIndex={-1} role="alert" className={styles.failure}>
          {said.failure}
        </p>
      )}
      <div className={styles.row}>
        <Field
          ref={field}
          label={words.email}
          labelHidden
          error={said.problem}
          type="email"
          name="email"
          placeholder={words.email}
          autoComplete="email"
          inputMode="email"
          onInput={(event) => setEmpty(event.currentTarget.value === '')}
          required
        />
        <Button
          type="submit"
          quiet
          aria-disabled={(hydrated && empty && !sending) || undefined}
          disabled={sending}
        >
          {sending ? words.subscribing : words.subscribe}
        </Button>
      </div>
      <div className={styles.trap} aria-hidden="true">
        <label>
          {words.trap}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="form_type" value="newsletter" />
      <input type="hidden" name="form_data.source" value="footer_newsletter" />
      <input type="hidden" name="language" value={shell.language} />
      <input type="hidden" name="prefix" value={shell.prefix} />
      <p id={`${id}-notice`} className={styles.note}>
        {words.notice} <a href={`mailto:${BRAND.email.privacy}`}>{BRAND.email.privacy}</a>.{' '}
        <Link to={to('privacy')}>{words.privacy}</Link>
      </p>
    </form>
  );
}
