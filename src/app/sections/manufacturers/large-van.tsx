import styles from './large-van.module.css';

/** The van of the site, large enough to show its battery, its port and its antenna. */
export function LargeVan({ place }: { place: string }) {
  return (
    <g transform={place} className={styles.van}>
      <path
        className={styles.body}
        d="M14 47H7q-4 0-4-4V10q0-6 6-6h56q5 0 8 4l12 16 13 4q7 2 7 8v7q0 4-4 4h-4M74 47H36"
      />
      <path d="M64 13h4q3 0 5 3l7 10H64zM52 4v43M36 8v29M36 8h16M55 30h4M99 33h5M3 20h3M3 36h3" />
      <rect className={styles.level} x="38" y="39.500" width="27" height="5.500" />
      <rect x="38" y="39.500" width="34" height="5.500" rx=".6" />
      <path d="M44.800 39.500V45M51.600 39.500V45M58.400 39.500V45M65.200 39.500V45" />
      <circle className={styles.body} cx="25" cy="47" r="9" />
      <circle className={styles.body} cx="86" cy="47" r="9" />
      <circle cx="25" cy="47" r="3.500" />
      <circle cx="86" cy="47" r="3.500" />
      <circle className={styles.port} cx="11" cy="26" r="2.200" />
      <path
        className={styles.signal}
        d="M44 4V-1M41 -1.500a4 4 0 0 1 6 0M39.200 -3.600a7 7 0 0 1 9.600 0"
      />
    </g>
  );
}
