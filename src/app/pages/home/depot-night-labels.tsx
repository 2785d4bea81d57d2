import { clock } from '#content/figures.ts';
import { DEPOT, type DepotNight } from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import { ChartText, HourAxis } from '#ui/charts/chart-labels.tsx';
import { displayText } from '#ui/display-text.ts';
import { depotNightFigures } from '../../sections/depot-night-figures.ts';
import {
  type DepotNightGeometry,
  type DepotNightLayout,
  skyAt,
} from '../../sections/depot-night-geometry.ts';
import { fill } from '../../words/fill.ts';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './depot-night-picture.module.css';

export interface DepotNightLabelTexts {
  arrivalTime: string;
  arrival: string;
  departureTime: string;
  departure: string;
  priceName: string;
  priceNote: string;
  peakPrice: string;
  peakPriceAt: string;
  lowPrice: string;
  lowPriceAt: string;
  onArrival: string;
  onArrivalCost: string;
  plan: string;
  planShort: string;
  planCost: string;
  /** Label of the evening's bars: vehicles that follow no plan. */
  others: string;
  level: string;
  levelShort: string;
  startLevel: string;
  targetLevel: string;
  hours: readonly { afterNoon: number; label: string }[];
}

interface DepotNightLabelsProps {
  layout: DepotNightLayout;
  geometry: DepotNightGeometry;
  texts: DepotNightLabelTexts;
}

export function DepotNightLabels({ layout, geometry, texts }: DepotNightLabelsProps) {
  const roomy = layout.name !== 'narrow';
  const { arrivalX, departureX, peak, low, noonY } = geometry;
  const { baselineY, fullBar, emptyLevelY } = layout;
  return (
    <>
      <ChartText
        {...(roomy
          ? { x: arrivalX - 14, anchor: 'end' as const, tone: 'ink' as const }
          : { x: arrivalX + 8, tone: 'paper' as const })}
        y={36}
        lines={[texts.arrivalTime, texts.arrival]}
        strong
      />
      <ChartText
        x={departureX - (roomy ? 14 : 8)}
        y={36}
        anchor="end"
        tone="paper"
        lines={[texts.departureTime, texts.departure]}
        strong
      />
      <ChartText
        x={peak.x + (roomy ? 2 : 11)}
        y={peak.y - (roomy ? 17 : 4)}
        tone="lime"
        lines={[roomy ? texts.peakPriceAt : texts.peakPrice]}
        strong
      />
      <ChartText
        x={low.x}
        y={low.y + (roomy ? 32 : 25)}
        anchor="middle"
        tone="lime"
        lines={[roomy ? texts.lowPriceAt : texts.lowPrice]}
        strong
      />
      {layout.name === 'wide' && (
        <ChartText x={72} y={noonY + 32} lines={[texts.priceName, texts.priceNote]} strong />
      )}
      <Cost
        x={arrivalX + (roomy ? 10 : 6)}
        y={baselineY - fullBar - 46}
        name={texts.onArrival}
        cost={texts.onArrivalCost}
        className={styles.onArrivalCost}
      />
      <PlanCost layout={layout} geometry={geometry} texts={texts} />
      <ChartText
        x={arrivalX + (roomy ? 10 : 6)}
        y={baselineY + 26}
        tone="paperDim"
        lines={[texts.others]}
      />
      <LevelLabels layout={layout} geometry={geometry} texts={texts} />
      <HourAxis y={emptyLevelY} ticks={axisTicks(layout, geometry, texts)} />
    </>
  );
}

