import type { DepotNight } from '#domain/simulator/depot-night.ts';
import { HourAxis } from '#ui/charts/hour-axis.tsx';
import { Van } from '../../drawings/van.tsx';
import { type NightGeometry, nightGeometry } from '../night/night-geometry.ts';
import { skyAt } from '../night/night-layouts.ts';
import { PanelLabels, type PanelTexts } from './panel-labels.tsx';
import type { Panel } from './panel-layouts.ts';
import styles from './step-panel.module.css';

interface StepPanelProps {
  night: DepotNight;
  panel: Panel;
  texts: PanelTexts;
  summary: string;
  hourName: (hour: number) => string;
}

/** A piece of the night at the depot, drawn with the same signs as the whole. */
export function StepPanel({ night, panel, texts, summary, hourName }: StepPanelProps) {
  const geometry = nightGeometry(night, panel);
  const { width, height, emptyLevelY } = panel;
  return (
    <svg
      className={styles[panel.name]}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={summary}
    >
      <Sky panel={panel} />
      <path className={styles.level} d={`${geometry.level}V${emptyLevelY}H${geometry.arrivalX}Z`} />
      <path className={styles.levelEdge} d={geometry.level} />
      <Bars panel={panel} geometry={geometry} />
      <Road panel={panel} geometry={geometry} />
      <PriceLine panel={panel} geometry={geometry} />
      <PanelLabels panel={panel} geometry={geometry} texts={texts} />
      <HourAxis y={emptyLevelY} ticks={ticks(panel, hourName)} />
    </svg>
  );
}

/** The longest, '10 p.m.', beside its tick. */
const TICK_LABEL_WIDTH = 60;

function hoursOf({ firstHour, hours, hourWidth }: Panel) {
  return Array.from({ length: hours }, (_, index) => {
    const hour = (firstHour + index + 12) % 24;
    return { hour, x: index * hourWidth, sky: skyAt(hour) };
  });
}

function ticks(panel: Panel, hourName: (hour: number) => string) {
  return hoursOf(panel)
    .filter(({ hour, x }) => panel.ticks.includes(hour) && x + TICK_LABEL_WIDTH < panel.width)
    .map(({ hour, x, sky }) => ({
      x,
      label: hourName(hour),
      beside: true,
      ground: sky >= 4 ? ('night' as const) : ('day' as const),
    }));
}

function Sky({ panel }: { panel: Panel }) {
  return (
    <g className={styles.sky}>
      {hoursOf(panel).map(({ hour, x, sky }) => (
        <rect
          key={hour}
          className={styles[`sky${sky}`]}
          x={x}
          width={panel.hourWidth + 0.5}
          height={panel.height}
        />
      ))}
    </g>
  );
}

interface PartProps {
  panel: Panel;
  geometry: NightGeometry;
}

function Bars({ panel: { baselineY }, geometry }: PartProps) {
  return geometry.bars.map(({ hour, x, width, onArrival, charged, givenBack }) => (
    <g key={hour}>
      {onArrival > 0 && (
        <rect
          className={styles.onArrival}
          x={x + 1}
          y={baselineY - onArrival}
          width={width - 2}
          height={onArrival - 1}
        />
      )}
      {charged > 0 && (
        <rect
          className={styles.plan}
          x={x}
          y={baselineY - charged}
          width={width}
          height={charged}
        />
      )}
      {givenBack > 0 && (
        <rect
          className={styles.givenBack}
          x={x}
          y={baselineY + 1}
          width={width}
          height={givenBack}
        />
      )}
    </g>
  ));
}

/** Vehicles stand where their hour is: before the arrival, after the departure. */
function Road({ panel: { step, baselineY, emptyLevelY, width }, geometry }: PartProps) {
  const { arrivalX, departureX, nightEndX } = geometry;
  const vanY = baselineY - 56.5;
  return (
    <>
      <path
        className={styles.roadByDay}
        d={`M0 ${baselineY}H${Math.max(arrivalX, 0)}M${Math.min(nightEndX, width)} ${baselineY}H${width}`}
      />
      <path
        className={styles.roadByNight}
        d={`M${Math.max(arrivalX, 0)} ${baselineY}H${Math.min(nightEndX, width)}`}
      />
      {step === 'plugIn' && (
        <>
          <path className={styles.arrival} d={`M${arrivalX} 20V${emptyLevelY}`} />
          <Van place={`translate(${arrivalX - 116} ${vanY})`} />
        </>
      )}
      {step === 'leave' && (
        <>
          <path className={styles.departure} d={`M${departureX} 20V${emptyLevelY}`} />
          <Van place={`translate(${departureX + 16} ${vanY})`} />
        </>
      )}
    </>
  );
}

/** Ink on the bright bands, lime on the dark ones: the line changes with the ground. */
function PriceLine({ panel, geometry }: PartProps) {
  const { step, name, width, height } = panel;
  const { arrivalX, nightEndX, price, peak, low } = geometry;
  const from = Math.max(arrivalX, 0);
  const to = Math.min(nightEndX, width);
  const id = `${step}-${name}`;
  return (
    <>
      <clipPath id={id}>
        <rect x={from} width={to - from} height={height} />
      </clipPath>
      <path className={styles.priceByDay} d={price} />
      <g clipPath={`url(#${id})`}>
        <path className={styles.priceByNight} d={price} />
      </g>
      {step === 'plan' &&
        [peak, low].map(({ x, y }) => (
          <circle key={x} className={styles.callout} cx={x} cy={y} r="6" />
        ))}
    </>
  );
}
