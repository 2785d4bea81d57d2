import type { DepotNight } from '#domain/simulator/depot-night.ts';
import { round } from '#ui/charts/monotone-curve.ts';
import { Van } from '../../drawings/van.tsx';
import styles from './night.module.css';
import type { NightGeometry } from './night-geometry.ts';
import { nightGeometry } from './night-geometry.ts';
import { NightLabels, type NightLabelTexts } from './night-labels.tsx';
import { type NightLayout, skyAt } from './night-layouts.ts';

interface NightPictureProps {
  night: DepotNight;
  layout: NightLayout;
  texts: NightLabelTexts;
  summary: string;
}

export function NightPicture({ night, layout, texts, summary }: NightPictureProps) {
  const geometry = nightGeometry(night, layout);
  return (
    <svg
      className={styles[layout.name]}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="img"
      aria-label={summary}
    >
      <Sky layout={layout} geometry={geometry} />
      <path
        className={styles.level}
        d={`${geometry.level}V${layout.emptyLevelY}H${geometry.arrivalX}Z`}
      />
      <path className={styles.levelEdge} d={geometry.level} />
      <Road layout={layout} geometry={geometry} />
      <Bars layout={layout} geometry={geometry} />
      <PriceLine layout={layout} geometry={geometry} />
      <path className={styles.arrival} d={`M${geometry.arrivalX} 20V${layout.emptyLevelY}`} />
      <path className={styles.departure} d={`M${geometry.departureX} 20V${layout.emptyLevelY}`} />
      <NightLabels layout={layout} geometry={geometry} texts={texts} />
    </svg>
  );
}

/** Neighbouring hours of one sky are one band: two would show a seam. */
function Sky({ layout, geometry }: { layout: NightLayout; geometry: NightGeometry }) {
  const bands: { sky: number; from: number; to: number }[] = [];
  for (let hour = layout.firstHour; geometry.x(hour) < layout.width; hour++) {
    const sky = skyAt((hour + 12) % 24);
    const last = bands.at(-1);
    if (last?.sky === sky) last.to = hour + 1;
    else bands.push({ sky, from: hour, to: hour + 1 });
  }
  return (
    <g className={styles.sky}>
      {bands
        .filter(({ sky }) => sky > 0)
        .map(({ sky, from, to }) => (
          <rect
            key={from}
            className={styles[`sky${sky}`]}
            x={geometry.x(from)}
            width={round(geometry.x(to) - geometry.x(from) + 0.5)}
            height={layout.height}
          />
        ))}
    </g>
  );
}

function Road({ layout, geometry }: { layout: NightLayout; geometry: NightGeometry }) {
  const { baselineY, overrun, hourWidth, width } = layout;
  const past = overrun * hourWidth;
  return (
    <>
      <path
        className={styles.roadByDay}
        d={`M${-past} ${baselineY}H${geometry.arrivalX}M${geometry.nightEndX} ${baselineY}H${width + past}`}
      />
      <path
        className={styles.roadByNight}
        d={`M${geometry.arrivalX} ${baselineY}H${geometry.nightEndX}`}
      />
      {layout.name === 'wide' && (
        <>
          <Van place={`translate(232 ${baselineY - 56.5})`} />
          <Van place={`translate(1264 ${baselineY - 56.5})`} />
        </>
      )}
      {layout.name === 'medium' && <Van place={`translate(28 ${baselineY - 51}) scale(.9)`} />}
    </>
  );
}

function Bars({ layout, geometry }: { layout: NightLayout; geometry: NightGeometry }) {
  const { baselineY } = layout;
  return (
    <g className={styles.bars}>
      {geometry.bars.map(({ hour, x, width, onArrival, charged, givenBack }) => (
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
      ))}
    </g>
  );
}

function PriceLine({ layout, geometry }: { layout: NightLayout; geometry: NightGeometry }) {
  const { name, height, width, overrun, hourWidth } = layout;
  const { arrivalX, nightEndX, price, peak, low } = geometry;
  const past = overrun * hourWidth;
  return (
    <>
      <defs>
        <path id={`price-${name}`} pathLength="1" d={price} />
        <clipPath id={`day-${name}`}>
          <path
            d={`M${-past} 0H${arrivalX}V${height}H${-past}ZM${nightEndX} 0H${width + past}V${height}H${nightEndX}Z`}
          />
        </clipPath>
        <clipPath id={`night-${name}`}>
          <rect x={arrivalX} width={nightEndX - arrivalX} height={height} />
        </clipPath>
      </defs>
      <g clipPath={`url(#day-${name})`}>
        <use href={`#price-${name}`} className={styles.priceByDay} />
      </g>
      <g clipPath={`url(#night-${name})`}>
        <use href={`#price-${name}`} className={styles.priceByNight} />
      </g>
      <circle className={styles.callout} cx={peak.x} cy={peak.y} r="6" />
      <circle className={styles.callout} cx={low.x} cy={low.y} r="6" />
    </>
  );
}
