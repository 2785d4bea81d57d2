import type { ReactNode } from 'react';
import { euros, percent } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { CHARGER_PAYBACK_EUROS } from '#domain/illustrations/charger-payback.ts';
import { FLEET_SHARE_PERCENT, OWN_SHARE_PERCENT } from '#domain/site/revenue-share.ts';
import { Bar } from '#ui/charts/bar.tsx';
import { ChartText } from '#ui/charts/chart-labels.tsx';
import marks from '#ui/charts/marks.module.css';
import { round } from '#ui/charts/monotone-curve.ts';
import { PUBLISHED_VALUES } from '../../sections/published-values.tsx';
import styles from './article-pictures.module.css';
import type { Frame, PictureWords } from './article-pictures.tsx';

/** The value that is shared: what the fleet keeps at least and at most, and the rest. */
export function contractShares({ width, height, language }: Frame, words: PictureWords): ReactNode {
  const [least, most] = FLEET_SHARE_PERCENT;
  const x = (share: number) => round((share / 100) * width);
  const [top, tall] = [round(height * 0.3), round(height * 0.36)];
  const labels = words['article-contract'];
  const below = top + tall + 24;
  return (
    <>
      <rect className={marks.pine} y={top} width={x(least)} height={tall} />
      <rect className={styles.open} x={x(least)} y={top} width={x(most - least)} height={tall} />
      <rect
        className={styles.ours}
        x={x(most)}
        y={top + 1}
        width={round(width - x(most) - 1)}
        height={tall - 2}
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

/** What a charger pays back over its life, one row for each way of earning. */
export function chargerPayback({ width, height, language }: Frame, words: PictureWords): ReactNode {
  const rows = Object.entries(CHARGER_PAYBACK_EUROS).map(([id, value]) => {
    const [low, high] = typeof value === 'number' ? [value, value] : value;
    return { id: id as keyof typeof CHARGER_PAYBACK_EUROS, low, high };
  });
  const most = Math.max(...rows.map(({ high }) => high));
  const left = round(width * 0.36);
  const room = width - left - 62;
  const row = height / rows.length;
  const long = (value: number) => Math.max(round((value / most) * room), 2);
  return rows.map(({ id, low, high }, index) => {
    const [y, tall] = [round(index * row + row * 0.2), round(row * 0.6)];
    const counted = id === 'asCharged' || id === 'exempt';
    return (
      <g key={id}>
        <ChartText x={0} y={round(y + tall / 2 + 5)} lines={[words['article-charger'].rows[id]]} />
        <rect className={styles.soft} x={left} y={y} width={long(high)} height={tall} />
        <rect
          className={counted ? marks.plan : styles.peak}
          x={left}
          y={y}
          width={long(low)}
          height={tall}
        />
        <ChartText
          x={round(left + long(high) + 6)}
          y={round(y + tall / 2 + 5)}
          lines={[euros(Math.round(high), language)]}
          strong
        />
      </g>
    );
  });
}

/** The published values and ours, solid to the low end, pale to the high one. */
export function publishedValues(
  { width, height, language }: Frame,
  words: PictureWords,
): ReactNode {
  const labels = words['article-value'];
  const columns = Object.entries(PUBLISHED_VALUES).map(([id, { kind, valueEuros }]) => {
    const ends = typeof valueEuros === 'number' ? [valueEuros] : valueEuros;
    return { id, kind, low: Math.min(...ends), high: Math.max(...ends) };
  });
  const most = Math.max(...columns.map(({ high }) => high));
  const base = height - 30;
  const band = width / columns.length;
  const tall = (value: number) => round((value / most) * (base - 30));
  const bothFrom = columns.findIndex(({ kind }) => kind === 'both') * band;
  return (
    <>
      {columns.map(({ id, kind, low, high }, index) => {
        const place = { x: round(index * band + band * 0.14), width: round(band * 0.72), base };
        const smart = kind === 'smart';
        return (
          <g key={id}>
            <Bar className={smart ? styles.softPlan : styles.soft} {...place} tall={tall(high)} />
            <Bar className={smart ? marks.plan : styles.peak} {...place} tall={tall(low)} />
            {[0, columns.length - 1].includes(index) && (
              <ChartText
                x={index === 0 ? place.x : place.x + place.width}
                y={base - tall(high) - 9}
                anchor={index === 0 ? 'start' : 'end'}
                lines={[euros(low === high ? high : [low, high], language)]}
                strong
              />
            )}
          </g>
        );
      })}
      <path className={styles.axis} d={`M0 ${base}H${width}`} />
      <ChartText x={round(band * 0.14)} y={height - 8} lines={[labels.smart]} />
      <ChartText x={round(bothFrom + band * 0.14)} y={height - 8} lines={[labels.both]} />
    </>
  );
}
