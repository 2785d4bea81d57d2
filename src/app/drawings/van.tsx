import styles from './drawings.module.css';

interface VanProps {
  /** Where it stands, as an SVG transform. */
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
