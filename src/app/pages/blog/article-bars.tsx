import { euros, percent } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { CHARGER_PAYBACK_EUROS } from '#domain/illustrations/charger-payback.ts';
import type { Language } from '#domain/site/language.ts';
import { FLEET_SHARE_PERCENT, OWN_SHARE_PERCENT } from '#domain/site/revenue-share.ts';
import { ChartText } from '#ui/charts/chart-labels.tsx';
import { Bars, Line } from '#ui/charts/marks.tsx';
import type { Frame } from '#ui/charts/plot.tsx';
import { bands, linear } from '#ui/charts/scales.ts';
import { PUBLISHED_VALUES } from '../../sections/published-values.tsx';
import type { PictureWords } from './article-pictures.tsx';

/** The value that is shared: what the fleet keeps at least and at most, and the rest. */
export function contractShares({ width, height }: Frame, words: PictureWords, language: Language) {
  const [least, most] = FLEET_SHARE_PERCENT;
  const x = linear([0, 100], [0, width]);
  const [top, tall] = [0.3 * height, 0.36 * height];
  const labels = words['article-contract'];
  const below = top + tall + 24;
  return (
    <>
      <rect data-tone="pine" y={top} width={x(least)} height={tall} />
      <rect data-tone="pale" x={x(least)} y={top} width={x(most - least)} height={tall} />
      <Line
        points={`M${x(most)} ${top + 1}H${width - 1}v${tall - 2}H${x(most)}`}
        tone="dim"
        dashed
      />
      <ChartText x={0} y={top - 12} lines={[labels.whole]} />
      <ChartText
        x={0}
        y={below}
        lines={[fill(labels.fleet, { share: percent(FLEET_SHARE_PERCENT, language) })]}
        strong
      />
      <ChartText
        x={width}
        y={below}
        anchor="end"
        lines={[fill(labels.ours, { share: percent(OWN_SHARE_PERCENT, language) })]}
      />
    </>
  );
}

/** One value, or a low and a high one, as the ends of a bar. */
function endsOf(value: number | readonly [number, number]): [low: number, high: number] {
  const ends = typeof value === 'number' ? [value, value] : value;
  return [Math.min(...ends), Math.max(...ends)];
}

/** What a charger pays back over its life, one row for each way of earning. */
export function chargerPayback({ width, height }: Frame, words: PictureWords, language: Language) {
  const rows = Object.entries(CHARGER_PAYBACK_EUROS);
  const most = Math.max(...rows.map(([, value]) => endsOf(value)[1]));
  const left = 0.36 * width;
  const x = linear([0, most], [left, width - 62]);
  const y = bands(rows.length, height);
  const tall = 0.6 * y.step;
  return rows.map(([id, value], index) => {
    const [low, high] = endsOf(value);
    const top = y.middle(index) - tall / 2;
    const isCounted = id === 'asCharged' || id === 'exempt';
    const long = (euros: number) => Math.max(x(euros) - left, 2);
    return (
      <g key={id}>
        <ChartText
          x={0}
          y={y.middle(index) + 5}
          lines={[words['article-charger'].rows[id as keyof typeof CHARGER_PAYBACK_EUROS]]}
        />
        <rect data-tone="peak-soft" x={left} y={top} width={long(high)} height={tall} />
        <rect
          data-tone={isCounted ? 'plan' : 'peak'}
          x={left}
          y={top}
          width={long(low)}
          height={tall}
        />
        <ChartText
          x={left + long(high) + 6}
          y={y.middle(index) + 5}
          lines={[euros(Math.round(high), language)]}
          strong
        />
      </g>
    );
  });
}

/** The published values and ours, solid to the low end, pale to the high one. */
export function publishedValues({ width, height }: Frame, words: PictureWords, language: Language) {
  const labels = words['article-value'];
  const columns = Object.values(PUBLISHED_VALUES);
  const ends = columns.map(({ valueEuros }) => endsOf(valueEuros));
  const x = bands(columns.length, width);
  const y = linear([0, Math.max(...ends.map(([, high]) => high))], [height - 30, 30]);
  const gap = 0.28 * x.step;
  const bothFrom = columns.findIndex(({ kind }) => kind === 'both');
  const valuesOf = (kind: 'smart' | 'both', end: 0 | 1) =>
    ends.map((of, index) => (columns[index]?.kind === kind ? of[end] : 0));
  return (
    <>
      <Bars values={valuesOf('smart', 1)} x={x} y={y} gap={gap} tone="plan-soft" />
      <Bars values={valuesOf('both', 1)} x={x} y={y} gap={gap} tone="peak-soft" />
      <Bars values={valuesOf('smart', 0)} x={x} y={y} gap={gap} tone="plan" />
      <Bars values={valuesOf('both', 0)} x={x} y={y} gap={gap} tone="peak" />
      <Line points={`M0 ${y(0)}H${width}`} tone="axis" />
      {[0, columns.length - 1].map((index) => {
        const [low, high] = ends[index] ?? [0, 0];
        return (
          <ChartText
            key={index}
            x={index === 0 ? gap / 2 : width - gap / 2}
            y={y(high) - 9}
            anchor={index === 0 ? 'start' : 'end'}
            lines={[euros(low === high ? high : [low, high], language)]}
            strong
          />
        );
      })}
      <ChartText x={gap / 2} y={height - 8} lines={[labels.smart]} />
      <ChartText x={x.start(bothFrom) + gap / 2} y={height - 8} lines={[labels.both]} />
    </>
  );
}
