import { useEffect, useState } from 'react';

/** The last of the ids whose element has passed the upper third of the screen; at first, the first. */
export function useIdInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState(ids[0]);
  const list = ids.join(' ');

  useEffect(() => {
    const elements = list.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      const line = window.innerHeight / 3;
      const passed = elements.filter((element) => element.getBoundingClientRect().top <= line);
      setInView((passed.at(-1) ?? elements[0])?.id);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [list]);

  return inView;
}
