import type { ComponentProps } from 'react';
import field from './field.module.css';
import { FieldError } from './field-frame.tsx';
import styles from './tick.module.css';

interface TickProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  aside?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Yes, or nothing. */
export function Tick({ id, label, aside, hint, error, ...input }: TickProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={error ? field.faulty : field.field}>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <label className={styles.row}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <span>
          {label}
          {aside && <span className={field.aside}> {aside}</span>}
        </span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
