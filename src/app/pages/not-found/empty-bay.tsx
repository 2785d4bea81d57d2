import drawn from '../../drawings/depot.module.css';
import charger from '../../drawings/depot.svg?id=charger&part';
import freeCharger from '../../drawings/depot.svg?id=free-charger&part';
import van from '../../drawings/depot.svg?id=van&part';
import { Part } from '../../drawings/part.tsx';
import styles from './not-found.module.css';

const WIDE = {
  name: 'wide-only',
  viewBox: '60 20 1130 412',
  hall: 'M60 116L620 34 1180 116V130L620 48 60 130z',
  walls: 'M90 126V400M1150 126V400',
  bayXs: [150, 480, 810],
} as const;

const NARROW = {
  name: 'narrow-only',
  viewBox: '0 60 390 372',
  hall: 'M-30 122L195 74 420 122V134L195 86-30 134z',
  walls: '',
  bayXs: [-136, 96, 334],
} as const;

/** Three bays of the depot; the middle one is empty and shows the error number. */
export function EmptyBay({ label }: { label: string }) {
  return [WIDE, NARROW].map(({ name, viewBox, hall, walls, bayXs }) => (
    <svg
      key={name}
      className={`${styles.picture} ${drawn.paper} ${name}`}
      viewBox={viewBox}
      role="img"
      aria-label={label}
    >
      <g className={drawn.drawing}>
        <path d="M-900 400H2400" />
        <path className="solid" d={hall} />
        {walls && <path d={walls} />}
        <path className="flow" d={walls ? 'M90 158H1150' : 'M-20 158H420'} />
        {bayXs.map((x, index) => (
          <g key={x}>
            <path className="flow" d={`M${x} 158V302`} />
            {index > 0 && <path d={`M${x - 62} 400l-14 24`} />}
            <Part lines={index === 1 ? freeCharger : charger} x={x} />
            <Part lines={van} x={x + (index === 1 ? 47 : 20)} missing={index === 1} />
          </g>
        ))}
      </g>
      {bayXs.map((x, index) => (
        <text
          key={x}
          className={index === 1 ? styles.here : styles.beside}
          x={x + (index === 1 ? 122 : 98)}
          y="272"
          textAnchor="middle"
        >
          {403 + index}
        </text>
      ))}
    </svg>
  ));
}
