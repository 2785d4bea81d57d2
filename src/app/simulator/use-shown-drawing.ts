import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

type DrawingName = 'wide' | 'medium' | 'narrow';

/** As in drawings.module.css. */
const nameFor = (widthPx: number): DrawingName =>
  widthPx >= 700 ? 'wide' : widthPx >= 430 ? 'medium' : 'narrow';

/**
 * Which of a picture's drawings can be seen, once the browser knows: the others need not follow every
 * answer. Nothing while all are wanted, which is when the page is made and when it is printed.
 */
export function useShownDrawing(room: RefObject<HTMLElement | null>): DrawingName | undefined {
  const [name, setName] = useState<DrawingName>();
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (room.current === null) return;
    const watch = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      if (width > 0) setName(nameFor(width));
    });
    watch.observe(room.current);
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      watch.disconnect();
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, [room]);
  return printing ? undefined : name;
}
