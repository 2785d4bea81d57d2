import styles from './choices.module.css';
import field from './field.module.css';
import { FieldError } from './field-frame.tsx';

interface ChoicesProps {
  id: string;
  name: string;
  legend: string;
  aside?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  options: readonly { value: string; text: string }[];
}

/** One of a few, all in sight. */
export function Choices({ id, name, legend, aside, error, required, options }: ChoicesProps) {
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
        {legend}
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
