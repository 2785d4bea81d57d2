import type { KeyboardEvent, PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { type FleetInputs, mostHours, NUMBER_FIELDS } from '#domain/simulator/inputs.ts';
import { within } from '#ui/within.ts';
import { timeOfDay } from './amounts.ts';
import type { Answers } from './answered.ts';
import styles from './day.module.css';
import type { DayGeometry } from './day-geometry.ts';
import type { DayLayout } from './day-layouts.ts';
import { useTexts } from './texts.ts';

export interface DayHandlesProps {
  fleet: FleetInputs;
  answer: (answers: Answers) => void;
  startHour: number;
  layout: DayLayout;
  geometry: DayGeometry;
}

/** Coming home changes how long the vehicles are plugged in; leaving moves the hours as they are. */
export function DayHandles(props: DayHandlesProps) {
  const { fleet, answer, startHour, layout, geometry } = props;
  const { words } = useTexts();
  const arrival = geometry.after(fleet.readyHour - fleet.hours);
  const ready = arrival + fleet.hours;
  const moveArrival = (at: number) =>
    answer({
      hours: within(ready - at, NUMBER_FIELDS.hours.least, mostHours(fleet.slot)),
    });
  const moveReady = (at: number) => answer({ readyHour: (startHour + at + 24) % 24 });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
    <svg
      className={styles.handles}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="group"
      aria-label={words.day.drag}
    >
      <Handle {...props} name={words.day.arrival} least={0} at={arrival} onMove={moveArrival} />
      <Handle
        {...props}
        name={words.day.departure}
        least={fleet.hours}
        at={ready}
        onMove={moveReady}
      />
    </svg>
  );
}

interface HandleProps extends DayHandlesProps {
  name: string;
  /** Hours after the left edge, as far left as it can be drawn and now. */
  least: number;
  at: number;
  onMove: (at: number) => void;
}

const QUARTER = 0.25;
const KEYS: Record<string, number> = {
  ArrowLeft: -QUARTER,
  ArrowDown: -QUARTER,
  ArrowRight: QUARTER,
  ArrowUp: QUARTER,
  PageDown: -1,
  PageUp: 1,
  Home: -24,
  End: 24,
};
const TAB_WIDTH = 70;

function Handle({ name, least, at, onMove, startHour, layout, geometry }: HandleProps) {
  const x = geometry.x(at);
  const tabX = within(x, TAB_WIDTH / 2, layout.width - TAB_WIDTH / 2);
  const hour = (startHour + at) % 24;

  const inPicture = (hours: number) => within(hours, least, 24);

  const drag = (event: PointerEvent<SVGGElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const svg = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (svg === undefined) return;
    const unitsFromLeft = ((event.clientX - svg.left) / svg.width) * layout.width - layout.left;
    const hours = inPicture(Math.round(unitsFromLeft / geometry.hourWidth / QUARTER) * QUARTER);
    // The pointer moves just before a frame: rendered at once, the day is still in that frame.
    if (hours !== at) flushSync(() => onMove(hours));
  };
  const press = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // By its steps a time goes on past the edge of the picture, which then begins elsewhere.
    onMove(Math.abs(step) < 24 ? at + step : inPicture(at + step));
  };

  return (
    <g
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={24}
      aria-valuenow={hour}
      aria-valuetext={timeOfDay(hour)}
      className={styles.handle}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    >
      <rect className={styles.target} x={x - 22} y="0" width="44" height={layout.axisY} />
      <path className={styles.post} d={`M${x} 18V${layout.axisY}`} />
      <rect className={styles.tab} x={tabX - 35} y="2" width={TAB_WIDTH} height="28" rx="6" />
      <path className={styles.grip} d={`M${tabX - 25} 12l-4 4 4 4M${tabX + 25} 12l4 4-4 4`} />
      <text className={styles.time} x={tabX} y="21" textAnchor="middle">
        {timeOfDay(hour)}
      </text>
    </g>
  );
}