/** On a phone there is room for one figure only. */
function LevelLabels({ layout, geometry, texts }: DepotNightLabelsProps) {
  const { arrivalX, departureX, levelY } = geometry;
  const nameY = layout.emptyLevelY - 10;
  if (layout.name === 'narrow') {
    return (
      <>
        <ChartText x={arrivalX + 6} y={nameY} tone="paper" lines={[texts.levelShort]} />
        <ChartText
          x={departureX - 8}
          y={nameY}
          anchor="end"
          tone="paper"
          lines={[texts.targetLevel]}
          strong
        />
      </>
    );
  }
  return (
    <>
      <ChartText x={arrivalX + 10} y={nameY} tone="paper" lines={[texts.level]} />
      <ChartText
        x={arrivalX + 10}
        y={levelY(DEPOT.startShare) - 8}
        tone="paper"
        lines={[texts.startLevel]}
        strong
      />
      <ChartText
        x={departureX - 14}
        y={levelY(DEPOT.targetShare) - 8}
        anchor="end"
        tone="paper"
        lines={[texts.targetLevel]}
        strong
      />
    </>
  );
}

function PlanCost({ layout, geometry, texts }: DepotNightLabelsProps) {
  const { baselineY } = layout;
  const { planStartX, planTop } = geometry;
  if (layout.name === 'narrow') {
    return (
      <Cost
        x={geometry.departureX - 8}
        y={baselineY + 26}
        anchor="end"
        name={texts.planShort}
        cost={texts.planCost}
        className={styles.planCost}
      />
    );
  }
  const y = layout.name === 'wide' ? 118 : 112;
  return (
    <>
      <Cost
        x={planStartX + 4}
        y={y}
        name={texts.plan}
        cost={texts.planCost}
        className={styles.planCost}
      />
      <path className={styles.leaderToPlan} d={`M${planStartX + 5} ${y + 50}V${planTop - 8}`} />
    </>
  );
}

interface CostProps {
  x: number;
  y: number;
  name: string;
  cost: string;
  className: string | undefined;
  anchor?: 'end';
}

function Cost({ x, y, name, cost, className, anchor }: CostProps) {
  return (
    <>
      <ChartText x={x} y={y} tone="paper" lines={[name]} {...(anchor && { anchor })} />
      <text x={x} y={y} dy="1.05em" textAnchor={anchor} className={className}>
        {displayText(cost)}
      </text>
    </>
  );
}

function axisTicks(
  { name, width }: DepotNightLayout,
  { x, arrivalX }: DepotNightGeometry,
  { hours }: DepotNightLabelTexts,
) {
  return hours
    .filter(({ afterNoon }) => name !== 'narrow' || afterNoon % 6 === 0)
    .map(({ afterNoon, label }) => ({
      x: x(afterNoon),
      label,
      beside: x(afterNoon) === arrivalX,
      ground: skyAt((afterNoon + 12) % 24) >= 4 ? ('night' as const) : ('day' as const),
    }))
    .filter((tick) => tick.x > 12 && tick.x < width - 12);
}

export function depotNightLabelTexts(
  night: DepotNight,
  words: WordsOf<'home'>['night'],
  language: Language,
): DepotNightLabelTexts {
  const figures = depotNightFigures(night, language);
  const priceAt = (price: string, hour: string) => fill(words.priceAt, { price, hour });
  return {
    arrivalTime: clock(DEPOT.arrivalHour, language),
    arrival: words.arrival,
    departureTime: clock(DEPOT.departureHour, language),
    departure: fill(words.departure, { level: figures.target }),
    priceName: words.priceName,
    priceNote: fill(words.priceNote, { date: figures.date }),
    peakPrice: figures.peakPrice,
    peakPriceAt: priceAt(figures.peakPrice, figures.peakHour),
    lowPrice: figures.lowPrice,
    lowPriceAt: priceAt(figures.lowPrice, figures.lowHour),
    onArrival: words.onArrival,
    onArrivalCost: figures.onArrivalCost,
    plan: words.plan,
    planShort: words.planShort,
    planCost: figures.planCost,
    others: fill(words.others, { share: figures.others }),
    level: words.level,
    levelShort: words.levelShort,
    startLevel: figures.start,
    targetLevel: figures.target,
    hours: [3, 6, 9, 12, 15, 18, 21].map((afterNoon) => ({
      afterNoon,
      label: clock(afterNoon + 12, language),
    })),
  };
}
