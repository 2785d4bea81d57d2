import { ctaClick, type Happening, SCROLL_DEPTHS } from '#domain/analytics.ts';
import { pageAt } from '#domain/routes.ts';

type Tell = (happening: Happening) => void;

/** Calls to action, wherever on the page they stand. */
export function watchClicks(tell: Tell, signal: AbortSignal): void {
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[data-cta]');
    if (link) tell(ctaClick(pageAt(link.pathname)?.page ?? 'not-found'));
  };
  document.addEventListener('click', onClick, { capture: true, signal });
}

/**
 * Each depth once until the returned function is called, as it is for every new page. Only on the way
 * down: a new page is scrolled back to its top, which is nobody's reading.
 */
export function watchScrolling(tell: Tell, signal: AbortSignal): () => void {
  let reached = 0;
  let lastPx = 0;
  const onScroll = () => {
    const isDown = scrollY > lastPx;
    lastPx = scrollY;
    if (!isDown) return;
    const { scrollHeight } = document.documentElement;
    const percent = ((scrollY + innerHeight + 1) / scrollHeight) * 100;
    for (const depth of SCROLL_DEPTHS) {
      if (depth <= reached || depth > percent) continue;
      reached = depth;
      tell({ name: 'scroll_depth', value: depth });
    }
  };
  addEventListener('scroll', onScroll, { passive: true, signal });
  return () => {
    reached = 0;
    lastPx = scrollY;
  };
}
