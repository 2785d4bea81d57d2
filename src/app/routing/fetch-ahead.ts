import { useEffect } from 'react';
import { pageAt } from '#domain/site/routes.ts';
import { loadPage } from './load-page.ts';
import { readingAt, useReading } from './reading.ts';

/** A pointer on its way across a link is gone by then. */
const HOVER_MS = 65;
/** Longer than between two presses of Tab. */
const FOCUS_MS = 250;
/** A page that has just come may still be scrolled to where it begins. */
const IN_VIEW_MS = 500;

/** The button that a page is there for; the first one, should it have several. */
const PRIMARY = 'main a[data-cta="primary"]';

/** Most visitors see a button that leads to these, and few press it. */
const HEAVY: readonly string[] = ['simulator', 'pre-registration'];

/**
 * Loads the page that a visitor is about to open, so that the click finds it here: when the pointer rests on a
 * link, when the focus does, when a finger or a button goes down on it, and for the page's primary button when it
 * is in view. A load that fails is the click's to repeat.
 */
export function useFetchAhead(): void {
  const { page, language } = useReading();
  useEffect(() => {
    whenIdle(() => {
      if (savesData()) return;
      watchPointer();
      watchFocus();
    });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page and language has a button of its own.
  useEffect(() => {
    let stop = () => {};
    whenIdle(() => {
      if (!savesData()) stop = watchPrimaryButton();
    });
    return () => stop();
  }, [page, language]);
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The visitor asked for less data, or the line is so slow that a needless file would delay others. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Once the page is loaded, hydrated and has nothing else to do; Safari does not say when that is. */
function whenIdle(work: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(() => work()) : setTimeout(work, 1000);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** The page that a link opens in this tab; what is here already costs nothing. */
function fetchAhead(link: HTMLAnchorElement | undefined, heavy = true): void {
  if (link === undefined || link.origin !== location.origin || link.target || link.download) return;
  const page = pageAt(link.pathname)?.page;
  if (page === undefined || (!heavy && HEAVY.includes(page))) return;
  loadPage(readingAt(link.pathname)).catch(() => undefined);
}

const linkAt = (target: EventTarget | null) =>
  (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')) || undefined;

/** For a link on which the visitor rests that long. */
function afterRest(ms: number): (link: HTMLAnchorElement | undefined) => void {
  let rested: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (link) => {
    if (link === rested) return;
    rested = link;
    clearTimeout(timer);
    if (link) timer = setTimeout(fetchAhead, ms, link);
  };
}

function watchPointer(): void {
  const rest = afterRest(HOVER_MS);
  let lastPoint = '';
  const move = (event: PointerEvent) => {
    lastPoint = pointOf(event);
  };
  addEventListener('pointermove', move, { passive: true });
  addEventListener('pointerover', (event) => {
    // A new page comes to lie under a pointer that has not moved.
    if (event.pointerType === 'touch' || pointOf(event) === lastPoint) return;
    rest(linkAt(event.target));
  });
  addEventListener('pointerdown', (event) => {
    move(event);
    if (event.button === 0) fetchAhead(linkAt(event.target));
  });
  // The pointer that made the page start may rest on a link since before anybody listened.
  rest(document.querySelector<HTMLAnchorElement>('a[href]:hover') ?? undefined);
}

const pointOf = ({ clientX, clientY }: PointerEvent) => `${clientX} ${clientY}`;

function watchFocus(): void {
  const rest = afterRest(FOCUS_MS);
  addEventListener('focusin', ({ target }) => rest(linkAt(target)));
  addEventListener('focusout', () => rest(undefined));
}

/** Gives back what ends it. */
function watchPrimaryButton(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const inView = new IntersectionObserver(([entry]) => {
    clearTimeout(timer);
    if (entry?.isIntersecting)
      timer = setTimeout(fetchAhead, IN_VIEW_MS, linkAt(entry.target), false);
  });
  const button = document.querySelector(PRIMARY);
  if (button) inView.observe(button);
  return () => {
    clearTimeout(timer);
    inView.disconnect();
  };
}
