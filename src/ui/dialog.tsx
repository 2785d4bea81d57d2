import { type ReactNode, type Ref, useId } from 'react';
import styles from './dialog.module.css';
import { Heading } from './heading.tsx';

interface DialogProps {
  ref: Ref<HTMLDialogElement>;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * The browser's own: it keeps the focus in, gives it back, closes on Escape and makes the page behind
 * it inert. The owner of the reference opens it with showModal().
 */
export function Dialog({ ref, title, closeLabel, children }: DialogProps) {
  const id = useId();
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} size="head" id={id}>
          {title}
        </Heading>
        <form method="dialog">
          <button type="submit" className={styles.close} aria-label={closeLabel}>
            <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
              <path d="M2 2l12 12M14 2L2 14" />
            </svg>
          </button>
        </form>
      </div>
      {children}
    </dialog>
  );
}
