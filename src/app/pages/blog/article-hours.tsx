import type { ReactNode } from 'react';
import { clock, eurosPer } from '#content/figures.ts';
import { TYPICAL_NIGHT } from '#domain/illustrations/depot-night.ts';
import { CURRENT_TARIFF, tariffClass } from '#domain/simulator/index.ts';
import { AFIR_DATES } from '#domain/site/afir-dates.ts';
import { articleAt } from '#domain/site/articles.ts';
import type { Language } from '#domain/site/language.ts';
import { ChartText, NamedAxis } from '#ui/charts/chart-labels.tsx';
import { Bars, Line } from '#ui/charts/marks.tsx';
import type { Frame } from '#ui/charts/plot.tsx';
import { bands, linear } from '#ui/charts/scales.ts';
import { NightBars, NightPrice } from '../../sections/night-bars.tsx';
import type { PictureWords } from './article-pictures.tsx';

/** As years with a fraction: yearOf('2026-07-02') // => 2026.5 */
function yearOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return year + (month - 1) / 12 + (date - 1) / 365;
}

const YEARS = [2024, 2025, 2026, 2027];

/** What is asked of a charger from when; past is solid, planned is outlined. */
export function afirDates({ width, height }: Frame, words: PictureWords): ReactNode {
  const labels = words['article-afir'];
  const year = bands(YEARS.length, width);
  const x = linear([2024, 2028], [0, width]);
  const written = yearOf(articleAt('article-afir').published);
  const lanes = bands(3, height - 40);
  return (
    <>
      {(['applies', 'publicChargers', 'everyCharger'] as const).map((step, index) => {
        const from = yearOf(AFIR_DATES[step]);
        const isLast = step === 'everyCharger';
        const y = lanes.start(index) + 30;
        const bar = `M${x(from)} ${y}H${width}v24H${x(from)}z`;
        return (
          <g key={step}>
            <ChartText
              x={isLast ? width : x(from)}
              y={y - 8}
              anchor={isLast ? 'end' : 'start'}
              lines={[labels[step]]}
              strong
            />
            {from > written ? (
              <Line points={bar} tone="plan" width={2} />
            ) : (
              <path data-tone="plan" d={bar} />
            )}
          </g>
        );
      })}
      <NamedAxis
        x={(index) => year.start(index) + 17}
        y={height - 30}
        width={width}
        names={YEARS.map(String)}
        every={1}
      />
    </>
  );
}

const HOURS = Array.from({ length: 24 }, (_, index) => (index + 12) % 24);
const NOVEMBER = 10;

/** The grid's price of each hour of a winter day in low voltage, from noon to noon. */
export function tariffHours({ width, height }: Frame, _: PictureWords, language: Language) {
  const { eurosPerMwh } = CURRENT_TARIFF.grid.BT;
  const x = bands(HOURS.length, width);
  const y = linear([0, eurosPerMwh.hph], [height - 30, 34]);
  const prices = HOURS.map((hour) => tariffClass(NOVEMBER, hour, 'night'));
  const pricesIf = (isLow: boolean) =>
    prices.map((kind) => ((kind === 'hch') === isLow ? eurosPerMwh[kind] : 0));
  const perMwh = (price: number) => eurosPer(price, 'MWh', language, 1);
  return (
    <>
      <Bars values={pricesIf(true)} x={x} y={y} tone="plan" gap={2} />
      <Bars values={pricesIf(false)} x={x} y={y} tone="pale" gap={2} />
      <ChartText x={0} y={y(eurosPerMwh.hph) - 10} lines={[perMwh(eurosPerMwh.hph)]} strong />
      <ChartText
        x={x.start(HOURS.indexOf(2))}
        y={y(eurosPerMwh.hch) - 10}
        anchor="middle"
        lines={[perMwh(eurosPerMwh.hch)]}
        strong
      />
      <Line points={`M0 ${y(0)}H${width}`} tone="axis" />
      {[18, 22, 6].map((hour) => (
        <ChartText
          key={hour}
          x={x.start(HOURS.indexOf(hour))}
          y={height - 8}
          anchor="middle"
          tone="dim"
          lines={[clock(hour, language)]}
        />
      ))}
    </>
  );
}

/** The typical night of the depot: its prices, charging on arrival, and the plan. */
export function depotNight({ width, height }: Frame, _: PictureWords, language: Language) {
  const night = { night: TYPICAL_NIGHT, width, language };
  return (
    <>
      <NightBars {...night} baseY={height - 30} fullY={0.56 * height} />
      <NightPrice {...night} peakY={32} lowY={0.38 * height} tone="lime" />
    </>
  );
}
