import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { splitPrefix } from '#domain/language.ts';

/**
 * After a change of page a sighted visitor sees the new heading; this moves a keyboard there and
 * tells a screen reader. A change of language is none: the focus stays on the switch.
 */
export function RouteFocus() {
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
