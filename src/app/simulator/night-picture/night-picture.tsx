import { useId } from 'react';
import type { NightChoice, NotableNights } from '#domain/simulator/index.ts';
import { ChartText, HourAxis } from '#ui/charts/chart-labels.tsx';
import { round } from '#ui/charts/monotone-curve.ts';
import { displayText } from '#ui/display-text.ts';
import { FiguresTable } from '#ui/figures-table.tsx';
import { useTexts } from '../texts.ts';
import styles from './night.module.css';
import { hourTicks, missingLines } from './night-axis.ts';
import { NightChoices } from './night-choices.tsx';
import { barsPath, type NightGeometry, nightGeometry } from './night-geometry.ts';
import { type NightLabel, nightLabels } from './night-labels.ts';
import { NIGHT_LAYOUTS, type NightLayout } from './night-layout.ts';
import {
  type DrawnNight,
  labelTexts,
  nightCaption,
  nightFigures,
  priceKindOf,
  shownTime,
} from './night-texts.ts';
import { StandingVehicles } from './standing-vehicles.tsx';

interface NightPictureProps extends DrawnNight {
  /** As chosen last: the night may still be the one before. */
  choice: NightChoice;
  onChoose: (choice: NightChoice) => void;
  /** Which years there are prices of. */
  years: readonly number[];
  notable: NotableNights;
}

/** The fleet's own night: what this customer pays for energy, when it charges today, and when with us. */
export function NightPicture(props: NightPictureProps) {
  const { choice, onChoose, years, notable, inputs } = props;
  const texts = useTexts();
  const { night: words } = texts.words;
  const id = useId();
  return (
    <figure data-ground="night" className={styles.picture} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{words.title}</h2>
        <NightChoices contract={inputs.contract} {...{ choice, onChoose, years, notable }} />
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
  today: 'paperDim',
  plan: 'charge',
  sold: 'peakNight',
  ready: 'paper',
  price: 'lime',
  note: 'paperDim',
} as const satisfies Record<NightLabel['name'], string>;

const STRONG = new Set(['plan', 'sold', 'ready', 'price']);

/** The price as a line, charging as bars, and the vehicles that stand ready in the morning. */
function NightDrawing({ drawn, layout }: { drawn: DrawnNight; layout: NightLayout }) {
  const { night, inputs } = drawn;
  const texts = useTexts();
  const { language } = texts;
  const { missing } = texts.words.night;
  const kind = priceKindOf(inputs);
  const geometry = nightGeometry(night, kind, layout);
  const labels = nightLabels(night, kind, geometry, layout, labelTexts(drawn, texts));
  const ticks = hourTicks(night, geometry, layout, (hour) => shownTime(hour, language));
  const notice =
    kind === 'none'
      ? missingLines(
          inputs.contract === null ? missing.open : missing.unknown,
          missing.supposed,
          geometry,
          layout,
        )
      : null;
  const { width, height, topY, axisY, vehicleScale } = layout;
  const { baselineY, windows, todayBars, planBars, soldBars, zeroY, limit } = geometry;
  const spoken = [...(notice?.lines ?? []), ...labels.flatMap(({ lines }) => lines.join(' '))];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={styles[layout.name]}
      role="img"
      aria-label={spoken.join(', ')}
    >
      {windows.map(({ start, end }) => (
        <rect
          key={start}
          className={styles.window}
          x={start}
          y={topY}
          width={round(end - start)}
          height={axisY - topY}
        />
      ))}
      {zeroY !== null && <path className={styles.zero} d={`M0 ${zeroY}H${width}`} />}
      {kind !== 'none' && <PriceLine geometry={geometry} layout={layout} />}
      <path className={styles.plan} d={barsPath(planBars)} />
      {limit && <path className={styles.limit} d={`M${limit.start} ${limit.y}H${limit.end}`} />}
      <path className={styles.sold} d={barsPath(soldBars)} />
      <path className={styles.today} d={barsPath(todayBars)} />
      <path className={styles.base} d={`M0 ${baselineY}H${width}`} />
      {soldBars.length > 0 && <path className={styles.base} d={`M0 ${axisY}H${width}`} />}
      <path
        className={styles.edge}
        d={windows
          .map(({ start, end }) => `M${start} ${topY}V${axisY}M${end} ${topY}V${axisY}`)
          .join('')}
      />
      {kind === 'hours' &&
        [geometry.dearest, geometry.cheapest].map(({ x, y, hour }) => (
          <circle key={hour} className={styles.ring} cx={x} cy={y} r={layout.ringRadius} />
        ))}
      <StandingVehicles
        type={inputs.vehicleType}
        from={(windows.at(-1)?.end ?? 0) + layout.vehicleGap}
        to={width}
        groundY={baselineY}
        scale={vehicleScale}
      />
      {notice && (
        <>
          <text className={styles.missing} x={notice.x} y={notice.y}>
            {displayText(notice.title)}
          </text>
          <ChartText x={notice.x} y={notice.y + 24} lines={notice.lines} tone="paperDim" />
        </>
      )}
      {labels.map(({ name, lines, anchor, x, y }) => (
        <ChartText
          key={`${x} ${y}`}
          tone={TONES[name]}
          strong={STRONG.has(name)}
          {...{ lines, anchor, x, y }}
        />
      ))}
      <HourAxis y={axisY} ticks={ticks} />
    </svg>
  );
}

/** Paler where nothing is plugged in: the full line stands on it, cut to the hours at the plug. */
function PriceLine({ geometry, layout }: { geometry: NightGeometry; layout: NightLayout }) {
  const { pricePath, windows } = geometry;
  const part = (from: number, to: number, className: string | undefined) => (
    <svg
      key={from}
      aria-hidden="true"
      x={from}
      width={round(to - from)}
      height={layout.axisY}
      viewBox={`${from} 0 ${round(to - from)} ${layout.axisY}`}
    >
      <path className={className} d={pricePath} />
    </svg>
  );
  return (
    <>
      {part(0, layout.width, styles.palePrice)}
      {windows.map(({ start, end }) => part(start, end, styles.price))}
    </>
  );
}
