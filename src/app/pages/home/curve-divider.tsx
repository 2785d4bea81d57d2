import { TYPICAL_NIGHT as night } from '#domain/illustrations/depot-night.ts';
import { linePath } from '#ui/charts/curve.ts';
import { linear, round } from '#ui/charts/scales.ts';
import text from '#ui/text.module.css';

const BAND = 60;

/** The price of the day on which the night ends, 24 bands wide, between two sections. */
export function CurveDivider({ words }: { words: { low: string } }) {
  // An hour more on either side, so that the line runs on past the edges.
  const prices = [...night.eurosPerMwh.slice(23), ...night.eurosPerMwh.slice(-1)];
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const y = linear([lowest, highest], [84, 18]);
  const line = prices.map((price, index) => ({ x: (index - 0.5) * BAND, y: y(price) }));
  const ticks = Array.from(
    { length: 25 },
    (_, hour) => `M${hour * BAND} 139v${hour % 6 ? -6 : -12}`,
  );
  const lowX = `${round((100 * (night.low.hour + 0.5)) / 24)}%`;
  const lowY = y(night.low.eurosPerMwh);
  return (
    <svg width="100%" height="140" data-print="none" aria-hidden="true">
      <svg viewBox="0 0 1440 140" preserveAspectRatio="none" aria-hidden="true">
        <path
          data-tone="pine"
          data-line="solid"
          strokeWidth="3"
          d={linePath(line, 'smooth')}
          vectorEffect="non-scaling-stroke"
        />
        <path
          data-tone="line"
          data-line="solid"
          d={`M0 139H1440${ticks.join('')}`}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <circle data-tone="pine" data-line="ring" strokeWidth="3.5" cx={lowX} cy={lowY} r="6" />
      <text data-tone="ink" data-strong className={text.note} x={lowX} y={lowY + 28}>
        {words.low}
      </text>
    </svg>
  );
}
