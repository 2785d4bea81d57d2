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
    const observer = new ResizeObserver(() => style.setProperty(room, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(room);
    };
  }, [floating, room]);
}
