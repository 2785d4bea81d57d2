import type { ReactNode } from 'react';
import { clock, eurosPer } from '#content/figures.ts';
import { DEPOT, TYPICAL_NIGHT } from '#domain/illustrations/depot-night.ts';
import { CURRENT_TARIFF, tariffClass } from '#domain/simulator/index.ts';
import { AFIR_DATES } from '#domain/site/afir-dates.ts';
import { articleAt } from '#domain/site/articles.ts';
import { Bar } from '#ui/charts/bar.tsx';
import { ChartText } from '#ui/charts/chart-labels.tsx';
import marks from '#ui/charts/marks.module.css';
import { monotoneCurve, round } from '#ui/charts/monotone-curve.ts';
import styles from './article-pictures.module.css';
import type { Frame, PictureWords } from './article-pictures.tsx';

/** As years with a fraction: yearOf('2026-07-02') // => 2026.5 */
function yearOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return year + (month - 1) / 12 + (date - 1) / 365;
}

/** What is asked of a charger from when; past is solid, planned is outlined. */
export function afirDates({ width, height }: Frame, words: PictureWords): ReactNode {
  const labels = words['article-afir'];
  const [first, last] = [2024, 2028];
  const x = (year: number) => round(((year - first) / (last - first)) * width);
  const written = yearOf(articleAt('article-afir').published);
  const lane = (height - 40) / 3;
  const lanes = [
    { from: AFIR_DATES.applies, label: labels.applies, end: false },
    { from: AFIR_DATES.publicChargers, label: labels.publicChargers, end: false },
    { from: AFIR_DATES.everyCharger, label: labels.everyCharger, end: true },
  ];
  return (
    <>
      {lanes.map(({ from, label, end }, index) => {
        const start = x(yearOf(from));
        const y = round(index * lane + lane * 0.45);
        const planned = yearOf(from) > written;
        return (
          <g key={from}>
            <ChartText
              x={end ? width : start}
              y={y - 8}
              anchor={end ? 'end' : 'start'}
              lines={[label]}
              strong
            />
            <rect
              className={planned ? styles.planned : marks.plan}
              x={start + (planned ? 1 : 0)}
              y={y}
              width={round(width - start - (planned ? 2 : 0))}
              height={round(lane * 0.36)}
            />
          </g>
        );
      })}
      <path className={styles.axis} d={`M0 ${height - 30}H${width}`} />
      {[2024, 2025, 2026, 2027].map((year) => (
        <ChartText key={year} x={x(year)} y={height - 8} lines={[String(year)]} />
      ))}
    </>
  );
}

const HOURS = Array.from({ length: 24 }, (_, index) => (index + 12) % 24);
const NOVEMBER = 10;

/** The grid's price of each hour of a winter day in low voltage, from noon to noon. */
export function tariffHours({ width, height, language }: Frame): ReactNode {
  const { eurosPerMwh } = CURRENT_TARIFF.grid.BT;
  const base = height - 30;
  const band = width / HOURS.length;
  const y = (price: number) => round(base - (price / eurosPerMwh.hph) * (base - 34));
  const x = (hour: number) => round(HOURS.indexOf(hour) * band);
  const perMwh = (price: number) => eurosPer(price, 'MWh', language, 1);
  return (
    <>
      {HOURS.map((hour) => {
        const kind = tariffClass(NOVEMBER, hour, 'night');
        return (
          <rect
            key={hour}
            className={kind === 'hch' ? marks.plan : styles.quiet}
            x={x(hour) + 1}
            y={y(eurosPerMwh[kind])}
            width={round(band - 2)}
            height={round(base - y(eurosPerMwh[kind]))}
          />
        );
      })}
      <path className={styles.axis} d={`M0 ${base}H${width}`} />
      <ChartText x={0} y={y(eurosPerMwh.hph) - 10} lines={[perMwh(eurosPerMwh.hph)]} strong />
      <ChartText
        x={round(width / 2 + 2 * band)}
        y={y(eurosPerMwh.hch) - 10}
        anchor="middle"
        lines={[perMwh(eurosPerMwh.hch)]}
        strong
      />
      {[18, 22, 6].map((hour) => (
        <ChartText
          key={hour}
          x={x(hour)}
          y={height - 8}
          anchor="middle"
          lines={[clock(hour, language)]}
        />
      ))}
    </>
  );
}

/** The typical night of the depot: its prices, charging on arrival, and the plan. */
export function depotNight({ width, height, language }: Frame): ReactNode {
  const { hours, peak, low } = TYPICAL_NIGHT;
  const base = height - 30;
  const band = width / hours.length;
  const [highest, lowest] = [32, round(height * 0.4)];
  const barsTop = round(height * 0.56);
  const middle = (index: number) => round((index + 0.5) * band);
  const priceY = (price: number) => {
    const share = (price - low.eurosPerMwh) / (peak.eurosPerMwh - low.eurosPerMwh);
    return round(lowest - share * (lowest - highest));
  };
  const tall = (kwh: number) => round((kwh / DEPOT.siteKw) * (base - barsTop));
  const curve = hours.map(({ eurosPerMwh }, index) => ({
    x: middle(index),
    y: priceY(eurosPerMwh),
  }));
  const lowX = middle(hours.findIndex(({ hour }) => hour === low.hour));
  return (
    <>
      {hours.map(({ hour, onArrivalKwh, chargedKwh }, index) => {
        const place = { x: index * band + 2, width: band - 4, base };
        return (
          <g key={hour}>
            <Bar className={marks.ghost} {...place} tall={tall(onArrivalKwh)} />
            <Bar className={marks.plan} {...place} tall={tall(chargedKwh)} />
          </g>
        );
      })}
      <path className={styles.axis} d={`M0 ${base}H${width}`} />
      <path className={styles.price} d={monotoneCurve(curve)} />
      <ChartText
        x={0}
        y={18}
        tone="paper"
        lines={[eurosPer(peak.eurosPerMwh, 'MWh', language)]}
        strong
      />
      <ChartText
        x={lowX}
        y={lowest + 24}
        anchor="middle"
        tone="paper"
        lines={[eurosPer(low.eurosPerMwh, 'MWh', language)]}
        strong
      />
      <ChartText x={0} y={height - 8} tone="paper" lines={[clock(DEPOT.arrivalHour, language)]} />
      <ChartText
        x={width}
        y={height - 8}
        anchor="end"
        tone="paper"
        lines={[clock(DEPOT.departureHour, language)]}
      />
    </>
  );
}
