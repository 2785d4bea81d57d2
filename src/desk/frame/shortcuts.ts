import { useLayoutEffect, useRef } from 'react';
import { createStore } from '#ui/store.ts';

/** Users of speech input or another keyboard can switch them off; kept in this browser. */
const KEPT = 'desk-shortcuts';
export const shortcutsOn = createStore(localStorage.getItem(KEPT) !== 'off');

export function switchShortcuts(on: boolean): void {
  localStorage.setItem(KEPT, on ? 'on' : 'off');
  shortcutsOn.set(on);
}

/** Where a letter is a letter. */
const TYPED_INTO = 'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]';

/**
 * Keys of a page by what they type, in small letters: off in fields, behind a dialog, and with Ctrl, Alt or Cmd held.
 * A handler that returns false leaves the key to the browser.
 */
export function useShortcuts(keys: Readonly<Record<string, () => unknown>>): void {
  const newest = useRef(keys);
  newest.current = keys;
  // A layout effect, so that the keys work as soon as the page is visible.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (!shortcutsOn.get() || event.defaultPrevented || event.repeat) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest(TYPED_INTO)) return;
      if (document.querySelector('dialog:modal') !== null) return;
      const name = key.toLowerCase();
      const handle = Object.hasOwn(newest.current, name) ? newest.current[name] : undefined;
      if (handle !== undefined && handle() !== false) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
