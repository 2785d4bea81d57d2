import { CLAIMS } from '#domain/site/claims.ts';
import { FLEET_SHARE_PERCENT } from '#domain/site/revenue-share.ts';
import { ChartText } from '#ui/charts/chart-labels.tsx';
import { Line } from '#ui/charts/marks.tsx';
import { Plot } from '#ui/charts/plot.tsx';
import { linear } from '#ui/charts/scales.ts';
import { displayText } from '#ui/display-text.ts';
import text from '#ui/text.module.css';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './partners.module.css';

const [SURE_PERCENT, MOST_PERCENT] = FLEET_SHARE_PERCENT;
const TOP = 30;
const BOTTOM = 106;

/** How a euro is shared: the fleet's part, the part that the contract decides, ours. */
export function ShareBar({ words }: { words: WordsOf<'partners'>['benefits']['recurring'] }) {
  return (
    <figure className={styles.share}>
      <Plot height={158} summary={words.summary}>
        {({ width }) => {
          const x = linear([0, 100], [0, width]);
          const [sureX, mostX] = [x(SURE_PERCENT), x(MOST_PERCENT)];
          const bar = { y: TOP, height: BOTTOM - TOP };
          return (
            <>
              <ChartText x={0} y={18} lines={[words.fleet]} strong />
              <ChartText x={width} y={18} anchor="end" lines={[words.own]} strong />
              <rect data-tone="pine" {...bar} width={sureX} />
              <rect data-tone="level" {...bar} x={sureX} width={mostX - sureX} />
              <rect data-tone="ink" {...bar} x={mostX} width={x(CLAIMS.ownShare.value[0])} />
              <text className={styles.fleetShare} x="16" y={BOTTOM - 24}>
                {displayText(words.fleetShare)}
              </text>
              <text className={styles.ownShare} x={width - 14} y={BOTTOM - 26} textAnchor="end">
                {displayText(words.ownShare)}
              </text>
              <ChartText
                x={mostX - 10}
                y={BOTTOM + 24}
                anchor="end"
                tone="dim"
                lines={[words.between]}
              />
              <Line
                points={`M${mostX + 1} ${BOTTOM + 8}v8H${width - 1}v-8`}
                tone="peak"
                width={2.5}
              />
              <ChartText
                x={width}
                y={BOTTOM + 42}
                anchor="end"
                tone="peak"
                lines={[words.partner]}
                strong
              />
            </>
          );
        }}
      </Plot>
      <figcaption className={text.note}>{words.note}</figcaption>
    </figure>
  );
}
