import type { ComponentProps } from 'react';
import styles from './choices.module.css';
import field from './field.module.css';
import { FieldError } from './field.tsx';

interface ChoicesProps {
  id: string;
  name: string;
  label: string;
  aside?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  options: readonly { value: string; text: string }[];
}

/** One of a few, all in sight. */
export function Choices({ id, name, label, aside, error, required, options }: ChoicesProps) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      className={error ? field.faulty : field.field}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <p id={`${id}-legend`} className={field.label}>
        {label}
        {aside && <span className={field.aside}> {aside}</span>}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className={styles.options}>
        {options.map(({ value, text }, index) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={value}
              required={required}
            />
            {text}
          </label>
        ))}
      </div>
    </div>
  );
}

interface TickProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  aside?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Yes, or nothing. */
export function Checkbox({ id, label, aside, hint, error, ...input }: TickProps) {
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
