import type { ReactNode } from 'react';
import { clock, euroAmount, measure } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { activationSteps, CALLED } from '#domain/illustrations/activation.ts';
import { DEPOT, PORTFOLIO_NIGHT, TYPICAL_NIGHT } from '#domain/illustrations/depot-night.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import type { Language } from '#domain/site/language.ts';
import { Bar } from '#ui/charts/bar.tsx';
import { ChartText } from '#ui/charts/chart-labels.tsx';
import marks from '#ui/charts/marks.module.css';
import { round } from '#ui/charts/monotone-curve.ts';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './sectors.module.css';

type PictureWords = WordsOf<'solutions'>['pictures'];

interface Frame {
  width: number;
  height: number;
}

interface PictureProps<Of extends keyof PictureWords> {
  words: PictureWords[Of];
  language: Language;
}

const FRAMES = [
  { name: 'wide-only', width: 640, height: 300 },
  { name: 'narrow-only', width: 350, height: 220 },
] as const;
/** Under the base: the names of the hours or seconds. */
const FOOT = 34;
/** Above the highest bar: its name. */
const TOP = 30;

function Drawings({ summary, draw }: { summary: string; draw: (frame: Frame) => ReactNode }) {
  return FRAMES.map(({ name, width, height }) => (
    <svg
      key={name}
      className={`${styles.drawing} ${name}`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={summary}
    >
      {draw({ width, height })}
      <path className={marks.thin} d={`M0 ${height - FOOT}H${width}`} />
    </svg>
  ));
}

/** A night of one depot: charging on arrival in outline, smart charging solid, each with its cost. */
export function FleetPicture({ words, language }: PictureProps<'fleets'>) {
  const { hours, onArrivalEuros, planEuros, planStartHour } = TYPICAL_NIGHT;
  const figures = {
    onArrival: euroAmount(onArrivalEuros, language),
    plan: euroAmount(planEuros, language),
  };
  return (
    <Drawings
      summary={fill(words.summary, figures)}
      draw={({ width, height }) => {
        const base = height - FOOT;
        const band = width / hours.length;
        const tall = (kwh: number) => round((kwh / DEPOT.siteKw) * (base - TOP));
        const planStart = hours.findIndex(({ hour }) => hour === planStartHour);
        const planKwh = hours[planStart]?.chargedKwh ?? 0;
        return (
          <>
            {hours.map(({ hour, onArrivalKwh, chargedKwh }, index) => {
              const place = { x: index * band + 2, width: band - 4, base };
              return (
                <g key={hour}>
                  <Bar className={marks.ghost} {...place} tall={tall(onArrivalKwh)} />
                  <Bar className={marks.plan} {...place} tall={tall(chargedKwh)} />
                  {index % 3 === 0 && (
                    <HourName x={round(index * band)} first={index === 0} at={base}>
                      {clock(hour, language)}
                    </HourName>
                  )}
                </g>
              );
            })}
            <ChartText x={2} y={TOP - 10} lines={[fill(words.onArrival, figures)]} />
            <ChartText
              x={round(planStart * band + 2)}
              y={round(base - tall(planKwh) - 10)}
              lines={[fill(words.plan, figures)]}
              strong
            />
          </>
        );
      }}
    />
  );
}

const [FIRST_SECOND, LAST_SECOND] = [-20, 60];

/** A call by the grid: full power, then one step down per vehicle, to zero. */
export function CallPicture({ words, language }: PictureProps<'aggregators'>) {
  const deadline = CLAIMS.activationWithin.value;
  const figures = {
    power: measure(CALLED.kw, 'kW', language),
    seconds: measure(deadline, 's', language),
  };
  return (
    <Drawings
      summary={fill(words.summary, figures)}
      draw={({ width, height }) => {
        const base = height - FOOT;
        const x = (second: number) =>
          round(((second - FIRST_SECOND) / (LAST_SECOND - FIRST_SECOND)) * width);
        const y = (kw: number) => round(base - (kw / CALLED.kw) * (base - TOP - 10));
        const stair = activationSteps()
          .map(({ second, kw }) => `H${x(second)}V${y(kw)}`)
          .join('');
        return (
          <>
            <path className={marks.plan} d={`M0 ${y(CALLED.kw)}${stair}H0Z`} />
            <path className={marks.ghost} d={`M${x(0)} ${y(CALLED.kw)}H${width}`} />
            <path className={marks.lime} d={`M${x(0)} ${TOP - 4}V${base}`} />
            <path className={marks.lime} d={`M${x(deadline)} ${TOP - 4}V${base}`} />
            <ChartText x={0} y={y(CALLED.kw) - 10} tone="paper" lines={[figures.power]} strong />
            <ChartText x={x(0)} y={TOP - 12} anchor="middle" tone="lime" lines={[words.call]} />
            <ChartText
              x={width}
              y={y(CALLED.kw) - 10}
              anchor="end"
              tone="paperDim"
              lines={[words.without]}
            />
            <ChartText
              x={x(0)}
              y={height - 10}
              anchor="middle"
              tone="paper"
              lines={[measure(0, 's', language)]}
            />
            <ChartText
              x={x(deadline)}
              y={height - 10}
              anchor="middle"
              tone="paper"
              lines={[figures.seconds]}
              strong
            />
          </>
        );
      }}
    />
  );
}

const DEPOT_LOOKS = [marks.plan, marks.pine, styles.third];

/** The night of a supplier's depots, one on top of the other. */
export function PortfolioPicture({ words, language }: PictureProps<'energy'>) {
  const sums = PORTFOLIO_NIGHT.map(({ depotKwh }) => depotKwh.reduce((sum, kwh) => sum + kwh, 0));
  const most = Math.max(...sums);
  const highest = sums.indexOf(most);
  const power = measure(Math.round(most), 'kW', language);
  return (
    <Drawings
      summary={fill(words.summary, { power })}
      draw={({ width, height }) => {
        const base = height - FOOT;
        const band = width / PORTFOLIO_NIGHT.length;
        const scale = (base - TOP) / most;
        return (
          <>
            {PORTFOLIO_NIGHT.map(({ hour, depotKwh }, index) => {
              let y = base;
              return (
                <g key={hour}>
                  {depotKwh.map((kwh, depot) => {
                    const tall = round(kwh * scale);
                    y = round(y - tall);
                    return tall > 0 ? (
                      <rect
                        key={DEPOT_LOOKS[depot]}
                        className={DEPOT_LOOKS[depot]}
                        x={round(index * band + 2)}
                        y={y}
                        width={round(band - 4)}
                        height={Math.max(round(tall - 1.5), 1)}
                      />
                    ) : null;
                  })}
                  {(hour + 24 - (PORTFOLIO_NIGHT[0]?.hour ?? 0)) % 3 === 1 && (
                    <HourName x={round(index * band)} at={base}>
                      {clock(hour, language)}
                    </HourName>
                  )}
                </g>
              );
            })}
            <ChartText
              x={round(highest * band + 2)}
              y={TOP - 10}
              lines={[fill(words.most, { power })]}
              strong
            />
          </>
        );
      }}
    />
  );
}

interface HourNameProps {
  x: number;
  at: number;
  /** At the left edge it stands beside its tick, not around it. */
  first?: boolean;
  children: string;
}

function HourName({ x, at, first = false, children }: HourNameProps) {
  return (
    <>
      <path className={marks.thin} d={`M${first ? 1 : x} ${at}v7`} />
      <ChartText x={x} y={at + 24} anchor={first ? 'start' : 'middle'} lines={[children]} />
    </>
  );
}
