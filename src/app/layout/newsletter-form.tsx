import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { BRAND } from '#domain/brand.ts';
import type { Language } from '#domain/language.ts';
import { Button } from '#ui/button.tsx';
import type { Said } from '../forms/newsletter-sending.ts';
import type { PageData } from '../page.ts';
import { useHydrated } from '../use-hydrated.ts';
import { usePathTo } from '../use-path-to.ts';
import styles from './newsletter-form.module.css';

const loadSending = () => import('../forms/newsletter-sending.ts');

/** On every page, so it holds only what is seen; how it is sent is fetched once someone comes near. */
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
  const [said, setSaid] = useState<Said>();
  const field = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const news = useRef<Said>(undefined);

  // Typed before the script came, or brought back by the browser; said in the language before.
  const takeUp = useEffectEvent((language: Language) => {
    setEmpty(field.current?.value === '');
    void said?.inLanguage?.(language).then(setSaid);
  });
  useEffect(() => takeUp(shell.language), [shell.language]);
  useEffect(() => {
    // Only the answer to a press takes the focus, not what comes by itself.
    if (said && said === news.current)
      (said.ofField || said.sent ? field : message).current?.focus();
  }, [said]);

  const subscribe = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (form.ariaBusy) return;
    form.ariaBusy = 'true';
    setSending(true);
    const answer = await loadSending()
      .then((loaded) => loaded.subscribe(form, shell.language, setSaid))
      .catch((): Said => {
        if (navigator.onLine) return { text: words.failed };
        addEventListener('online', () => setSaid({ text: words.online }), { once: true });
        return { text: shellWords.offline };
      });
    form.ariaBusy = null;
    setSending(false);
    news.current = answer;
    setSaid(answer);
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
      onFocus={() => void loadSending().catch(() => undefined)}
      onSubmit={(event) => void subscribe(event)}
      className={styles.form}
      aria-labelledby={`${id}-pitch`}
      aria-describedby={`${id}-notice`}
    >
      <p id={`${id}-pitch`}>{words.pitch}</p>
      {said && (
        <p
          ref={message}
          id={`${id}-said`}
          tabIndex={-1}
          role={said.sent ? undefined : 'alert'}
          className={said.sent ? styles.thanks : styles.said}
        >
          {said.text}
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
            if (said?.ofField || said?.sent) setSaid(undefined);
          }}
          aria-invalid={said?.ofField}
          aria-describedby={said && `${id}-said`}
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
