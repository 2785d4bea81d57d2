import { DEPOT } from '#domain/illustrations/depot-night.ts';
import { round } from '#ui/charts/scales.ts';
import styles from './night-drawing.module.css';
import {
  LEVEL,
  NIGHT_HOURS,
  type NightLayout,
  parkedUntilX,
  placeWidth,
  xAt,
} from './night-geometry.ts';

interface PartProps {
  /** Begins the ids of what it refers to. */
  id: string;
  layout: NightLayout;
}

const VAN = 'v-9.5q0-2 2-2h14.5l5 5.5 3.5 1.2q1 .5 1 2.3v2.5z';
const WHEELS = 'a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0';

/** A row of places, as patterns: the clock sets how far the vans stand in it. */
export function NightVans({ id, layout }: PartProps) {
  const { name, arrivalX, roadY } = layout;
  const wide = name === 'wide';
  const height = wide ? 17 : 30;
  const pattern = {
    width: placeWidth(layout),
    height,
    patternUnits: 'userSpaceOnUse' as const,
    patternTransform: `translate(${arrivalX} ${roadY - height})`,
  };
  const level = LEVEL[name];
  const full = round(level.height * DEPOT.targetShare);
  const row = { y: roadY - height, height };
  const parkedX = parkedUntilX(layout, NIGHT_HOURS);
  const endX = xAt(layout, NIGHT_HOURS);
  return (
    <>
      <defs>
        <pattern id={`${id}-vans`} {...pattern}>
          {wide ? (
            <path className={styles.van} d={`M2.6 12.5${VAN}`} />
          ) : (
            <rect className={styles.van} x="1.5" y="1.5" width="7.4" height="25.5" />
          )}
          <rect
            className={styles.level}
            data-part="level"
            x={level.x}
            y={round(level.bottomY - full)}
            width={level.width}
            height={full}
          />
          {wide && <path className={styles.wheels} d={`M6 13.4${WHEELS}M20.5 13.4${WHEELS}`} />}
        </pattern>
        <pattern id={`${id}-places`} {...pattern}>
          {wide ? (
            <path className={styles.place} d="M3 16V2h25v14" />
          ) : (
            <rect className={styles.place} x="1.5" y="1.5" width="7.4" height="25.5" />
          )}
        </pattern>
      </defs>
      <rect
        {...row}
        data-part="parked"
        x={arrivalX}
        width={parkedX - arrivalX}
        fill={`url(#${id}-vans)`}
      />
      <rect
        {...row}
        data-part="free"
        x={parkedX}
        width={endX - parkedX}
        fill={`url(#${id}-places)`}
      />
      <VansOnTheRoad id={`${id}-van`} layout={layout} />
    </>
  );
}

/** Larger, as nearer to us: they come in on the left and leave on the right. */
function VansOnTheRoad({ id, layout }: PartProps) {
  const { name, roadY } = layout;
  const wide = name === 'wide';
  const scale = wide ? 2.35 : 1.45;
  const places = wide
    ? { arriving: [120, 204, 288], leaving: [1160, 1248, 1336] }
    : { arriving: [6, -56, -118], leaving: [318, 380, 442] };
  return (
    <>
      <defs>
        <g id={id} transform={`scale(${scale})`}>
          <path d={`M1-3.5${VAN}`} />
          <path d="M17-12.5L20.6-8.5H17zM14.6-15V-3.5" />
          <path d={`M4.4-2.6${WHEELS}M18.9-2.6${WHEELS}`} />
        </g>
      </defs>
      {(['arriving', 'leaving'] as const).map((phase) => (
        <g key={phase} className={styles[phase]}>
          {places[phase].map((x) => (
            <use key={x} href={`#${id}`} x={x} y={roadY - 1} />
          ))}
        </g>
      ))}
    </>
  );
}
