import styles from './depot.module.css';
import { GROUND_Y, type Standing } from './depot-parts.tsx';

/** The charger as its installer sees it: cover open, three breakers, its terminals, the cable from below. */
export function OpenCharger({ x }: Standing) {
  return (
    <g transform={`translate(${x} ${GROUND_Y})`}>
      <path className={styles.solid} d="M-20 0V6H20V0z" />
      <path className={styles.solid} d="M13-98L37-91V7L13 0z" />
      <path className={styles.detail} d="M19-88l12 3.500v14l-12-3.500zM33-44v9M18-14l14 4" />
      <path className={styles.solid} d="M-13 0V-92q0-6 6-6H13V0z" />
      <g className={styles.detail}>
        <path d="M-13-74H13M-10-89H10M-10-49H10" />
        <path
          className={styles.lit}
          d="M-9-93h5v13h-5zM-2.500-93h5v13h-5zM4-93h5v13H4zM-9-54h18v10H-9z"
        />
        <path d="M-6.500-90v4M0-90v4M6.500-86v4M-4.500-54v10M0-54v10M4.500-54v10" />
        <path className={styles.current} d="M-6.750-80v26M0-80v26M6.750-80v26" />
        <path d="M-5-26H5M-3-22H3" />
      </g>
      <path className={styles.flow} d="M0 14V-44" />
    </g>
  );
}

/** A drum of cable and a box of tools, beside the charger that is being fitted. */
export function InstallersTools({ x }: Standing) {
  return (
    <g transform={`translate(${x} ${GROUND_Y})`}>
      <path className={styles.flow} d="M25-45H4Q-30-45-34-14" />
      <circle className={styles.solid} cx="25" cy="-25" r="25" />
      <circle className={styles.current} cx="25" cy="-25" r="20" />
      <circle className={styles.current} cx="25" cy="-25" r="15.500" />
      <circle className={styles.solid} cx="25" cy="-25" r="11" />
      <circle cx="25" cy="-25" r="3" />
      <path className={styles.solid} d="M66 0V-22H112V0z" />
      <path d="M80-22V-29q0-3 3-3H95q3 0 3 3V-22M66-13H112M86-16v6M92-16v6" />
    </g>
  );
}

export function Substation() {
  return (
    <g transform={`translate(214 ${GROUND_Y})`}>
      <rect className={styles.solid} y="-92" width="104" height="92" />
      <path className={styles.solid} d="M-8-92H112L102-106H2z" />
      <path d="M14 0V-72H50V0M54 0V-72H90V0M20-60H44M20-53H44M20-46H44M72-63L83-44H61z" />
      <path
        className={styles.detail}
        d="M73-58l-3 5h4l-3 5M46-34v6M58-34v6M20-12H44M20-18H44M60-12H84M60-18H84"
      />
      <path d="M22-106V-126M17-111H27M17-116.500H27M17-122H27M52-106V-126M47-111H57M47-116.500H57M47-122H57M82-106V-126M77-111H87M77-116.500H87M77-122H87" />
    </g>
  );
}

/** The office's window: on the desk a lamp, the books and a cup. */
export function Office() {
  return (
    <g transform={`translate(1096 ${GROUND_Y})`}>
      <path className={styles.solid} d="M0 0V-176H150V0z" />
      <rect className={styles.lit} x="14" y="-132" width="122" height="86" />
      <path d="M8-46H142M22-64H128M30-64V-46M120-64V-46" />
      <path d="M30-64h14M37-64V-84l12-14M43-104l14 12-9 6-12-12z" />
      <path
        className={styles.solid}
        d="M60-66V-97q10-5 20 0 10-5 20 0V-66q-10-5-20 0-10-5-20 0zM80-97V-66"
      />
      <path className={styles.current} d="M85.500-72v-6M90-73v-11M94.500-73v-17" />
      <path d="M109-64V-76H119V-64M119-74q5 0 5 3.500 0 3.500-5 3.500" />
      <path
        className={styles.detail}
        d="M64.500-92q5.500-2 11 0M64.500-86q5.500-2 11 0M64.500-80q5.500-2 11 0M64.500-74q5.500-2 11 0M84-90.500q3-1.400 6-1.200M112-80q2-2.500 0-5M116-80q2-2.500 0-5"
      />
    </g>
  );
}
