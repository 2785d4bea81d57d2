import { FLEET_NIGHT, SITE_POWER_KW, type Stretch } from '#domain/illustrations/fleet-night.ts';
import { round } from '#ui/charts/scales.ts';

/** Where things stand in a drawing. Rows begin at `top`; hours at `left`. */
export type Layout = {
  readonly start: number;
  readonly width: number;
  readonly left: number;
  readonly hour: number;
  readonly top: number;
  readonly row: number;
  readonly cell: number;
  readonly gap: number;
  /** Every how many hours one is written. */
  readonly hoursApart: number;
  readonly tabWidth: number;
  readonly models: boolean;
  /** The last hour ends at its line, for want of room beyond. */
  readonly endsWithHour: boolean;
  readonly departure: { readonly x: number; readonly anchor: 'start' | 'end' };
  /** Where the level's bar begins and its figure stands. */
  readonly level: { readonly barX?: number; readonly x: number } | null;
  /** Labels of the power stand right of the hours; otherwise above their line. */
  readonly powerAtRight: boolean;
};

export const WIDE: Layout = {
  start: -16,
  width: 1248,
  left: 128,
  hour: 56,
  top: 30,
  row: 23,
  cell: 14,
  gap: 1.5,
  hoursApart: 1,
  tabWidth: 84,
  models: true,
  endsWithHour: false,
  departure: { x: 898, anchor: 'start' },
  level: { barX: 988, x: 1096 },
  powerAtRight: true,
};

export const MIDDLE: Layout = {
  ...WIDE,
  start: -12,
  width: 784,
  left: 124,
  hour: 38,
  hoursApart: 2,
  departure: { x: 706, anchor: 'end' },
  level: { x: 770 },
  powerAtRight: false,
};

export const NARROW: Layout = {
  ...MIDDLE,
  start: -6,
  width: 362,
  left: 30,
  hour: 20,
  top: 28,
  row: 20,
  cell: 12,
  gap: 1,
  hoursApart: 3,
  tabWidth: 80,
  models: false,
  endsWithHour: true,
  departure: { x: 352, anchor: 'end' },
  level: null,
  powerAtRight: false,
};

/** Fewer and higher rows, without the level. */
export const WIDE_CROP: Layout = { ...WIDE, level: null, width: 1000, row: 30, cell: 18 };
export const MIDDLE_CROP: Layout = { ...MIDDLE, level: null, width: 730, row: 28, cell: 17 };
export const NARROW_CROP: Layout = { ...NARROW, row: 24, cell: 14 };

export const quarterX = ({ left, hour }: Layout, quarter: number): number =>
  round(left + (quarter * hour) / 4);

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

/** Cut at every full hour. */
function cells(stretches: readonly Stretch[]): Stretch[] {
  return stretches.flatMap(([from, until]) => {
    const cut: Stretch[] = [];
    for (let at = from; at < until; ) {
      const end = Math.min(until, (Math.floor(at / 4) + 1) * 4);
      cut.push([at, end]);
      at = end;
    }
    return cut;
  });
}

const LINE = 1.5;

/** What has happened by the clock as filled cells, what is planned as outlined ones. */
export function cellPaths(
  layout: Layout,
  stretches: readonly Stretch[],
  y: number,
  height = layout.cell,
): { past: string; planned: string } {
  const clockX = quarterX(layout, FLEET_NIGHT.clock);
  let past = '';
  let planned = '';
  for (const [from, until] of cells(stretches)) {
    const x = quarterX(layout, from) + layout.gap;
    const end = quarterX(layout, until) - layout.gap;
    if (x < clockX) past += rectangle(x, y, Math.min(end, clockX) - x, height);
    if (end > clockX) {
      const begin = Math.max(x, clockX) + LINE / 2;
      planned += rectangle(begin, y + LINE / 2, end - LINE / 2 - begin, height - LINE);
    }
  }
  return { past, planned };
}

/** Arrows that point down, in the cells that have room for one. */
export function arrowPaths(layout: Layout, stretches: readonly Stretch[], middle: number): string {
  return cells(stretches)
    .map(([from, until]) => [quarterX(layout, from), quarterX(layout, until)] as const)
    .filter(([x, end]) => end - x >= 14)
    .map(([x, end]) => `M${round((x + end) / 2 - 4)} ${middle - 2}l4 4 4-4`)
    .join('');
}

const KW_HEIGHT = 60 / FLEET_NIGHT.siteKw;

/** Equal quarter hours are one bar, cut at every full hour. */
export function powerPaths(layout: Layout, base: number) {
  const bars = { past: '', planned: '', givenBack: '' };
  for (let from = 0; from < SITE_POWER_KW.length; ) {
    const { drawnKw, givenBackKw } = SITE_POWER_KW[from] ?? { drawnKw: 0, givenBackKw: 0 };
    const next = SITE_POWER_KW.findIndex(
      (power, quarter) => quarter > from && !isSame(power, drawnKw, givenBackKw),
    );
    const stretch = [[from, next < 0 ? SITE_POWER_KW.length : next]] as const;
    const drawn = drawnKw * KW_HEIGHT;
    if (drawn > 0) {
      const { past, planned } = cellPaths(layout, stretch, base - drawn, drawn);
      bars.past += past;
      bars.planned += planned;
    }
    if (givenBackKw > 0) {
      bars.givenBack += cellPaths(layout, stretch, base, givenBackKw * KW_HEIGHT).past;
    }
    from = stretch[0][1];
  }
  return bars;
}

const isSame = (power: (typeof SITE_POWER_KW)[number], drawnKw: number, givenBackKw: number) =>
  power.drawnKw === drawnKw && power.givenBackKw === givenBackKw;

export const limitY = (base: number): number => base - FLEET_NIGHT.siteKw * KW_HEIGHT;
export const deepest = (base: number): number =>
  round(base + Math.max(...SITE_POWER_KW.map(({ givenBackKw }) => givenBackKw)) * KW_HEIGHT);
