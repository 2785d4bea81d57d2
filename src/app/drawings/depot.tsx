import type { ReactNode } from 'react';
import styles from './depot.module.css';
import depot from './depot.svg?id=depot&part';
import vans from './depot.svg?id=vans&part';
import { Part } from './part.tsx';

/**
 * The depot of the site, from the grid on the left to the road on the right; every page looks at its own
 * part of it. The current comes from the pylon, through substation and meter, to each charger.
 */
export function Depot({ id, hasVans = true }: { id?: string; hasVans?: boolean }) {
  return (
    <g id={id} className={styles.drawing}>
      <Part lines={depot} y={0} />
      {hasVans && <Part lines={vans} y={0} />}
    </g>
  );
}

type Box = readonly [x: number, y: number, width: number, height: number];

/** What a page's own picture shows of it. */
export const CROPS = {
  site: [-10, 48, 1420, 414],
  van: [678, 287, 207, 124],
  charger: [1302, 286, 240, 144],
  ledger: [1086, 260, 170, 102],
  meter: [340, 240, 180, 108],
  pylon: [-70, 46, 410, 246],
} as const satisfies Record<string, Box>;

interface DepotPictureProps {
  crop: keyof typeof CROPS;
  ground?: 'paper' | 'sage' | 'night';
  className?: string | undefined;
  /** Drawn over it, in the depot's own measures. */
  children?: ReactNode;
}

/** A part of the depot that fills its box. What it shows is said beside it. */
export function DepotPicture({ crop, ground = 'sage', className, children }: DepotPictureProps) {
  const far = crop === 'site' ? styles.far : undefined;
  return (
    <svg
      aria-hidden="true"
      className={[styles[ground], far, className].filter(Boolean).join(' ')}
      viewBox={CROPS[crop].join(' ')}
      preserveAspectRatio="xMidYMid slice"
    >
      <Depot />
      {children}
    </svg>
  );
}
