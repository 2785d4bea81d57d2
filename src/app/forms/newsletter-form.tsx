import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { BRAND } from '#domain/site/brand.ts';
import type { Language } from '#domain/site/language.ts';
import { Button } from '#ui/button.tsx';
import { useHydrated } from '../browser/hydration.ts';
import { usePathTo } from '../links/links.tsx';
import type { PageData } from '../routing/page.ts';
import styles from './newsletter-form.module.css';
import type { NewsletterMessage } from './newsletter-subscription.ts';

const loadSubscription = () => import('./newsletter-subscription.ts');

/** On every page, so it has only what is seen; how it is sent is fetched when the form gets the focus. */
export function NewsletterForm({
  shell: { words: shellWords, ...shell },
}: {
  shell: PageData<'shell'>;
}) {
  const words = shellWords.newsletter;
  const id = useId();
  const to = usePathTo();
  const hydrated = useHydrated();
  const [empty, setEmpty] = useState(true);
  const [sending, setSending] = useState(false);
  const [message, setMessage] = useState<NewsletterMessage>();
  const field = useRef<HTMLInputElement>(null);
  const messageElement = useRef<HTMLParagraphElement>(null);
  const lastAnswer = useRef<NewsletterMessage>(undefined);

  // The field may hold what was typed before the script came; a shown message changes its language.
  const synchronise = useEffectEvent((language: Language) => {
    setEmpty(field.current?.value === '');
    void message?.inLanguage?.(language).then(setMessage);
  });
  useEffect(() => synchronise(shell.language), [shell.language]);
  useEffect(() => {
    // Only the answer to a press takes the focus, not what comes by itself.
    if (message && message === lastAnswer.current)
      (message.ofField || message.sent ? field : messageElement).current?.focus();
  }, [message]);

  const subscribe = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (form.ariaBusy) return;
    form.ariaBusy = 'true';
    setSending(true);
    const answer = await loadSubscription()
      .then((loaded) => loaded.subscribe(form, shell.language, setMessage))
      .catch((): NewsletterMessage => {
        if (navigator.onLine) return { text: words.failed };
        addEventListener('online', () => setMessage({ text: words.online }), { once: true });
        return { text: shellWords.offline };
      });
    form.ariaBusy = null;
    setSending(false);
    lastAnswer.current = answer;
    setMessage(answer);
    setEmpty(field.current?.value === '');
  };

  const hidden = {
    form_type: 'newsletter',
    'form_data.source': 'footer_newsletter',
    language: shell.language,
    prefix: shell.prefix,
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
          role={message.sent ? undefined : 'alert'}
          className={message.sent ? styles.thanks : styles.message}
        >
          {message.text}
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
            if (message?.ofField || message?.sent) setMessage(undefined);
          }}
          aria-invalid={message?.ofField}
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
      <label className="visually-hidden" aria-hidden="true">
        {words.trap}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p id={`${id}-notice`} className={styles.note}>
        {words.notice} <a href={`mailto:${BRAND.email.privacy}`}>{BRAND.email.privacy}</a>
        {'. '}
        <Link to={to('privacy')}>{words.privacy}</Link>
      </p>
    </form>
  );
}
