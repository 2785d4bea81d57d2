import type { ReactNode, Ref } from 'react';
import styles from './form-message.module.css';

interface FormMessageProps {
  ref: Ref<HTMLDivElement>;
  title: string;
  children: ReactNode;
}

/** What went wrong, above the form. It takes the focus and stays until the next try. */
export function FormMessage({ ref, title, children }: FormMessageProps) {
  return (
    <div ref={ref} tabIndex={-1} className={styles.message}>
      <div role="alert">
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
