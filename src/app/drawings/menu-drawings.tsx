import type { ReactNode } from 'react';
import styles from './drawings.module.css';
import { Van } from './van.tsx';

function Small({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 110 64" aria-hidden="true">
      <g className={styles.surface}>{children}</g>
    </svg>
  );
}

export const SOLUTION_DRAWINGS = [
  <Small key="fleet">
    <Van place="translate(1 4)" ground="surface" />
  </Small>,
  <Small key="nodes">
    <path d="M26 14h22q8 0 8 8v4q0 6 8 6h17M26 50h22q8 0 8-8v-4" />
    <circle className={styles.filled} cx="18" cy="14" r="8" />
    <circle className={styles.filled} cx="18" cy="50" r="8" />
    <circle className={styles.filled} cx="92" cy="32" r="11" />
  </Small>,
  <Small key="portal">
    <rect className={styles.filled} x="12" y="6" width="86" height="52" rx="5" />
    <path d="M12 20h86M22 46q10 0 14-12t12 4 12-6 14 8 14-4" />
  </Small>,
] as const;

export const PARTNER_DRAWINGS = [
  <Small key="ledger">
    <path d="M10 58h90M20 58V42h12v16M42 58V32h12v26M64 58V24h12v34M86 58V12h12v46" />
  </Small>,
  <Small key="vehicle">
    <path d="M6 46h8M32 46h44M94 46h10V36q0-7-8-9l-14-3-14-12H34L20 26l-10 4q-4 2-4 6v10M38 26h40M56 12v14" />
    <circle className={styles.filled} cx="23" cy="47" r="9" />
    <circle className={styles.filled} cx="85" cy="47" r="9" />
  </Small>,
  <Small key="charger">
    <path d="M26 58h36M66 34h8q6 0 6 6v8q0 6 6 6t6-6V24l-8-8" />
    <rect className={styles.filled} x="30" y="6" width="32" height="52" rx="4" />
    <path d="M38 14h16v9H38zM48 28l-6 9h8l-4 9" />
  </Small>,
] as const;
