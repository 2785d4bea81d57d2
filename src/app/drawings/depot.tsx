import type { ReactNode } from 'react';
import styles from './depot.module.css';
import { Charger, Meter, Pylon, Van } from './depot-parts.tsx';
import { InstallersTools, Office, OpenCharger, Substation } from './depot-site.tsx';

/**
 * The depot of the site, from the grid on the left to the road on the right; every page looks at its own
 * part of it. The current comes from the pylon, through substation and meter, to each charger.
 */
export function Depot({ id, hasVans = true }: { id?: string; hasVans?: boolean }) {
  return (
    <g id={id} className={styles.drawing}>
      <path d="M-900 400H3200" />
      <Pylon />
      <Substation />
      <Office />
      <path className={styles.solid} d="M360 196L812 112 1276 196V208L812 124 360 208z" />
      <path d="M388 203V400M1096 176V400M1246 203V400M388 228H1096" />
      <path
        className={styles.detail}
        d="M500 183V228M596 164V228M700 146V228M812 124V228M924 146V228M1028 164V228M500 183L596 228M596 164L700 228M700 146L812 228M924 146L812 228M1028 164L924 228"
      />
      <path
        className={styles.flow}
        d="M266 400V414H432V338M432 258V240H1084V414H1350M500 240V302M700 240V302M900 240V302"
      />
      <Meter x={404} y={258} />
      {[500, 700, 900].map((x) => (
        <Charger key={x} x={x} />
      ))}
      {hasVans && [520, 720, 920].map((x) => <Van key={x} x={x} />)}
      <OpenCharger x={1350} />
      <InstallersTools x={1418} />
      {hasVans && [1620, 1800, 1980].map((x) => <Van key={x} x={x} />)}
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
