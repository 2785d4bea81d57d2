import { areaPath, type CurveKind, linePath, type Point } from './curve.ts';
import { type Bands, round, type Scale } from './scales.ts';

/** What a colour stands for; which one it is by day, by night and in forced colours: tones.css. */
export type Tone =
  | 'axis'
  | 'dim'
  | 'ghost'
  | 'ground'
  | 'hairline'
  | 'ink'
  | 'level'
  | 'lime'
  | 'line'
  | 'pale'
  | 'peak'
  | 'peak-soft'
  | 'pine'
  | 'plan'
  | 'plan-soft'
  | 'rest'
  | 'room'
  | 'row';

interface BarShapes {
  values: readonly number[];
  x: Bands;
  /** The bars stand on its zero; below it those of negative values hang. */
  y: Scale;
  /** Between two of them. */
  gap?: number;
  /** What each stands on instead of zero. */
  from?: readonly number[] | undefined;
}

/** Bars in one piece; where there is nothing to show there is none. */
export function barsPath({ values, x, y, gap = 4, from }: BarShapes): string {
  const bars = values.map((value, index) => {
    if (value === 0) return '';
    const foot = from?.[index] ?? 0;
    const left = round(x.start(index) + gap / 2);
    return `M${left} ${y(foot)}V${y(foot + value)}h${round(x.step - gap)}V${y(foot)}z`;
  });
  return bars.join('');
}

interface BarsProps extends BarShapes {
  tone: Tone;
  /** Dashed: what would have been. */
  outlined?: boolean;
}

export function Bars({ tone, outlined = false, gap = 4, ...shapes }: BarsProps) {
  // An outline stands inside the bar it is of.
  return outlined ? (
    <Line points={barsPath({ ...shapes, gap: gap + 2 })} tone={tone} dashed />
  ) : (
    <path data-tone={tone} d={barsPath({ ...shapes, gap })} />
  );
}

interface LineProps {
  /** Its points, or a path of its own. */
  points: readonly Point[] | string;
  tone: Tone;
  kind?: CurveKind;
  /** Its strength. */
  width?: number;
  dashed?: boolean;
}

export function Line({ points, tone, kind, width = 1.5, dashed = false }: LineProps) {
  return (
    <path
      data-tone={tone}
      data-line={dashed ? 'dashed' : 'solid'}
      strokeWidth={width}
      d={typeof points === 'string' ? points : linePath(points, kind)}
    />
  );
}

interface AreaProps {
  points: readonly Point[];
  base: number;
  tone: Tone;
  kind?: CurveKind;
}

export function Area({ points, base, tone, kind = 'straight' }: AreaProps) {
  return <path data-tone={tone} d={areaPath(points, base, kind)} />;
}

interface DotProps extends Point {
  tone: Tone;
  radius?: number;
  /** Open, on the ground of its picture; a number is the strength of its line. */
  ring?: boolean | number;
}

/** A moment that counts. */
export function Dot({ x, y, tone, radius = 6, ring = false }: DotProps) {
  const strokeWidth = ring === true ? 3.5 : Number(ring);
  const look = ring === false ? {} : { 'data-line': 'ring', strokeWidth };
  return <circle data-tone={tone} {...look} cx={x} cy={y} r={radius} />;
}
