import { displayText } from '../display-text.ts';
import { Line, type Tone } from './marks.tsx';
import { textWidth } from './placement.ts';
import type { Scale } from './scales.ts';

interface ChartTextProps {
  x: number;
  y: number;
  /** One line each; the first is the name, the others explain it. */
  lines: readonly string[];
  anchor?: 'start' | 'middle' | 'end';
  tone?: Tone;
  strong?: boolean;
}

/** A label that stands beside what it names. */
export function ChartText({ x, y, lines, anchor, tone = 'ink', strong = false }: ChartTextProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} data-tone={tone}>
      {lines.map((line, index) => (
        <tspan
          key={line}
          x={x}
          dy={index === 0 ? undefined : '1.4em'}
          data-strong={(strong && index === 0) || undefined}
        >
          {displayText(line)}
        </tspan>
      ))}
    </text>
  );
}

interface NamedAxisProps {
  /** Where each name stands. */
  x: Scale;
  y: number;
  width: number;
  names: readonly string[];
  /** Every how many one is written, and which one first. */
  every?: number;
  first?: number;
}

/** The line that bars stand on, and below it what they are of: of hours every third. */
export function NamedAxis({ x, y, width, names, every = 3, first = 0 }: NamedAxisProps) {
  return (
    <>
      <Line points={`M0 ${y}H${width}`} tone="axis" />
      {names.map((name, index) => {
        if (index % every !== first) return null;
        const half = textWidth(name) / 2;
        const [isFirst, isLast] = [x(index) < half, x(index) > width - half];
        return (
          <ChartText
            key={name}
            x={isFirst ? 0 : isLast ? width : x(index)}
            y={y + 22}
            anchor={isFirst ? 'start' : isLast ? 'end' : 'middle'}
            tone="dim"
            lines={[name]}
          />
        );
      })}
    </>
  );
}

interface HourTick {
  x: number;
  label: string;
  /** Set beside its tick rather than under it, where a ground changes at the tick. */
  beside?: boolean;
  strong?: boolean;
}

/** Hours below a picture of a day: no frame, no grid lines. */
export function HourAxis({ y, ticks }: { y: number; ticks: readonly HourTick[] }) {
  return ticks.map(({ x, label, beside = false, strong = false }) => (
    <g key={x}>
      <Line points={`M${x} ${y}v8`} tone="axis" />
      <ChartText
        x={beside ? x + 7 : x}
        y={y + 28}
        anchor={beside ? 'start' : 'middle'}
        strong={strong}
        lines={[label]}
      />
    </g>
  ));
}
