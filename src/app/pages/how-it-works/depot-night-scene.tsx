import { DEPOT, type DepotNight } from '#domain/illustrations/depot-night.ts';
import { Area, Bars, Dot, Line } from '#ui/charts/marks.tsx';
import { bands, linear } from '#ui/charts/scales.ts';
import { SkyBands } from '../../sections/sky-bands.tsx';

/** What of the night a drawing shows, and where: hours count from noon, so that it lies in the middle. */
export interface Scene {
  width: number;
  height: number;
  /** The hour at the left edge. */
  firstHour: number;
  hours: number;
  priceY: readonly [low: number, peak: number];
  baseY: number;
  /** Of a bar at the site's full power. */
  fullY: number;
  levelY: readonly [empty: number, full: number];
}

const afterNoon = (hour: number) => (hour + 12) % 24;
const ARRIVAL = afterNoon(DEPOT.arrivalHour);
const DEPARTURE = afterNoon(DEPOT.departureHour);
/** From here on the sky is bright again. */
const NIGHT_END = afterNoon(8);

/** The coordinates of a scene of a night. */
export function sceneScales(night: DepotNight, scene: Scene) {
  const hourWidth = scene.width / scene.hours;
  const x = linear([0, 1], [-scene.firstHour * hourWidth, (1 - scene.firstHour) * hourWidth]);
  const priceY = linear([night.low.eurosPerMwh, night.peak.eurosPerMwh], scene.priceY);
  const moment = ({ hour, eurosPerMwh }: DepotNight['peak']) => ({
    x: x(afterNoon(hour) + 0.5),
    y: priceY(eurosPerMwh),
  });
  return {
    x,
    hourWidth,
    levelY: linear([0, 1], scene.levelY),
    arrivalX: x(ARRIVAL),
    departureX: x(DEPARTURE),
    planStartX: x(afterNoon(night.planStartHour)),
    peak: moment(night.peak),
    low: moment(night.low),
    price: night.noonToNoon.map(moment),
  };
}

/** Sky, battery level, road, bars and price; the caller draws labels and vehicles on top. */
export function DepotNightScene({ night, scene }: { night: DepotNight; scene: Scene }) {
  const { firstHour, hours, width, height, baseY, levelY } = scene;
  const { x, hourWidth, arrivalX, departureX, ...scales } = sceneScales(night, scene);
  const [emptyY] = levelY;
  const nightEndX = x(NIGHT_END);
  const level = night.planLevelShares.map((share, index) => ({
    x: x(ARRIVAL + index),
    y: scales.levelY(share),
  }));
  const kwhOf = (of: (hour: DepotNight['hours'][number]) => number) => ({
    values: night.hours.map(of),
    x: bands(night.hours.length, night.hours.length * hourWidth, arrivalX),
    y: linear([0, DEPOT.siteKw], [baseY, scene.fullY]),
    gap: hourWidth > 50 ? 5 : 2,
  });
  /** Ink on the bright bands, lime on the dark ones: the line changes with the ground. */
  const price = (tone: 'ink' | 'lime') => (
    <Line points={scales.price} kind="smooth" tone={tone} width={3.5} />
  );
  return (
    <>
      <SkyBands first={firstHour} end={firstHour + hours} zero={12} x={x} height={height} />
      <Line points={`M0 ${baseY}H${width}`} tone="ink" width={2} />
      {price('ink')}
      <Line points={`M${arrivalX} 20V${emptyY}`} tone="ink" />
      <g data-sky="night">
        <Area points={level} base={emptyY} tone="level" />
        <Line points={level} tone="dim" width={2} />
        <Line points={`M${arrivalX} ${baseY}H${nightEndX}`} tone="dim" width={2} />
        <Bars tone="ghost" outlined {...kwhOf(({ onArrivalKwh }) => onArrivalKwh)} />
        <Bars tone="plan" {...kwhOf(({ chargedKwh }) => chargedKwh)} />
        <Bars tone="peak" {...kwhOf(({ givenBackKwh }) => -givenBackKwh)} />
        <svg
          aria-hidden="true"
          x={arrivalX}
          width={nightEndX - arrivalX}
          height={height}
          viewBox={`${arrivalX} 0 ${nightEndX - arrivalX} ${height}`}
        >
          {price('lime')}
        </svg>
        <Dot {...scales.peak} tone="lime" ring />
        <Dot {...scales.low} tone="lime" ring />
        <Line points={`M${departureX} 20V${emptyY}`} tone="ink" />
      </g>
    </>
  );
}
