import text from '#ui/text.module.css';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './charger-upkeep.module.css';

type UpkeepWords = WordsOf<'installers'>['upkeep'];

/** One charger over twelve nights, with and without predictive maintenance. */
export function ChargerUpkeep({ words }: { words: UpkeepWords }) {
  return (
    <figure className={styles.upkeep}>
      <svg className={styles.wide} viewBox="-16 0 1228 162" role="img" aria-label={words.summary}>
        <Lanes words={words} band={46} lanes={[{ x: 0 }, { x: 644 }]} />
      </svg>
      <svg className={styles.narrow} viewBox="0 0 350 350" role="img" aria-label={words.summary}>
        <Lanes words={words} band={29} lanes={[{ y: 0 }, { y: 190 }]} />
      </svg>
      <figcaption className={text.note}>{words.caption}</figcaption>
    </figure>
  );
}

interface Place {
  x?: number;
  y?: number;
}

interface LanesProps {
  words: UpkeepWords;
  band: number;
  lanes: readonly [Place, Place];
}

function Lanes({ words, band, lanes }: LanesProps) {
  return (
    <>
      <UpkeepLane
        place={lanes[0]}
        band={band}
        name={words.without}
        result={words.lost}
        lostNights={[5, 6, 7, 8]}
        events={[
          { night: 5, name: words.fault, kind: 'fault' },
          { night: 9, name: words.visitAfter, kind: 'visit' },
        ]}
      />
      <UpkeepLane
        place={lanes[1]}
        band={band}
        name={words.with}
        result={words.noneLost}
        lostNights={[]}
        events={[
          { night: 2, name: words.drift, kind: 'drift' },
          { night: 6, name: words.visitBefore, kind: 'visit' },
        ]}
      />
    </>
  );
}

interface UpkeepLaneProps {
  place: Place;
  band: number;
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

function UpkeepLane({
  place: { x = 0, y = 0 },
  band,
  name,
  result,
  lostNights,
  events,
}: UpkeepLaneProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
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
