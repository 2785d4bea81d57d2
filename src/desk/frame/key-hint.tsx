import styles from './key-hint.module.css';
import { useShortcutsOn } from './shortcuts.ts';

/** The key that does the same, beside what is pressed; readers have the list of keys. */
export function KeyHint({ name }: { name: string }) {
  return useShortcutsOn() ? (
    <span className={styles.key} aria-hidden="true">
      {name}
    </span>
  ) : null;
}
