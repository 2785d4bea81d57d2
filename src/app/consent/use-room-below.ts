import { type RefObject, useEffect } from 'react';

/**
 * Keeps as much room under the page as the banner takes: what is focused scrolls clear of it, at the
 * very end of the page too. base.css and what floats at the bottom go by this property.
 */
export function useRoomBelow(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--banner-room', `${element.offsetHeight}px`);
      uncover(document.activeElement, element);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--banner-room');
    };
  }, [banner]);
}

/** It may have come, or grown, over a field in which someone is typing. */
function uncover(focused: Element | null, banner: Element): void {
  if (!focused || focused === document.body || banner.contains(focused)) return;
  const { x, y, width, height } = focused.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  if (banner.contains(hit)) focused.scrollIntoView({ block: 'nearest' });
}
