import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { splitPrefix } from '#domain/site/language.ts';
import { useStore } from '#ui/store.ts';
import { toasts } from '#ui/toast-store.ts';
import { useLoaded } from '../browser/late-part.tsx';
import type { PageData } from '../words/use-words.ts';
import { Footer } from './footer.tsx';
import { Header, MAIN_ID, SkipLink } from './header.tsx';
import { MobileMenu } from './mobile-menu.tsx';

interface ShellProps {
  shell: PageData<'shell'>;
  consent: ReactNode;
  newsletter: ReactNode;
  manageCookies: ReactNode;
  contactDialog: ReactNode;
  children: ReactNode;
}

/** What stands around every page; forms and consent are handed to it by root.tsx. */
export function Shell({ shell, children, ...parts }: ShellProps) {
  const { words } = shell;
  return (
    <>
      <SkipLink>{words.skip}</SkipLink>
      {parts.consent}
      <Header words={words} />
      <MobileMenu words={words} />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer words={words} newsletter={parts.newsletter} manageCookies={parts.manageCookies} />
      <RouteFocus />
      {parts.contactDialog}
      <Toasts words={words.toast} />
    </>
  );
}

/**
 * After a change of page a sighted visitor sees the new heading; this moves the focus there, so
 * that a screen reader announces it. A change of language is not a change of page: the focus stays on the switch.
 */
function RouteFocus() {
  const { pathname, hash } = useLocation();
  const { path } = splitPrefix(pathname);
  const place = path + hash;
  const lastPlace = useRef(place);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (place === lastPlace.current) return;
    lastPlace.current = place;
    const target = hash === '' ? undefined : document.getElementById(hash.slice(1));
    focusWithoutScrolling(target ?? document.querySelector('h1'));
    setAnnounced(document.title);
  }, [place, hash]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {announced}
    </p>
  );
}

function focusWithoutScrolling(target: HTMLElement | null) {
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}

interface ToastWords {
  label: string;
  announced: string;
  close: string;
}

const loadToaster = () => import('#ui/toaster.tsx');

/**
 * Downloads what shows messages only once there is one. A message may be that the connection is gone:
 * then it cannot be shown here, and the page with all that was typed must stay.
 */
function Toasts({ words }: { words: ToastWords }) {
  const shown = useStore(toasts);
  const { Toaster } =
    useLoaded(shown.length > 0 ? loadToaster : undefined, { attempt: shown }) ?? {};
  return (
    Toaster && (
      <Toaster label={words.label} announcedLabel={words.announced} closeLabel={words.close} />
    )
  );
}
