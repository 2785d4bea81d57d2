import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

export function Field({
  label,
  aside,
  labelHidden,
  hint,
  error,
  id,
  type = 'text',
  ...input
}: FieldFrameProps & ComponentProps<'input'>) {
  const ownId = useId();
  return (
    <FieldFrame id={id ?? ownId} {...{ label, aside, labelHidden, hint, error }}>
      {(control) => <input {...input} type={type} {...control} />}
    </FieldFrame>
  );
}

export interface FieldFrameProps {
  label: string;
  /** Stands after the label, quieter: that the field may be left empty. */
  aside?: string | undefined;
  /** For screen readers only: the visible label of the field is elsewhere. */
  labelHidden?: boolean | undefined;
  hint?: string | undefined;
  /** Stands above the field and stays there. */
  error?: string | undefined;
}

interface Framed extends FieldFrameProps {
  id: string;
  children: (control: ControlProps) => ReactNode;
}

interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** What stands around every control, and what ties it to the control. */
export function FieldFrame({ id, label, aside, labelHidden, hint, error, children }: Framed) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={error ? styles.faulty : styles.field}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
        {aside && <span className={styles.aside}> {aside}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children({
        id,
        className: styles.input,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <path d="M9 1.5 17 16H1zM9 7v4M9 13v1" />
      </svg>
      {children}
    </p>
  );
}
