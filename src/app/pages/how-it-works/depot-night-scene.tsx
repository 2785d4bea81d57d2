import { round } from '#ui/charts/monotone-curve.ts';
import {
  type DepotNightGeometry,
  type DepotNightLayout,
  skyAt,
} from '../../sections/depot-night-geometry.ts';
import styles from './depot-night-scene.module.css';

interface DepotNightSceneProps {
  layout: DepotNightLayout;
  geometry: DepotNightGeometry;
  /** Suffix of the SVG ids: unique among the scenes of a page. */
  id: string;
}

/** Sky, battery level, road, bars and price; the caller draws labels and vehicles on top. */
export function DepotNightScene({ layout, geometry, id }: DepotNightSceneProps) {
  return (
    <>
      <Sky layout={layout} geometry={geometry} />
      <path
        className={styles.level}
        d={`${geometry.level}V${layout.emptyLevelY}H${geometry.arrivalX}Z`}
      />
      <path className={styles.levelEdge} d={geometry.level} />
      <Road layout={layout} geometry={geometry} />
      <Bars layout={layout} geometry={geometry} />
      <PriceLine layout={layout} geometry={geometry} id={id} />
      <path className={styles.arrival} d={`M${geometry.arrivalX} 20V${layout.emptyLevelY}`} />
      <path className={styles.departure} d={`M${geometry.departureX} 20V${layout.emptyLevelY}`} />
    </>
  );
}

type PartProps = Pick<DepotNightSceneProps, 'layout' | 'geometry'>;

/** Neighbouring hours of one colour are one band: two would show a seam. */
function Sky({ layout, geometry }: PartProps) {
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

function Road({ layout, geometry }: PartProps) {
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
    </>
  );
}

function Bars({ layout: { baselineY }, geometry }: PartProps) {
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

/** Ink on the bright bands, lime on the dark ones: the line changes with the ground. */
function PriceLine({ layout, geometry, id }: PartProps & { id: string }) {
  const { height, width, overrun, hourWidth } = layout;
  const { arrivalX, nightEndX, price, peak, low } = geometry;
  const past = overrun * hourWidth;
  return (
    <>
      <defs>
        <path id={`price-${id}`} pathLength="1" d={price} />
        <clipPath id={`day-${id}`}>
          <path
            d={`M${-past} 0H${arrivalX}V${height}H${-past}ZM${nightEndX} 0H${width + past}V${height}H${nightEndX}Z`}
          />
        </clipPath>
        <clipPath id={`night-${id}`}>
          <rect x={arrivalX} width={nightEndX - arrivalX} height={height} />
        </clipPath>
      </defs>
      <g clipPath={`url(#day-${id})`}>
        <use href={`#price-${id}`} className={styles.priceByDay} />
      </g>
      <g clipPath={`url(#night-${id})`}>
        <use href={`#price-${id}`} className={styles.priceByNight} />
      </g>
      <circle className={styles.callout} cx={peak.x} cy={peak.y} r="6" />
      <circle className={styles.callout} cx={low.x} cy={low.y} r="6" />
    </>
  );
}
