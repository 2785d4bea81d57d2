import { ChartText } from '#ui/charts/chart-labels.tsx';
import { Bars, Dot, Line } from '#ui/charts/marks.tsx';
import { Plot } from '#ui/charts/plot.tsx';
import { bands, linear } from '#ui/charts/scales.ts';
import { Grid } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './installers.module.css';

type UpkeepWords = WordsOf<'installers'>['upkeep'];

/** One charger over twelve nights, with and without predictive maintenance. */
export function ChargerUpkeep({ words }: { words: UpkeepWords }) {
  return (
    <figure className={styles.upkeep}>
      <p className="visually-hidden">{words.summary}</p>
      <Grid cells="wide">
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
      </Grid>
      <figcaption className={text.note}>{words.caption}</figcaption>
    </figure>
  );
}

interface UpkeepLaneProps {
  name: string;
  result: string;
  lostNights: readonly number[];
  /** Each happens on the day before its night. */
  events: readonly { night: number; name: string; kind: keyof typeof EVENTS }[];
}

const EVENTS = {
  fault: { tone: 'peak' },
  drift: { tone: 'peak', ring: true },
  visit: { tone: 'ink' },
} as const;

const NIGHTS = 12;
const TOP = 74;
const BASE = 144;
const y = linear([0, 1], [BASE, TOP]);

function UpkeepLane({ name, result, lostNights, events }: UpkeepLaneProps) {
  const charged = Array.from({ length: NIGHTS }, (_, night) =>
    lostNights.includes(night) ? 0 : 1,
  );
  const lost = charged.map((isCharged) => 1 - isCharged);
  const hasLost = lostNights.length > 0;
  return (
    <Plot height={160}>
      {({ width }) => {
        const x = bands(NIGHTS, width);
        return (
          <>
            <text className={styles.laneName} y="22">
              {name}
            </text>
            <ChartText
              x={width}
              y={22}
              anchor="end"
              tone={hasLost ? 'peak' : 'plan'}
              lines={[hasLost ? `${lostNights.length} ${result}` : result]}
              strong
            />
            <Bars values={charged} x={x} y={y} tone="plan" gap={6} />
            <Bars values={lost} x={x} y={y} tone="ghost" gap={6} outlined />
            <Line points={`M0 ${BASE}H${width}`} tone="ink" width={2} />
            {events.map(({ night, name: event, kind }) => (
              <g key={event}>
                <Line points={`M${x.start(night)} ${TOP - 16}V${BASE + 8}`} tone="axis" />
                <Dot x={x.start(night)} y={BASE} radius={7} {...EVENTS[kind]} />
                <ChartText x={x.start(night)} y={TOP - 23} anchor="middle" lines={[event]} />
              </g>
            ))}
          </>
        );
      }}
    </Plot>
  );
}
