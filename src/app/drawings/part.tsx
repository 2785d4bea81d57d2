import type { ReactNode } from 'react';
import styles from './depot.module.css';

/** The ground of the depot: everything stands at this height. */
export const GROUND_Y = 400;

interface PartProps {
  /** A part of depot.svg. */
  lines: ReactNode;
  x?: number;
  y?: number;
  /** Dashed: it is not there. */
  missing?: boolean;
}

/** A part of the depot, its lower left corner or its middle at x. */
export function Part({ lines, x = 0, y = GROUND_Y, missing = false }: PartProps) {
  return (
    <g transform={`translate(${x} ${y})`} className={missing ? styles.missing : undefined}>
      {lines}
    </g>
  );
}
