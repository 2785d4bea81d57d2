import { memo } from 'react';
import { clock, measure, percent } from '#content/figures.ts';
import type { FleetDayPicture } from '#domain/simulator/day.ts';
import { dearestEurosPerMwh } from '#domain/simulator/dearest-hour.ts';
import { round } from '#ui/charts/monotone-curve.ts';
import { displayText } from '#ui/display-text.ts';
import styles from './day.module.css';
import { type DayBar, type DayGeometry, dayGeometry } from './day-geometry.ts';
import { DayHandles, type DayHandlesProps } from './day-handles.tsx';
import type { DayLayout } from './day-layouts.ts';
import drawings from './drawings.module.css';
import { useTexts } from './texts.ts';

interface DayDrawingProps extends Pick<DayHandlesProps, 'fleet' | 'answer'> {
  day: FleetDayPicture;
  startHour: number;
  layout: DayLayout;
  summary: string;
}

/** Price as a line, charging as bars, batteries as an area; both ends of the night can be moved. */
export function DayDrawing({ day, startHour, layout, summary, fleet, answer }: DayDrawingProps) {
  const geometry = dayGeometry(day, dearestEurosPerMwh(fleet.priceYear), startHour, layout);
  const { left, right, axisY } = layout;
  const { baselineY } = geometry;
  const box = `0 0 ${layout.width} ${layout.height}`;
  return (
    <div className={`${drawings[layout.name]} ${styles.drawing}`}>
      <svg viewBox={box} role="img" aria-label={summary}>
        <path className={styles.window} d={geometry.windows.join('')} />
        <path className={styles.price} d={geometry.price} />
        <Scales layout={layout} geometry={geometry} fleet={fleet} />
        {geometry.levels.map(({ hour, area, edge, onArrival }) => (
          <g key={hour}>
            <path className={styles.level} d={area} />
            <path className={styles.levelEdge} d={edge} />
            <path className={styles.ghost} d={onArrival} />
          </g>
        ))}
        <Bars geometry={geometry} />
        <path
          className={styles.base}
          d={`M${left} ${baselineY}H${right}M${left} ${axisY}H${right}`}
        />
        <Hours layout={layout} startHour={startHour} />
      </svg>
      <DayHandles
        fleet={fleet}
        answer={answer}
        startHour={startHour}
        layout={layout}
        geometry={geometry}
      />
    </div>
  );
}

/** Each kind in one piece: every answer moves them all. */
function Bars({ geometry: { bars, baselineY } }: { geometry: DayGeometry }) {
  const drawn = (heightOf: (bar: DayBar) => number, bottomOf: (bar: DayBar) => number) =>
    bars
      .filter((bar) => heightOf(bar) > 0)
      .map((bar) => `M${bar.x} ${bottomOf(bar)}h${bar.width}v${-heightOf(bar)}h${-bar.width}z`)
      .join('');
  const onBaseline = () => baselineY;
  return (
    <>
      <path className={styles.ghost} d={drawn((bar) => bar.onArrival, onBaseline)} />
      <path className={styles.uncontrolled} d={drawn((bar) => bar.uncontrolled, onBaseline)} />
      <path
        className={styles.planned}
        d={drawn(
          (bar) => bar.planned,
          (bar) => round(baselineY - bar.uncontrolled),
        )}
      />
      <path
        className={styles.givenBack}
        d={drawn(
          (bar) => bar.givenBack,
          (bar) => round(baselineY + bar.givenBack),
        )}
      />
    </>
  );
}

interface ScalesProps {
  layout: DayLayout;
  geometry: DayGeometry;
  fleet: DayDrawingProps['fleet'];
}

/** Beside the plot where there is room, otherwise on its lines. */
function Scales({ layout, geometry, fleet }: ScalesProps) {
  const { language } = useTexts();
  const { left, right, scales } = layout;
  // Where there is no room beside the plot, the night lies nearer to its right end.
  const far = scales ? 'right' : 'left';
  const labelled = (y: number, text: string, side: 'left' | 'right', line?: string) => (
    <g key={text}>
      <path className={line} d={`M${left} ${y}H${right}`} />
      <text
        x={side === 'left' ? left - (scales ? 8 : 0) : right + (scales ? 8 : 0)}
        y={scales ? y + 5 : y - 4}
        textAnchor={(side === 'left') === scales ? 'end' : 'start'}
      >
        {text}
      </text>
    </g>
  );
  return (
    <g className={styles.scales}>
      {geometry.priceScale.map(({ value, y }) => labelled(y, String(value), 'left', styles.grid))}
      {scales && (
        <text x="0" y="24">
          €/MWh
        </text>
      )}
      {geometry.mostKw > 0 &&
        labelled(
          geometry.baselineY - geometry.fullBar,
          measure(Math.round(geometry.mostKw), 'kW', language),
          far,
          styles.limit,
        )}
      {labelled(
        geometry.levelY(fleet.targetPercent / 100),
        percent(fleet.targetPercent, language),
        far,
        styles.limit,
      )}
    </g>
  );
}

const Hours = memo(function Hours({ layout, startHour }: { layout: DayLayout; startHour: number }) {
  const { language } = useTexts();
  const { axisY, tickHours, left, right } = layout;
  const ticks = Array.from({ length: 24 / tickHours + 1 }, (_, index) => index * tickHours);
  const anchorAt = (x: number) => (x === left ? 'start' : x === right ? 'end' : 'middle');
  return (
    <g>
      {ticks.map((hoursAfter) => {
        const x = round(left + (hoursAfter * (right - left)) / 24);
        return (
          <g key={hoursAfter}>
            <path className={styles.base} d={`M${x} ${axisY}v6`} />
            <text x={x} y={axisY + 22} textAnchor={layout.scales ? 'middle' : anchorAt(x)}>
              {displayText(clock(startHour + hoursAfter, language))}
            </text>
          </g>
        );
      })}
    </g>
  );
});
