import { useId } from 'react';
import { ChartText, HourAxis } from '#ui/charts/chart-labels.tsx';
import { Dot, Line } from '#ui/charts/marks.tsx';
import { displayText } from '#ui/display-text.ts';
import { FiguresTable } from '#ui/figures-table.tsx';
import { useTexts } from '../texts.ts';
import styles from './night.module.css';
import { NightChoices, type NightChoicesProps } from './night-choices.tsx';
import {
  AXIS_Y,
  barsPath,
  HEIGHT,
  NIGHT_LAYOUTS,
  type NightLayout,
  nightGeometry,
  TOP_Y,
} from './night-geometry.ts';
import { hourTicks, type NightLabel, nightLabels } from './night-labels.ts';
import {
  type DrawnNight,
  labelTexts,
  nightCaption,
  nightFigures,
  priceKindOf,
  shownTime,
} from './night-texts.ts';
import { StandingVehicles } from './standing-vehicles.tsx';

/** The fleet's own night: what this customer pays for energy, when it charges today, and when with us. */
export function NightPicture(props: DrawnNight & NightChoicesProps) {
  const texts = useTexts();
  const { night: words } = texts.words;
  const id = useId();
  return (
    <figure data-ground="night" className={styles.picture} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{words.title}</h2>
        <NightChoices {...props} />
      </div>
      {NIGHT_LAYOUTS.map((layout) => (
        <NightDrawing key={layout.name} layout={layout} drawn={props} />
      ))}
      <figcaption>
        <p>{nightCaption(props, texts)}</p>
        <FiguresTable summary={words.table.summary} figures={() => nightFigures(props, texts)} />
      </figcaption>
    </figure>
  );
}

const TONES = {
  today: 'dim',
  plan: 'plan',
  sold: 'peak',
  ready: 'ink',
  price: 'lime',
  note: 'dim',
} as const satisfies Record<NightLabel['name'], string>;

/** The price as a line, charging as bars, and the vehicles that stand ready in the morning. */
function NightDrawing({ drawn, layout }: { drawn: DrawnNight; layout: NightLayout }) {
  const { night, inputs } = drawn;
  const texts = useTexts();
  const { language } = texts;
  const { missing } = texts.words.night;
  const id = useId();
  const kind = priceKindOf(inputs);
  const geometry = nightGeometry(night, kind, layout);
  const labels = nightLabels(night, kind, geometry, layout, labelTexts(drawn, texts));
  const ticks = hourTicks(night, geometry, layout, (hour) => shownTime(hour, language));
  const { width, vehicleGap, vehicleScale } = layout;
  const { baselineY, windows, pricePath, soldBars } = geometry;
  const readyX = (windows.at(-1)?.end ?? 0) + vehicleGap;
  const noticeX = (windows[0]?.start ?? 0) + 12;
  const notice = inputs.contract === null ? missing.open : missing.unknown;
  const atPlug = windows
    .map(({ start, end }) => `M${start} ${TOP_Y}V${AXIS_Y}H${end}V${TOP_Y}`)
    .join('');
  const spoken = labels.map(({ lines }) => lines.join(' '));
  if (kind === 'none') spoken.unshift(notice, missing.supposed.join(' '));
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className={styles[layout.name]}
      role="img"
      aria-label={spoken.join(', ')}
    >
      <clipPath id={id}>
        <path d={atPlug} />
      </clipPath>
      <path className={styles.window} d={atPlug} />
      {kind !== 'none' && (
        <svg aria-hidden="true" width={width} height={AXIS_Y}>
          <g className={styles.pale}>
            <Line points={pricePath} tone="lime" width={3} />
          </g>
          <g clipPath={`url(#${id})`}>
            <Line points={pricePath} tone="lime" width={3} />
          </g>
        </svg>
      )}
      <path data-tone="plan" d={barsPath(geometry.planBars)} />
      <path data-tone="peak" d={barsPath(soldBars)} />
      <Line points={barsPath(geometry.todayBars)} tone="ghost" dashed />
      <Line points={`M0 ${baselineY}H${width}`} tone="axis" />
      {soldBars.length > 0 && <Line points={`M0 ${AXIS_Y}H${width}`} tone="axis" />}
      {kind === 'hours' &&
        [...new Set([geometry.dearest, geometry.cheapest])].map(({ x, y, hour }) => (
          <Dot key={hour} x={x} y={y} radius={layout.ringRadius} tone="lime" ring />
        ))}
      <g transform={`translate(${readyX} ${baselineY}) scale(${vehicleScale})`}>
        <StandingVehicles type={inputs.vehicleType} room={(width - readyX) / vehicleScale} />
      </g>
      {kind === 'none' && (
        <>
          <text className={styles.missing} x={noticeX} y={TOP_Y + 32}>
            {displayText(notice)}
          </text>
          <ChartText x={noticeX} y={TOP_Y + 56} lines={missing.supposed} tone="dim" />
        </>
      )}
      {labels.map(({ name, lines, anchor, x, y }) => (
        <ChartText
          key={`${x} ${y}`}
          tone={TONES[name]}
          strong={TONES[name] !== 'dim'}
          {...{ lines, anchor, x, y }}
        />
      ))}
      <HourAxis y={AXIS_Y} ticks={ticks} />
    </svg>
  );
}
