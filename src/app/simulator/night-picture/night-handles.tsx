import { createContext, type KeyboardEvent, type PointerEvent, useContext, useRef } from 'react';
import { flushSync } from 'react-dom';
import { clock } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { DEFAULT_INPUTS, type FleetInputs, type WindowEnd } from '#domain/simulator/inputs.ts';
import type { Night } from '#domain/simulator/model/night.ts';
import { useTexts } from '../texts.ts';
import styles from './night.module.css';
import { hourScale, tabPlaces } from './night-geometry.ts';
import {
  askedHour,
  type DragStart,
  daysBetween,
  type Hours,
  type NightLayout,
  onTheClock,
  pluggedHours,
  QUARTER,
  reach,
} from './night-layout.ts';
import { hoursAtPlug } from './night-texts.ts';

/** As answered last: the picture is drawn a moment later, but a handle is where the hand is. */
export const AnsweredFleet = createContext<FleetInputs>(DEFAULT_INPUTS);

export interface NightHandlesProps {
  layout: NightLayout;
  night: Night;
  axis: Hours;
  /** Nothing once it is let go. */
  onDrag: (start: DragStart | null) => void;
  /** On the clock. The other end stays where it is. */
  onMove: (end: WindowEnd, hour: number) => void;
}

/** A drawing of their own over the other: a picture with a text hides its parts from those who listen. */
export function NightHandles(props: NightHandlesProps) {
  const { layout, night, axis } = props;
  const { words } = useTexts();
  const plugged = pluggedHours(useContext(AnsweredFleet), night);
  const { x } = hourScale(axis, layout);
  const tabs = tabPlaces(x(plugged.start), x(plugged.end), layout);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset
    <svg
      className={styles.handles}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="group"
      aria-label={words.night.ends.label}
    >
      <Handle {...props} which="arrival" plugged={plugged} at={plugged.start} tabX={tabs.arrival} />
      <Handle
        {...props}
        which="departure"
        plugged={plugged}
        at={plugged.end}
        tabX={tabs.departure}
      />
    </svg>
  );
}

interface HandleProps extends NightHandlesProps {
  which: WindowEnd;
  plugged: Hours;
  at: number;
  /** The middle of the tab. */
  tabX: number;
}

const KEYS = new Map([
  ['ArrowLeft', -QUARTER],
  ['ArrowDown', -QUARTER],
  ['ArrowRight', QUARTER],
  ['ArrowUp', QUARTER],
  ['PageDown', -1],
  ['PageUp', 1],
]);

interface Drag extends DragStart {
  /** How far beside the end it was taken, in hours. */
  readonly offset: number;
  /** What it asked for last. */
  asked: number;
}

function Handle(props: HandleProps) {
  const { which, at, tabX, layout, axis, plugged, onDrag } = props;
  const { words, language } = useTexts();
  const drag = useRef<Drag>(null);
  const { ends } = words.night;
  const { tab } = layout;
  const x = hourScale(axis, layout).x(at);
  const bounds = reach(which, plugged);
  const time = clock(at, language);

  const ask = (hour: number) => props.onMove(which, onTheClock(hour));
  const hourUnder = (event: PointerEvent<SVGGElement>, pressed: Hours): number => {
    const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (box === undefined) return at;
    return hourScale(pressed, layout).hourAt(
      ((event.clientX - box.left) / box.width) * layout.width,
    );
  };
  const take = (event: PointerEvent<SVGGElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { axis, plugged, offset: hourUnder(event, axis) - at, asked: onTheClock(at) };
    onDrag(drag.current);
  };
  const move = (event: PointerEvent<SVGGElement>) => {
    if (drag.current === null) return;
    const { axis: pressed, offset, asked: before } = drag.current;
    const days = daysBetween(drag.current.plugged, plugged);
    const hour = hourUnder(event, pressed) - offset + days;
    const asked = onTheClock(askedHour(which, hour, plugged));
    if (asked === before) return;
    drag.current.asked = asked;
    // The pointer moves just before a frame: rendered at once, the handle is still in that frame.
    flushSync(() => ask(asked));
  };
  const release = () => {
    drag.current = null;
    onDrag(null);
  };
  const press = (event: KeyboardEvent) => {
    const step = KEYS.get(event.key);
    const bound = { Home: bounds.start, End: bounds.end }[event.key];
    if (step === undefined && bound === undefined) return;
    event.preventDefault();
    ask(bound ?? askedHour(which, at + (step ?? 0), plugged));
  };

  return (
    <g
      role="slider"
      tabIndex={0}
      aria-label={ends[which]}
      aria-valuemin={bounds.start}
      aria-valuemax={bounds.end}
      aria-valuenow={at}
      aria-valuetext={fill(ends.spoken, {
        hour: time,
        hours: hoursAtPlug(plugged.end - plugged.start, language),
      })}
      className={styles.handle}
      onPointerDown={take}
      onPointerMove={move}
      onLostPointerCapture={release}
      onKeyDown={press}
    >
      <rect
        className={styles.target}
        x={x - tab.halfTarget}
        y="0"
        width={2 * tab.halfTarget}
        height={layout.axisY}
      />
      <rect
        className={styles.target}
        x={tabX - tab.width / 2}
        y={tab.height - 2 * tab.halfTarget}
        width={tab.width}
        height={2 * tab.halfTarget}
      />
      <rect
        className={styles.tab}
        x={tabX - tab.width / 2}
        y="0"
        width={tab.width}
        height={tab.height}
        rx="6"
      />
      <path
        className={styles.grip}
        d={`M${tabX - tab.width / 2 + 12} ${tab.height / 2 - 4}l-4 4 4 4M${tabX + tab.width / 2 - 12} ${tab.height / 2 - 4}l4 4-4 4`}
      />
      <text
        className={layout.name === 'narrow' ? styles.largeTime : styles.time}
        x={tabX}
        y={tab.height / 2 + 0.35 * tab.fontSize}
        textAnchor="middle"
      >
        {time}
      </text>
    </g>
  );
}
