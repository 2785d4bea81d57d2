import type { ReactNode } from 'react';
import styles from './depot.module.css';
import freeCharger from './depot.svg?id=free-charger&part';
import meter from './depot.svg?id=meter&part';
import pylon from './depot.svg?id=pylon&part';
import van from './depot.svg?id=van&part';
import wires from './depot.svg?id=wires&part';
import { Part } from './part.tsx';

interface VanProps {
  /** An SVG transform. */
  place: string;
  ground?: 'paper' | 'surface' | 'night' | 'dusk';
}

/** The depot's van, 106 wide, 56 high, wheels on the baseline; drawn inside another picture. */
export function Van({ place, ground = 'paper' }: VanProps) {
  return (
    <g transform={place} className={styles[ground]}>
      <g transform="translate(0 56) scale(.69) translate(0 -400)" className={styles.drawing}>
        <Part lines={van} />
      </g>
    </g>
  );
}

/** The depot's pylon, 54 wide, 128 high. */
export function Pylon({ place }: { place: string }) {
  return (
    <g transform={place} className={`${styles.paper} ${styles.far}`}>
      <g transform="scale(.374) translate(-24 -58)" className={styles.drawing}>
        <Part lines={pylon} y={0} />
      </g>
    </g>
  );
}

interface SmallProps {
  viewBox: string;
  children: ReactNode;
}

/** 172 by 104, or a part of the depot of the same shape. */
function Small({ viewBox, children }: SmallProps) {
  return (
    <svg viewBox={viewBox} aria-hidden="true" className={styles.surface}>
      <g className={styles.drawing}>{children}</g>
    </svg>
  );
}

const VAN = (
  <Small key="van" viewBox="-8 304 172 104">
    <path d="M-8 400H164" />
    <Part lines={van} />
  </Small>
);

export const SOLUTION_DRAWINGS = [
  VAN,
  <Small key="pylon" viewBox="-54 50 300 181">
    <Part lines={pylon} y={0} />
    <Part lines={wires} y={0} />
  </Small>,
  <Small key="meter" viewBox="-48 -8 152 92">
    <path className="flow" d="M28 0V-20M28 80V100" />
    <Part lines={meter} y={0} />
  </Small>,
] as const;

export const PARTNER_DRAWINGS = [
  <Small key="ledger" viewBox="0 0 172 104">
    <path d="M6 100H166" />
    <path
      className="solid"
      d="M26 92V26q30-12 60 0 30-12 60 0V92q-30-12-60 0-30-12-60 0zM86 26V92"
    />
    <path d="M40 38q16-5 32-1M40 52q16-5 32-1M40 66q16-5 32-1" />
    <path className="current" d="M104 77V64M117 76V53M130 77V42" />
  </Small>,
  VAN,
  <Small key="charger" viewBox="-86 300 172 104">
    <path d="M-86 400H86" />
    <Part lines={freeCharger} x={-14} />
  </Small>,
] as const;
