import type { ReactNode } from 'react';
import styles from './line-drawings.module.css';

interface VanProps {
  /** An SVG transform. */
  place: string;
  ground?: 'paper' | 'surface' | 'night' | 'dusk';
}

/** 106 wide, 56 high, wheels on the baseline; drawn inside another picture. */
export function Van({ place, ground = 'paper' }: VanProps) {
  return (
    <g transform={place} className={styles[ground]}>
      <path
        className={styles.filled}
        d="M14 47H7q-4 0-4-4V10q0-6 6-6h56q5 0 8 4l12 16 13 4q7 2 7 8v7q0 4-4 4h-4M74 47H36"
      />
      <path d="M64 13h4q3 0 5 3l7 10H64zM52 4v43" />
      <path d="M30 14l-7 12h9l-5 11" />
      <circle className={styles.filled} cx="25" cy="47" r="9" />
      <circle className={styles.filled} cx="86" cy="47" r="9" />
    </g>
  );
}

/** 68 wide, 128 high. */
export function Pylon({ place }: { place: string }) {
  return (
    <g transform={place} className={styles.paper}>
      <path d="M14 128L34 4l20 124M20 92h28M24 66h20M14 128l34-36M54 128L20 92M24 66l24 26M44 66L20 92M2 40h64M8 22h52M29 40l10-18M39 40L29 22M2 40l27 12M66 40L39 52M24 66l15-14M44 66L29 52M5 40v7M63 40v7M11 22v7M57 22v7" />
    </g>
  );
}

/** 68 wide, 128 high. */
export function WindTurbine({ place }: { place: string }) {
  return (
    <g transform={place} className={styles.paper}>
      <path className={styles.filled} d="M30 128l2-88h4l2 88z" />
      <circle className={styles.filled} cx="34" cy="36" r="4" />
      <path
        className={styles.filled}
        d="M34 32Q30 14 34 2q4 12 0 30zM37.5 38Q56 46 62 56 48 54 37.5 38zM30.5 38Q18 54 4 56q8-12 26.5-18z"
      />
    </g>
  );
}

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
