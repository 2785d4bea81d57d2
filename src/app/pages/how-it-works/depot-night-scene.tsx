import { Bar } from '#ui/charts/bar.tsx';
import marks from '#ui/charts/marks.module.css';
import { SkyBands } from '../../sections/sky-bands.tsx';
import { type DepotNightGeometry, type DepotNightLayout, OVERRUN } from './depot-night-geometry.ts';
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
      <SkyBands
        first={layout.firstHour}
        end={layout.firstHour + layout.width / layout.hourWidth}
        zero={12}
        x={geometry.x}
        height={layout.height}
      />
      <path
        className={styles.level}
        d={`${geometry.level}V${layout.emptyLevelY}H${geometry.arrivalX}Z`}
      />
      <path className={styles.levelEdge} d={geometry.level} />
      <Road layout={layout} geometry={geometry} />
      <Bars layout={layout} geometry={geometry} />
      <PriceLine layout={layout} geometry={geometry} id={id} />
      <path className={marks.thin} d={`M${geometry.arrivalX} 20V${layout.emptyLevelY}`} />
      <path className={styles.departure} d={`M${geometry.departureX} 20V${layout.emptyLevelY}`} />
    </>
  );
}

type PartProps = Pick<DepotNightSceneProps, 'layout' | 'geometry'>;

function Road({ layout, geometry }: PartProps) {
  const { baselineY, hourWidth, width } = layout;
  const past = OVERRUN * hourWidth;
  return (
    <>
      <path
        className={marks.base}
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
    <g>
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
          <Bar className={styles.plan} x={x} width={width} base={baselineY} tall={charged} />
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
  const { height, width, hourWidth } = layout;
  const { arrivalX, nightEndX, price, peak, low } = geometry;
  const past = OVERRUN * hourWidth;
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
