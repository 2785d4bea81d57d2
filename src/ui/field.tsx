import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  /** Read by everyone, shown to nobody: for a field whose label stands elsewhere in sight. */
  labelHidden?: boolean;
  hint?: string | undefined;
  /** Stands above the field and stays there. */
  error?: string | undefined;
}

export function Field({ label, labelHidden = false, hint, error: said, ...input }: FieldProps) {
  const error = said || undefined;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={error === undefined ? styles.field : styles.faulty}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={described || undefined}
      />
    </div>
  );
}
