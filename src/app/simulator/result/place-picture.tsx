import { useMemo, useRef } from 'react';
import { euros, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { type MainResults, sampleEuros } from '#domain/simulator/index.ts';
import { round } from '#ui/charts/monotone-curve.ts';
import { Heading } from '#ui/heading.tsx';
import { times } from '../amounts.ts';
import drawings from '../drawings.module.css';
import { useTexts } from '../texts.ts';
import { useShownDrawing } from '../use-shown-drawing.ts';
import styles from './place-picture.module.css';

interface PlacePictureProps {
  vehicles: number;
  ownEuros: number;
  comparison: MainResults['comparison'];
}

/** Every simulated fleet of this size class as a dot, and where this one stands among them. */
export function PlacePicture({ vehicles, ownEuros, comparison }: PlacePictureProps) {
  const { words, language } = useTexts();
  const { place } = words.below;
  const sample = useMemo(() => sampleEuros(vehicles), [vehicles]);
  const room = useRef<HTMLDivElement>(null);
  const shown = useShownDrawing(room);
  const { below, equal, above, sampleSize } = comparison;
  const figures = {
    below: String(below),
    equal: String(equal),
    above: String(above),
    all: String(sampleSize),
    gain: wholeEuros(ownEuros, language),
    median: wholeEuros(comparison.medianEuros, language),
  };
  return (
    <figure>
      <Heading level={3} size="sub">
        {fill(above > below ? place.behind : place.better, figures)}
      </Heading>
      <p className={styles.text}>
        {fill(place.benchmark, {
          multiple: times(ownEuros / comparison.medianEuros, language),
          median: figures.median,
        })}{' '}
        {place.text}
      </p>
      <div className={drawings.measure} ref={room}>
        {PLACE_LAYOUTS.filter(({ name }) => shown === undefined || name === shown).map((layout) => (
          <PlaceDrawing
            key={layout.name}
            layout={layout}
            sample={sample}
            ownEuros={ownEuros}
            own={fill(place.you, figures)}
            summary={fill(place.summary, figures)}
          />
        ))}
      </div>
    </figure>
  );
}

interface PlaceDrawingProps {
  layout: PlaceLayout;
  sample: readonly number[];
  ownEuros: number;
  own: string;
  summary: string;
}

function PlaceDrawing({ layout, sample, ownEuros, own, summary }: PlaceDrawingProps) {
  const { words, language } = useTexts();
  const { name, width, height, baseY, marks } = layout;
  const { filled, outlined, equal, radius, ownX, ticks } = placeGeometry(sample, ownEuros, layout);
  const dotWidth = marks === 'dots' ? round(2 * radius) : undefined;
  const turned = ownX > width / 2;
  return (
    <svg
      className={drawings[name]}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={summary}
    >
      <g className={styles[marks]}>
        <path className={styles.below} d={filled} strokeWidth={dotWidth} />
        <path className={styles.equal} d={equal} strokeWidth={dotWidth} />
        <path className={styles.above} d={outlined} />
      </g>
      <path className={styles.axis} d={`M0 ${baseY}H${width}`} />
      <path className={styles.own} d={`M${ownX} 24V${baseY}`} />
      <circle cx={ownX} cy="24" r="6" />
      <text
        className={styles.ownName}
        x={ownX + (turned ? -12 : 12)}
        y="29"
        textAnchor={turned ? 'end' : 'start'}
      >
        {own}
      </text>
      {ticks.map(({ x, value }) => (
        <text key={value} x={x} y={baseY + 22} textAnchor="middle">
          {euros(value, language)}
        </text>
      ))}
      <text className={styles.unit} x={width} y={baseY + 42} textAnchor="end">
        {words.below.place.axis}
      </text>
    </svg>
  );
}

export interface PlaceLayout {
  name: 'wide' | 'medium' | 'narrow';
  width: number;
  height: number;
  baseY: number;
  /** On a phone several hundred dots are noise: there each step of the axis is a column. */
  marks: 'dots' | 'columns';
  /** The largest a dot may be. */
  radius: number;
}

export const PLACE_LAYOUTS: readonly PlaceLayout[] = [
  { name: 'wide', width: 800, height: 250, baseY: 200, marks: 'dots', radius: 4 },
  { name: 'medium', width: 520, height: 240, baseY: 190, marks: 'dots', radius: 3.4 },
  { name: 'narrow', width: 302, height: 216, baseY: 166, marks: 'columns', radius: 0 },
];

/** A little less and a little more than any simulated fleet keeps; a fleet beyond stands at the edge. */
const LEAST_EUROS = 84;
const MOST_EUROS = 260;
const STEP_EUROS = 12;
const TICK_EUROS = 60;
const TIE_EUROS = 0.01;
/** Above it stands the name of the visitor's own fleet. */
const TOP_Y = 44;

/** Each simulated fleet on the step of the axis it falls into, from the lowest gain. */
export function placeGeometry(sample: readonly number[], ownEuros: number, layout: PlaceLayout) {
  const { width, marks } = layout;
  const x = (euros: number) => ((euros - LEAST_EUROS) / (MOST_EUROS - LEAST_EUROS)) * width;
  const stepWidth = x(LEAST_EUROS + STEP_EUROS);
  const drawn =
    marks === 'dots'
      ? dots(sample, ownEuros, stepWidth, layout)
      : columns(sample, ownEuros, stepWidth, layout);
  const ticks = Array.from({ length: 8 }, (_, index) => (index + 1) * TICK_EUROS)
    .filter((value) => x(value) > 20 && x(value) < width - 20)
    .map((value) => ({ value, x: round(x(value)) }));
  const own = Math.max(LEAST_EUROS, Math.min(ownEuros, MOST_EUROS));
  return { ...drawn, ownX: round(Math.max(8, Math.min(x(own), width - 8))), ticks };
}

type Group = 'filled' | 'equal' | 'outlined';

function groupOf(euros: number, ownEuros: number): Group {
  if (euros < ownEuros - TIE_EUROS) return 'filled';
  return euros <= ownEuros + TIE_EUROS ? 'equal' : 'outlined';
}

function dots(sample: readonly number[], ownEuros: number, stepWidth: number, layout: PlaceLayout) {
  const { baseY } = layout;
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
    const group = groupOf(euros, ownEuros);
    paths[group] += group === 'outlined' ? ring(cx, cy, radius - 0.5) : `M${cx} ${cy}h0`;
  }
  return { ...paths, radius };
}

/** As high as a step has fleets: those below at the foot, those above on top. */
function columns(
  sample: readonly number[],
  ownEuros: number,
  stepWidth: number,
  { baseY }: PlaceLayout,
) {
  const steps = new Map<number, Record<Group, number>>();
  for (const euros of sample) {
    const counts = steps.get(stepOf(euros)) ?? { filled: 0, equal: 0, outlined: 0 };
    counts[groupOf(euros, ownEuros)]++;
    steps.set(stepOf(euros), counts);
  }
  const highest = Math.max(...[...steps.values()].map((of) => of.filled + of.equal + of.outlined));
  const unit = (baseY - TOP_Y) / highest;
  const paths = { filled: '', equal: '', outlined: '' };
  for (const [step, counts] of steps) {
    const x = round(step * stepWidth + 1);
    let bottom = baseY - 1;
    for (const group of ['filled', 'equal', 'outlined'] as const) {
      const tall = counts[group] * unit;
      if (tall === 0) continue;
      paths[group] +=
        `M${x} ${round(bottom)}v${round(-tall)}h${round(stepWidth - 2)}v${round(tall)}z`;
      bottom -= tall;
    }
  }
  return { ...paths, radius: 0 };
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
