import styles from './drawings.module.css';

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
