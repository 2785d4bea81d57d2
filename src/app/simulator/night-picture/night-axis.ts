import type { Night } from '#domain/simulator/index.ts';
import type { NightGeometry } from './night-geometry.ts';
import { textWidth } from './night-labels.ts';
import type { NightLayout } from './night-layout.ts';

const TITLE_SIZE = 21;

/** What is missing, in place of the price; the sentence in as many lines as it needs. */
export function missingLines(
  title: string,
  sentence: string,
  { windows }: NightGeometry,
  { width, topY }: NightLayout,
) {
  const [first] = windows;
  const wanted = (first?.start ?? 0) + 12;
  const x = Math.max(0, Math.min(wanted, width - 0.9 * textWidth(title, TITLE_SIZE)));
  const room = Math.max((first?.end ?? 0) - x, width / 2);
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return { title, lines, x, y: topY + 32 };
}

const BETWEEN_HOURS = 10;
const EVERY_HOURS = 3;
/** Between an arrival or a departure and another hour. */
const LEAST_HOURS = 1.5;
/** The hour of a tick at the edge of the drawing hangs out by half. */
const OVERHANG = 16;

/** Arrival and departure, and between them as many hours as fit without touching. */
export function hourTicks(
  { sessions }: Night,
  { x, axis }: NightGeometry,
  { width }: NightLayout,
  clock: (hour: number) => string,
) {
  const ends = sessions
    .flatMap(({ arrivalHour, departureHour }) => [arrivalHour, departureHour])
    .toSorted((one, other) => one - other);
  const first = Math.ceil(axis.start / EVERY_HOURS);
  const others = Array.from(
    { length: Math.floor(axis.end / EVERY_HOURS) - first + 1 },
    (_, index) => (first + index) * EVERY_HOURS,
  );
  const ticks: { x: number; label: string; ground: 'night'; strong: boolean }[] = [];
  for (const hour of [...ends, ...others]) {
    const label = clock(hour);
    const half = (other: string) => textWidth(other) / 2;
    const isInside = x(hour) > half(label) - OVERHANG && x(hour) < width - half(label) + OVERHANG;
    const isFree = ticks.every(
      (other) => Math.abs(other.x - x(hour)) >= half(label) + half(other.label) + BETWEEN_HOURS,
    );
    const strong = ends.includes(hour);
    const isNear = !strong && ends.some((end) => Math.abs(end - hour) < LEAST_HOURS);
    if (!isInside || !isFree || isNear) continue;
    ticks.push({ x: x(hour), label, ground: 'night', strong });
  }
  return ticks;
}
