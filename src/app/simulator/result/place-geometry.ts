import { round } from '#ui/charts/monotone-curve.ts';

export interface PlaceLayout {
  name: 'wide' | 'medium' | 'narrow';
  width: number;
  height: number;
  baseY: number;
  /** The largest a dot may be. */
  radius: number;
  tickEuros: number;
}

export const PLACE_LAYOUTS: readonly PlaceLayout[] = [
  { name: 'wide', width: 800, height: 250, baseY: 200, radius: 4, tickEuros: 60 },
  { name: 'medium', width: 520, height: 240, baseY: 190, radius: 3.4, tickEuros: 60 },
  { name: 'narrow', width: 302, height: 216, baseY: 166, radius: 2.4, tickEuros: 120 },
];

/** From nothing to more than any simulated fleet keeps; a fleet beyond stands at the edge. */
const LEAST_EUROS = 0;
const MOST_EUROS = 340;
const STEP_EUROS = 12;
const TIE_EUROS = 0.01;
/** Above it stands the name of the visitor's own fleet. */
const TOP_Y = 44;

/** Stacks each simulated fleet on the step of the axis it falls into, from the lowest gain. */
export function placeGeometry(sample: readonly number[], ownEuros: number, layout: PlaceLayout) {
  const { width, baseY, tickEuros } = layout;
  const x = (euros: number) => ((euros - LEAST_EUROS) / (MOST_EUROS - LEAST_EUROS)) * width;
  const stepWidth = x(LEAST_EUROS + STEP_EUROS);
  const { perRow, radius } = dotsThatFit(sample, stepWidth, layout);
  const pitch = stepWidth / (perRow + 0.3);

  const stacked = new Map<number, number>();
  const paths = { filled: '', equal: '', outlined: '' };
  for (const euros of sample) {
    const step = stepOf(euros);
    const place = stacked.get(step) ?? 0;
    stacked.set(step, place + 1);
    const cx = round(step * stepWidth + pitch * ((place % perRow) + 0.65));
    const cy = round(baseY - radius - 3 - Math.floor(place / perRow) * rowHeight(radius));
    if (euros < ownEuros - TIE_EUROS) paths.filled += `M${cx} ${cy}h0`;
    else if (euros <= ownEuros + TIE_EUROS) paths.equal += `M${cx} ${cy}h0`;
    else paths.outlined += ring(cx, cy, radius - 0.5);
  }
  const firstTick = tickEuros;
  const ticks = Array.from({ length: 8 }, (_, index) => firstTick + index * tickEuros)
    .filter((value) => x(value) > 20 && x(value) < width - 20)
    .map((value) => ({ value, x: round(x(value)) }));
  return {
    ...paths,
    radius,
    ownX: round(Math.min(x(Math.min(ownEuros, MOST_EUROS)), width - 8)),
    ticks,
  };
}

const stepOf = (euros: number) => Math.floor((euros - LEAST_EUROS) / STEP_EUROS);

const rowHeight = (radius: number) => 2 * radius + 0.8;

/** As few beside each other, and so as large, as the highest stack allows. */
function dotsThatFit(
  sample: readonly number[],
  stepWidth: number,
  { baseY, radius: largest }: PlaceLayout,
) {
  const counts = new Map<number, number>();
  for (const euros of sample) counts.set(stepOf(euros), (counts.get(stepOf(euros)) ?? 0) + 1);
  const highest = Math.max(...counts.values(), 1);
  for (let perRow = 2; ; perRow++) {
    const radius = Math.min(largest, (stepWidth / (perRow + 0.3) - 0.6) / 2);
    const rows = Math.ceil(highest / perRow);
    if (rows * rowHeight(radius) < baseY - TOP_Y || perRow === 12) return { perRow, radius };
  }
}

const ring = (cx: number, cy: number, r: number) =>
  `M${round(cx - r)} ${cy}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0`;
