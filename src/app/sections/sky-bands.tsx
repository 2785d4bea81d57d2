import { round } from '#ui/charts/scales.ts';

interface SkyBandsProps {
  /** Hours after the clock's `zero`. */
  first: number;
  end: number;
  zero: number;
  x: (hour: number) => number;
  y?: number;
  height: number;
}

/** The sky behind a night. Neighbouring hours of one colour are one band: two would show a seam. */
export function SkyBands({ first, end, zero, x, y, height }: SkyBandsProps) {
  const bands: { sky: number; from: number; to: number }[] = [];
  for (let hour = first; hour < end; hour++) {
    const sky = skyAt((hour + zero) % 24);
    const last = bands.at(-1);
    if (last?.sky === sky) last.to = hour + 1;
    else bands.push({ sky, from: hour, to: hour + 1 });
  }
  return (
    <g shapeRendering="crispEdges">
      {bands
        .filter(({ sky }) => sky > 0)
        .map(({ sky, from, to }) => (
          <rect
            key={from}
            data-tone={`sky-${sky}`}
            x={x(from)}
            y={y}
            width={round(x(to) - x(from) + 0.5)}
            height={height}
          />
        ))}
    </g>
  );
}

/** The sky of each hour, 1 lightest to 7 darkest; around noon it is the page's own ground. */
function skyAt(hour: number): number {
  return [7, 7, 7, 7, 7, 6, 5, 4, 3, 2, 1, 0, 0, 1, 1, 1, 2, 3, 4, 5, 6][hour] ?? 7;
}
