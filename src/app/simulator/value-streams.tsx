import { VALUE_STREAMS, type ValueStream } from '#domain/simulator/fleet-profiles.ts';
import type { MainResults } from '#domain/simulator/simulation.ts';
import { round } from '#ui/charts/monotone-curve.ts';
import { FiguresTable } from '#ui/figures-table.tsx';
import { Heading } from '#ui/heading.tsx';
import { fill } from '../fill.ts';
import { eurosAndCents, wholeEuros, wholePercent } from './amounts.ts';
import { useTexts } from './texts.ts';
import styles from './value-streams.module.css';

const STREAMS = Object.keys(VALUE_STREAMS) as ValueStream[];
const WIDTH = 1000;
const GAP = 4;

/** One bar, cut where the gain comes from. */
export function ValueStreams({ simple }: { simple: MainResults['simple'] }) {
  const { words, language } = useTexts();
  const share = (stream: ValueStream) => wholePercent(100 * VALUE_STREAMS[stream], language);
  const gain = (stream: ValueStream) => eurosAndCents(simple.valueStreamEuros[stream], language);
  const { names, summary, table } = words.streams;
  let start = 0;
  return (
    <figure>
      <Heading level={3} size="sub">
        {fill(words.streams.title, { gain: wholeEuros(simple.monthlyGainEuros, language) })}
      </Heading>
      <svg
        className={styles.bar}
        viewBox={`0 0 ${WIDTH} 14`}
        preserveAspectRatio="none"
        role="img"
        aria-label={fill(summary, { share: share('network') })}
      >
        {STREAMS.map((stream) => {
          const x = start;
          start += VALUE_STREAMS[stream] * WIDTH;
          return (
            <rect
              key={stream}
              className={styles[stream]}
              x={round(x)}
              width={round(start - x - GAP)}
              height="14"
            />
          );
        })}
      </svg>
      <ul className={styles.names}>
        {STREAMS.map((stream) => (
          <li key={stream} className={styles[stream]}>
            <b>{share(stream)}</b>
            {names[stream]}
          </li>
        ))}
      </ul>
      <FiguresTable
        summary={words.figures}
        figures={() => ({
          caption: table.caption,
          columns: [table.stream, table.share, table.gain],
          rows: STREAMS.map((stream) => [names[stream], share(stream), gain(stream)]),
        })}
      />
    </figure>
  );
}
