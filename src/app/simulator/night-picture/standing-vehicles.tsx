import type { FleetInputs } from '#domain/simulator/index.ts';
import styles from './night.module.css';
import bus from './vehicles.svg?id=bus&part';
import car from './vehicles.svg?id=car&part';
import truck from './vehicles.svg?id=truck&part';
import van from './vehicles.svg?id=van&part';

const SHAPES = {
  car: { width: 42, lines: car },
  van: { width: 45.3, lines: van },
  truck: { width: 48, lines: truck },
  bus: { width: 49, lines: bus },
} as const satisfies Record<FleetInputs['vehicleType'], object>;

const BETWEEN = 9;
const MOST = 3;

interface StandingVehiclesProps {
  type: FleetInputs['vehicleType'];
  /** How wide the place is where they stand. */
  room: number;
}

/** As many of the fleet's kind as there is room for, charged, standing on the ground. */
export function StandingVehicles({ type, room }: StandingVehiclesProps) {
  const { width, lines } = SHAPES[type];
  const count = Math.min(MOST, Math.floor((room + BETWEEN) / (width + BETWEEN)));
  return Array.from({ length: count }, (_, index) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
      key={index}
      className={styles.vehicle}
      transform={`translate(${index * (width + BETWEEN)} -7.8)`}
    >
      {lines}
    </g>
  ));
}
