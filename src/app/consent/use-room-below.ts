import { type RefObject, useEffect } from 'react';

/**
 * Keeps as much room under the page as what floats there takes: what is focused scrolls clear of it,
 * at the very end of the page too. base.css adds the rooms up.
 */
export function useRoomBelow(
  floating: RefObject<HTMLElement | null>,
  room: '--banner-room' | '--chat-room',
): void {
  useEffect(() => {
    const element = floating.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(room, `${element.offsetHeight}px`);
      uncover(document.activeElement, element);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(room);
    };
  }, [floating, room]);
}

/** It may have come, or grown, over a field in which someone is typing. */
function uncover(focused: Element | null, floating: Element): void {
  if (!focused || floating.contains(focused)) return;
  const { x, y, width, height } = focused.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  if (floating.contains(hit)) focused.scrollIntoView({ block: 'nearest' });
}
