import { DEPOT, type DepotNight } from '#domain/illustrations/depot-night.ts';
import { monotoneCurve, round } from '#ui/charts/monotone-curve.ts';
import styles from './arrival-picture.module.css';
import { skyAt } from './depot-night-geometry.ts';

const BAND = 50;
const HEIGHT = 400;
const HIGH_Y = 70;
const LOW_Y = 320;

/** The price curve of a night; the dot at its end stands for a vehicle leaving. */
export function ArrivalPicture({ night }: { night: DepotNight }) {
  const { hours, peak, low, noonToNoon } = night;
  const y = (eurosPerMwh: number) => {
    const share = (eurosPerMwh - low.eurosPerMwh) / (peak.eurosPerMwh - low.eurosPerMwh);
    return round(LOW_Y - share * (LOW_Y - HIGH_Y));
  };
  const before = noonToNoon.find(({ hour }) => hour === DEPOT.arrivalHour - 1);
  const after = noonToNoon.find(({ hour }) => hour === DEPOT.departureHour);
  const last = hours.at(-1);
  const end = {
    x: hours.length * BAND,
    y: y(((last?.eurosPerMwh ?? 0) + (after?.eurosPerMwh ?? 0)) / 2),
  };
  const line = [
    { x: -BAND / 2, y: y(before?.eurosPerMwh ?? peak.eurosPerMwh) },
    ...hours.map(({ eurosPerMwh }, index) => ({ x: (index + 0.5) * BAND, y: y(eurosPerMwh) })),
    end,
  ];
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${(hours.length + 1) * BAND} ${HEIGHT}`}
      aria-hidden="true"
    >
      <rect className={styles.deepest} width={hours.length * BAND} height={HEIGHT} />
      {[...hours.map(({ hour }) => hour), DEPOT.departureHour].map((hour, index) => (
        <rect
          key={hour}
          className={styles[`sky${skyAt(hour)}`]}
          x={index * BAND}
          width={BAND + 0.5}
          height={HEIGHT}
        />
      ))}
      <path className={styles.line} d={monotoneCurve(line)} />
      <circle className={styles.vehicle} cx={end.x} cy={end.y} r="15" />
    </svg>
  );
}
