import text from '#ui/text.module.css';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './charger-upkeep.module.css';

type UpkeepWords = WordsOf<'installers'>['upkeep'];

/** One charger over twelve nights, with and without predictive maintenance. */
export function ChargerUpkeep({ words }: { words: UpkeepWords }) {
  return (
    <figure className={styles.upkeep}>
      <svg className={styles.wide} viewBox="0 0 600 430" role="img" aria-label={words.summary}>
        <Charger place="translate(2 46)" />
        <path className={styles.ground} d="M0 409H600" />
        <g transform="translate(216 0)">
          <Lanes words={words} band={32} laneYs={[0, 206]} />
        </g>
      </svg>
      <svg className={styles.narrow} viewBox="0 0 350 590" role="img" aria-label={words.summary}>
        <Charger place="translate(94 0) scale(.5)" />
        <path className={styles.ground} d="M0 182H350" />
        <Lanes words={words} band={29} laneYs={[194, 392]} />
      </svg>
      <figcaption className={text.note}>{words.caption}</figcaption>
    </figure>
  );
}

interface LanesProps {
  words: UpkeepWords;
  band: number;
  laneYs: readonly [number, number];
}

function Lanes({ words, band, laneYs }: LanesProps) {
  return (
    <>
      <UpkeepLane
        y={laneYs[0]}
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
        y={laneYs[1]}
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

/** 190 wide, 364 high: a post with its screen, its socket and its own cable. */
function Charger({ place }: { place: string }) {
  return (
    <g transform={place} className={styles.charger}>
      <path d="M10 363H146" />
      <rect x="22" y="4" width="112" height="359" rx="14" />
      <rect className={styles.screen} x="40" y="26" width="76" height="62" rx="4" />
      <path className={styles.screenBars} d="M52 78V66M64 78V58M76 78V44M88 78V50M100 78V38" />
      <path d="M84 116l-18 30h24l-12 30" />
      <circle cx="78" cy="222" r="20" />
      <circle cx="71" cy="217" r="2" />
      <circle cx="85" cy="217" r="2" />
      <circle cx="78" cy="229" r="2" />
      <path className={styles.cable} d="M134 190h8q14 0 14 16v96q0 17 14 17t14-17V158l-18-20" />
      <path className={styles.plug} d="M168 140l-14-15" />
      <path d="M40 316h30M40 328h30M40 340h30" />
    </g>
  );
}

interface UpkeepLaneProps {
  y: number;
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

function UpkeepLane({ y, band, name, result, lostNights, events }: UpkeepLaneProps) {
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
