import type { FleetInputs } from '#domain/simulator/index.ts';
import styles from './night.module.css';

/**
 * From the left end of their sills, 7.8 above the ground: the outline with the lines in it, and the battery
 * as far as it is filled.
 */
const SHAPES = {
  car: {
    width: 42,
    body: 'M0 0V-6Q0-8 2.5-8.5L6-9 12-16H27L34-9 39-7.8Q41-7.2 41-4.5V0ZM14-14V-9H32L26-14ZM22-14V-9',
    level: 'M8-6.5H33V-1.5H8Z',
    wheels: [9.5, 32],
  },
  van: {
    width: 45.3,
    body: 'M0 0V-16.6Q0-20.1 3.5-20.1H28.8L37.4-10.5 43.6-8.4Q45.3-7.6 45.3-4.4V0ZM27.9-15.8L34.2-8.7H27.9ZM23.7-20.1V0',
    level: 'M2.4-15.3h20.9v14.2h-20.9z',
    wheels: [10.4, 35.7],
  },
  truck: {
    width: 48,
    body: 'M0 0V-20.1H32V-15.5H40Q42.5-15.5 43.5-13L46-7.5 48-5.5V0ZM32-15.5V0M35.5-13H41L43.5-7.5H35.5Z',
    level: 'M2.4-17.7H29.6V-1.1H2.4Z',
    wheels: [8, 17, 39.5],
  },
  bus: {
    width: 49,
    body: 'M0 0V-18Q0-20.1 2-20.1H46Q49-20.1 49-17V0ZM3-17.5H40V-10.5H3ZM12-17.5V-10.5M21.5-17.5V-10.5M31-17.5V-10.5M43-17.5V0',
    level: 'M2.4-8H39.5V-1.1H2.4Z',
    wheels: [10, 36.5],
  },
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
  const { width, body, level, wheels } = SHAPES[type];
  const count = Math.min(MOST, Math.floor((room + BETWEEN) / (width + BETWEEN)));
  return Array.from({ length: count }, (_, index) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
      key={index}
      className={styles.vehicle}
      transform={`translate(${index * (width + BETWEEN)} -7.8)`}
    >
      <path d={body} />
      <path className={styles.full} d={level} />
      {wheels.map((x) => (
        <circle key={x} cx={x} cy="1.5" r="4.5" />
      ))}
    </g>
  ));
}
