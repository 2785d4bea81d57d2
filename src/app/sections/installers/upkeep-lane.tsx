import styles from './charger-upkeep.module.css';

interface UpkeepLaneProps {
  y: number;
  band: number;
  name: string;
  result: string;
  lostNights: readonly number[];
  /** Each happens by day, before the night it is counted by. */
  events: readonly { night: number; name: string; kind: 'fault' | 'drift' | 'visit' }[];
}

const NIGHTS = Array.from({ length: 12 }, (_, night) => night);
const TOP = 74;
const HEIGHT = 70;
const BASE = TOP + HEIGHT;

export function UpkeepLane({ y, band, name, result, lostNights, events }: UpkeepLaneProps) {
  return (
    <g transform={`translate(0 ${y})`}>
      <text className={styles.name} y="22">
        {name}
      </text>
      <text
        className={lostNights.length > 0 ? styles.lostCount : styles.noneLost}
        x={NIGHTS.length * band}
        y="22"
        textAnchor="end"
      >
        {lostNights.length > 0 ? `${lostNights.length} ${result}` : result}
      </text>
      {NIGHTS.map((night) => (
        <rect
          key={night}
          className={lostNights.includes(night) ? styles.lost : styles.served}
          x={night * band + 3}
          y={TOP}
          width={band - 6}
          height={HEIGHT}
        />
      ))}
      <path className={styles.base} d={`M0 ${BASE}H${NIGHTS.length * band}`} />
      {events.map(({ night, name: event, kind }) => (
        <g key={event}>
          <path className={styles.leader} d={`M${night * band} ${TOP - 16}V${BASE + 8}`} />
          <circle className={styles[kind]} cx={night * band} cy={BASE} r="7" />
          <text className={styles.event} x={night * band} y={TOP - 23} textAnchor="middle">
            {event}
          </text>
        </g>
      ))}
    </g>
  );
}
