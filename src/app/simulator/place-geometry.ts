import { round } from '#ui/charts/monotone-curve.ts';

export interface PlaceLayout {
  name: 'wide' | 'medium' | 'narrow';
  width: number;
  height: number;
  baseY: number;
  /** Dots beside each other in one step of the axis. */
  dotsPerRow: number;
  radius: number;
  tickEuros: number;
}

/** Taken so that the largest sample, 610 fleets, stays under the mark of the visitor's own. */
export const PLACE_LAYOUTS: readonly PlaceLayout[] = [
  { name: 'wide', width: 800, height: 250, baseY: 200, dotsPerRow: 3, radius: 3.9, tickEuros: 60 },
  {
    name: 'medium',
    width: 520,
    height: 240,
    baseY: 190,
    dotsPerRow: 3,
    radius: 2.4,
    tickEuros: 60,
  },
  { name: 'narrow', width: 302, height: 216, baseY: 166, dotsPerRow: 2, radius: 2, tickEuros: 120 },
];

const LEAST_EUROS = 190;
const MOST_EUROS = 615;
const STEP_EUROS = 15;
const TIE_EUROS = 1e-6;

/** Stacks each simulated fleet on the step of the axis it falls into, from the lowest gain. */
export function placeGeometry(sample: readonly number[], ownEuros: number, layout: PlaceLayout) {
  const { width, baseY, dotsPerRow, radius, tickEuros } = layout;
  const x = (euros: number) => ((euros - LEAST_EUROS) / (MOST_EUROS - LEAST_EUROS)) * width;
  const pitch = x(LEAST_EUROS + STEP_EUROS) / (dotsPerRow + 0.3);
  const stacked = new Map<number, number>();
  const paths = { filled: '', equal: '', outlined: '' };
  for (const euros of sample) {
    const step = Math.floor((euros - LEAST_EUROS) / STEP_EUROS);
    const place = stacked.get(step) ?? 0;
    stacked.set(step, place + 1);
    const left = x(LEAST_EUROS + step * STEP_EUROS);
    const cx = round(left + pitch * ((place % dotsPerRow) + 0.65));
    const cy = round(baseY - radius - 3 - Math.floor(place / dotsPerRow) * (2 * radius + 1));
    if (euros < ownEuros - TIE_EUROS) paths.filled += `M${cx} ${cy}h0`;
    else if (euros <= ownEuros + TIE_EUROS) paths.equal += `M${cx} ${cy}h0`;
    else paths.outlined += ring(cx, cy, radius - 0.6);
  }
  const firstTick = Math.ceil(LEAST_EUROS / tickEuros) * tickEuros;
  const ticks = Array.from({ length: 8 }, (_, index) => firstTick + index * tickEuros)
    .filter((value) => x(value) > 20 && x(value) < width - 20)
    .map((value) => ({ value, x: round(x(value)) }));
  return { ...paths, ownX: round(x(ownEuros)), ticks };
}

const ring = (cx: number, cy: number, r: number) =>
  `M${round(cx - r)} ${cy}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0`;
