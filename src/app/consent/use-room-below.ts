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
    const observer = new ResizeObserver(() =>
      style.setProperty('--room-below', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--room-below');
    };
  }, [banner]);
}
