import type { ComponentProps } from 'react';
import styles from './button.module.css';

export interface ButtonLook {
  /** The quiet one stands beside a primary button; there is one primary per screen. */
  quiet?: boolean | undefined;
  large?: boolean | undefined;
  /** Among rows of a table, and with a paler edge if it is quiet. */
  dense?: boolean | undefined;
}

/** The look of a button, for links that lead like one. */
export function buttonClass({ quiet = false, large = false, dense = false }: ButtonLook): string {
  const size = (large && styles.large) || (dense && styles.dense);
  return [styles.button, quiet ? styles.quiet : styles.primary, size].filter(Boolean).join(' ');
}

export function Button({ quiet, large, dense, ...rest }: ButtonLook & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={buttonClass({ quiet, large, dense })} />;
}
