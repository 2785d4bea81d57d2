import marks from '#ui/charts/marks.module.css';
import text from '#ui/text.module.css';
import drawings from '../../drawings/two-drawings.module.css';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './charger-upkeep.module.css';

type UpkeepWords = WordsOf<'installers'>['upkeep'];

/** One charger over twelve nights, with and without predictive maintenance. */
export function ChargerUpkeep({ words }: { words: UpkeepWords }) {
  return (
    <figure className={styles.upkeep}>
      <p className="visually-hidden">{words.summary}</p>
      <div className={styles.lanes}>
        <UpkeepLane
          name={words.without}
          result={words.lost}
          lostNights={[5, 6, 7, 8]}
          events={[
            { night: 5, name: words.fault, kind: 'fault' },
            { night: 9, name: words.visitAfter, kind: 'visit' },
          ]}
        />
        <UpkeepLane
          name={words.with}
          result={words.noneLost}
          lostNights={[]}
          events={[
            { night: 2, name: words.drift, kind: 'drift' },
            { night: 6, name: words.visitBefore, kind: 'visit' },
          ]}
        />
      </div>
      <figcaption className={text.note}>{words.caption}</figcaption>
    </figure>
  );
}

interface UpkeepLaneProps {
  name: string;
  result: string;
  lostNights: readonly number[];
  /** Each happens on the day before its night. */
  events: readonly { night: number; name: string; kind: 'fault' | 'drift' | 'visit' }[];
}

const NIGHTS = Array.from({ length: 12 }, (_, night) => night);
const TOP = 74;
const HEIGHT = 70;
const BASE = TOP + HEIGHT;

function UpkeepLane({ name, result, lostNights, events }: UpkeepLaneProps) {
  const drawn = [
    { size: 'wide', band: 50 },
    { size: 'narrow', band: 29 },
  ];
  return (
    <div className={drawings.room}>
      {drawn.map(({ size, band }) => (
        <svg
          key={size}
          className={drawings[size]}
          viewBox={`0 0 ${NIGHTS.length * band} 160`}
          aria-hidden="true"
        >
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
              className={lostNights.includes(night) ? marks.ghost : marks.plan}
              x={night * band + 3}
              y={TOP}
              width={band - 6}
              height={HEIGHT}
            />
          ))}
          <path className={marks.base} d={`M0 ${BASE}H${NIGHTS.length * band}`} />
          {events.map(({ night, name: event, kind }) => (
            <g key={event}>
              <path className={marks.thin} d={`M${night * band} ${TOP - 16}V${BASE + 8}`} />
              <circle className={styles[kind]} cx={night * band} cy={BASE} r="7" />
              <text className={styles.event} x={night * band} y={TOP - 23} textAnchor="middle">
                {event}
              </text>
            </g>
          ))}
        </svg>
      ))}
    </div>
  );
}
