import { displayText } from '../display-text.ts';
import { round } from './monotone-curve.ts';

interface BarProps {
  className: string | undefined;
  x: number;
  width: number;
  /** The line it stands on. */
  base: number;
  tall: number;
}

/** A bar of a chart; where there is nothing to show there is none. */
export function Bar({ className, x, width, base, tall }: BarProps) {
  if (tall === 0) return null;
  return (
    <rect
      className={className}
      x={round(x)}
      y={round(base - tall)}
      width={round(width)}
      height={tall}
    />
  );
}

interface BarLabelProps {
  className?: string | undefined;
  /** Of its bar, among `count` bars that fill the `width`. */
  index: number;
  count: number;
  width: number;
  y: number;
  /** Wider than its bar: at the edges it is aligned to stay inside the drawing. */
  wide: boolean;
  children: string;
}

/** What a bar stands for, below it. */
export function BarLabel({ className, index, count, width, y, wide, children }: BarLabelProps) {
  const edges = [
    { at: 0, x: 0, anchor: 'start' },
    { at: count - 1, x: width, anchor: 'end' },
  ] as const;
  const middle = { x: round(((index + 0.5) * width) / count), anchor: 'middle' } as const;
  const { x, anchor } = edges.find(({ at }) => wide && at === index) ?? middle;
  return (
    <text className={className} x={x} y={y} textAnchor={anchor}>
      {displayText(children)}
    </text>
  );
}
