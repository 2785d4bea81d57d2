import type { ComponentProps } from 'react';
import styles from './button.module.css';

export interface ButtonLook {
  /** The quiet one stands beside a primary button; there is one primary per screen. */
  quiet?: boolean | undefined;
  large?: boolean | undefined;
}

/** The look of a button, for links that lead like one. */
export function buttonClass({ quiet = false, large = false }: ButtonLook): string {
  return [styles.button, quiet ? styles.quiet : styles.primary, large && styles.large]
    .filter(Boolean)
    .join(' ');
}

export function Button({ quiet, large, ...rest }: ButtonLook & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={buttonClass({ quiet, large })} />;
}
