import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { LOGIN_REASONS } from '#domain/desk/login.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { BrandMark } from '../frame/brand-mark.tsx';
import { LanguageButton, useWords } from '../language/language.tsx';
import { hashKept } from '../session/hash-kept.ts';
import { useDesk } from '../session/session.tsx';
import styles from './login-page.module.css';

/** Nobody is logged in: what this is, and the one way in. */
export function LoginPage() {
  const { state, look } = useDesk();
  const { words } = useWords();
  const { pathname, search, hash } = useLocation();
  const [query] = useSearchParams();
  const reason = LOGIN_REASONS.find((one) => one === query.get('login'));
  const to = pathname === '/' ? '/' : pathname + search;
  useEffect(() => {
    document.title = words.login.title;
  }, [words]);
  return (
    <main className={styles.login}>
      <BrandMark />
      <Heading level={1} size="head">
        {words.login.title}
      </Heading>
      <p>{words.login.text}</p>
      {reason !== undefined && (
        <p role="alert" className={styles.reason}>
          {words.login.reasons[reason]}
        </p>
      )}
      {state.kind === 'lost' ? (
        <>
          <p role="alert" className={styles.reason}>
            {words.login.lost}
          </p>
          <Button onClick={() => void look()}>{words.login.again}</Button>
        </>
      ) : (
        // A link, not the router's: it leads through the server to the provider.
        <a
          href={`/login?to=${encodeURIComponent(to)}`}
          className={buttonClass({})}
          onClick={() => hashKept.keep(pathname, hash)}
        >
          {words.login.enter}
        </a>
      )}
      <LanguageButton />
    </main>
  );
}

/** Over the page that is open, so that nothing written on it is lost. */
export function SessionEnded() {
  const { look } = useDesk();
  const { words } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    const back = () => void look();
    addEventListener('focus', back);
    return () => removeEventListener('focus', back);
  }, [look]);
  return (
    <dialog
      ref={dialog}
      className={styles.ended}
      aria-labelledby="session-ended"
      onCancel={(event) => event.preventDefault()}
    >
      <Heading level={2} size="sub" id="session-ended">
        {words.ended.title}
      </Heading>
      <p>{words.ended.text}</p>
      <a href="/login" target="_blank" rel="noopener" className={buttonClass({})}>
        {words.ended.enter}
      </a>
    </dialog>
  );
}
