import styles from './depot.module.css';

/** The ground of the depot: everything stands at this height. */
export const GROUND_Y = 400;

export interface Standing {
  x: number;
}

/** 153 wide, 80 high, its rear at x. */
export function Van({ x, missing = false }: Standing & { missing?: boolean }) {
  return (
    <g transform={`translate(${x} ${GROUND_Y})`} className={missing ? styles.missing : undefined}>
      <path
        className={styles.solid}
        d="M16-15H6q-4 0-4-4V-72q0-8 8-8H94q6 0 10 5l18 25 22 7q9 3 9 12v12q0 4-4 4H16z"
      />
      <path d="M96-70h3q3 0 5 3l13 18H96zM86-80V-15" />
      <path
        className={styles.detail}
        d="M92-38h8M44-72V-24M44-48H86M52-40h8M146-33h6M140-24h13M104-49V-20M2-30h12"
      />
      <circle className={styles.solid} cx="30" cy="-14" r="14" />
      <circle className={styles.solid} cx="126" cy="-14" r="14" />
      <circle cx="30" cy="-14" r="5" />
      <circle cx="126" cy="-14" r="5" />
      {!missing && <rect className={styles.solid} x="9" y="-60" width="11" height="14" rx="2.5" />}
    </g>
  );
}

/** 40 wide, 98 high, its middle at x; its cable reaches the van behind it, or hangs beside it. */
export function Charger({ x, plugged = true }: Standing & { plugged?: boolean }) {
  return (
    <g transform={`translate(${x} ${GROUND_Y})`}>
      <path className={styles.solid} d="M-13 0V-92q0-6 6-6H7q6 0 6 6V0z" />
      <path d="M-20 0H20" />
      <rect x="-7" y="-90" width="14" height="13" rx="1.5" />
      <path className={styles.current} d="M-6-68H6" />
      <path className={styles.detail} d="M-4.500-81l3-4 3 2.500 3-4M-13-18H13M-5-10H5M-13-60H13" />
      <circle className={styles.solid} cx="0" cy="-46" r="6" />
      {plugged ? (
        <path className={styles.flow} d="M0-46C2 2 22 6 26-53" />
      ) : (
        <>
          <path d="M0-46C-4-6 22-2 22-24V-34" />
          <rect className={styles.solid} x="17.500" y="-46" width="9" height="13" rx="2" />
          <path d="M20-46v-4M24-46v-4" />
        </>
      )}
    </g>
  );
}

export function Pylon({ wires = true }: { wires?: boolean }) {
  return (
    <>
      <path d="M60 400L85 186V84L96 58 107 84V186L132 400" />
      <path d="M60 400L124.800 338M132 400L67.200 338H124.800M67.200 338L118.400 284M124.800 338L73.600 284H118.400M73.600 284L113.100 238M118.400 284L78.900 238H113.100M78.900 238L108.600 200M113.100 238L83.400 200H108.600" />
      <path d="M85 186L107 160 85 134 107 108 85 84H107M85 104H38L85 84M107 104H154L107 84M85 150H24L85 130M107 150H168L107 130" />
      <path d="M38 104v16M154 104v16M24 150v16M168 150v16" />
      <path
        className={styles.detail}
        d="M34 108h8M34 112h8M34 116h8M150 108h8M150 112h8M150 116h8M20 154h8M20 158h8M20 162h8M164 154h8M164 158h8M164 162h8"
      />
      {wires && (
        <path
          className={styles.wire}
          d="M-240 60Q-60 88 38 120M-240 106Q-80 136 24 166M154 120Q184 236 236 274M168 166Q196 254 266 274"
        />
      )}
    </>
  );
}

/** 56 wide, 80 high, its upper left corner at x and y. */
export function Meter({ x, y }: Standing & { y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.solid} width="56" height="80" rx="4" />
      <rect x="8" y="8" width="40" height="19" rx="2" />
      <path
        className={styles.current}
        d="M13 22.500V18M18 22.500V15.500M23 22.500V19M28 22.500V13M33 22.500V12.500M38 22.500V12.500M43 22.500V19.500"
      />
      <path d="M0 45H56M9 52h9v18H9zM23.500 52h9v18h-9zM38 52h9v18h-9z" />
      <g className={styles.detail}>
        <path d="M8 33H30M8 38.500H22M13.500 55v5M28 55v5M42.500 62v5M4 75.500H52" />
        <circle cx="43" cy="36" r="3.400" />
      </g>
    </g>
  );
}
