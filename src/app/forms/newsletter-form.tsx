import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { BRAND } from '#domain/site/brand.ts';
import { Button } from '#ui/button.tsx';
import { useHydrated, useOnline } from '../browser/hydration.ts';
import { usePathTo } from '../links/links.tsx';
import { useLanguage, type WordsOf } from '../words/use-words.ts';
import { HiddenFields } from './hidden-fields.tsx';
import styles from './newsletter-form.module.css';
import type { NewsletterAnswer } from './newsletter-subscription.ts';

const loadSubscription = () => import('./newsletter-subscription.ts');

/** On every page, so it has only what is seen; how it is sent is fetched when the form gets the focus. */
export function NewsletterForm({ shell }: { shell: WordsOf<'shell'> }) {
  const words = shell.newsletter;
  const language = useLanguage();
  const id = useId();
  const to = usePathTo();
  const hydrated = useHydrated();
  const [empty, setEmpty] = useState(true);
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<NewsletterAnswer>();
  const isOnline = useOnline();
  const message = answer?.textIn(language, isOnline);
  const field = useRef<HTMLInputElement>(null);
  const messageElement = useRef<HTMLParagraphElement>(null);

  // It may hold what was typed before the script came.
  useEffect(() => setEmpty(field.current?.value === ''), []);
  useEffect(() => {
    if (answer) (answer.kind === 'failed' ? messageElement : field).current?.focus();
  }, [answer]);

  const subscribe = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (form.ariaBusy) return;
    form.ariaBusy = 'true';
    setSending(true);
    const wasOnline = navigator.onLine;
    const given = await loadSubscription()
      .then((loaded) => loaded.subscribe(form, language))
      .catch((): NewsletterAnswer => {
        const back = wasOnline ? words.failed : words.online;
        return { kind: 'failed', textIn: (_, online) => (online ? back : shell.offline) };
      });
    form.ariaBusy = null;
    setSending(false);
    setAnswer(given);
    setEmpty(field.current?.value === '');
  };

  return (
    <form
      action="/api/form-submission"
      method="post"
      noValidate={hydrated}
      onFocus={() => void loadSubscription().catch(() => undefined)}
      onSubmit={(event) => void subscribe(event)}
      className={styles.form}
      aria-labelledby={`${id}-pitch`}
      aria-describedby={`${id}-notice`}
    >
      <p id={`${id}-pitch`}>{words.pitch}</p>
      {message && (
        <p
          ref={messageElement}
          id={`${id}-message`}
          tabIndex={-1}
          role={answer?.kind === 'sent' ? undefined : 'alert'}
          className={answer?.kind === 'sent' ? styles.thanks : styles.message}
        >
          {message}
        </p>
      )}
      <div className={styles.row}>
        <label htmlFor={id} className="visually-hidden">
          {words.email}
        </label>
        <input
          ref={field}
          id={id}
          type="email"
          name="email"
          placeholder={words.email}
          autoComplete="email"
          onInput={(event) => {
            setEmpty(event.currentTarget.value === '');
            if (answer?.kind !== 'failed') setAnswer(undefined);
          }}
          aria-invalid={answer?.kind === 'field' || undefined}
          aria-describedby={message && `${id}-message`}
          required
        />
        <Button
          type="submit"
          aria-disabled={(hydrated && empty && !sending) || undefined}
          disabled={sending}
        >
          {sending ? words.subscribing : words.subscribe}
        </Button>
      </div>
      <HiddenFields
        also={{ form_type: 'newsletter', 'form_data.source': 'footer_newsletter' }}
        honeypotLabel={words.trap}
      />
      <p id={`${id}-notice`} className={styles.note}>
        {words.notice} <a href={`mailto:${BRAND.email.privacy}`}>{BRAND.email.privacy}</a>
        {'. '}
        <Link to={to('privacy')}>{words.privacy}</Link>
      </p>
    </form>
  );
}
