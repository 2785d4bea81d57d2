import { memo, useMemo, useRef } from 'react';
import { euros } from '#content/figures.ts';
import { sampleEuros } from '#domain/simulator/known/comparison.ts';
import type { MainResults } from '#domain/simulator/simulation.ts';
import { round } from '#ui/charts/monotone-curve.ts';
import { FiguresTable } from '#ui/figures-table.tsx';
import { Heading } from '#ui/heading.tsx';
import { fill } from '../../fill.ts';
import { times, wholeEuros } from '../amounts.ts';
import drawings from '../drawings.module.css';
import { useTexts } from '../texts.ts';
import { useShownDrawing } from '../use-shown-drawing.ts';
import cards from './cards.module.css';
import { PLACE_LAYOUTS, type PlaceLayout, placeGeometry } from './place-geometry.ts';
import styles from './place-picture.module.css';

interface PlacePictureProps {
  vehicles: number;
  ownEuros: number;
  comparison: MainResults['comparison'];
}

/** Every simulated fleet of this size class as a dot, and where this one stands among them. */
export const PlacePicture = memo(function PlacePicture(props: PlacePictureProps) {
  const { vehicles, ownEuros, comparison } = props;
  const { words, language } = useTexts();
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
  const { table } = words.place;
  return (
    <figure className={cards.card} id="place">
      <Heading level={2} size="head">
        {fill(above > below ? words.place.behind : words.place.better, figures)}
      </Heading>
      <p className={styles.text}>
        {fill(words.place.benchmark, {
          multiple: times(ownEuros / comparison.medianEuros, language),
          median: figures.median,
        })}{' '}
        {words.place.text}
      </p>
      <div className={drawings.measure} ref={room}>
        {PLACE_LAYOUTS.filter(({ name }) => shown === undefined || name === shown).map((layout) => (
          <PlaceDrawing
            key={layout.name}
            layout={layout}
            sample={sample}
            ownEuros={ownEuros}
            own={fill(words.place.you, { multiple: times(comparison.multipleOfAverage, language) })}
            summary={fill(words.place.summary, figures)}
          />
        ))}
      </div>
      <FiguresTable
        summary={words.figures}
        figures={() => ({
          caption: table.caption,
          columns: [table.group, table.count],
          rows: [
            [table.below, figures.below],
            [table.equal, figures.equal],
            [table.above, figures.above],
          ],
        })}
      />
    </figure>
  );
});

interface PlaceDrawingProps {
  layout: PlaceLayout;
  sample: readonly number[];
  ownEuros: number;
  own: string;
  summary: string;
}

function PlaceDrawing({ layout, sample, ownEuros, own, summary }: PlaceDrawingProps) {
  const { words, language } = useTexts();
  const { name, width, height, baseY } = layout;
  const { filled, outlined, equal, radius, ownX, ticks } = placeGeometry(sample, ownEuros, layout);
  const turned = ownX > width / 2;
  return (
    <svg
      className={drawings[name]}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={summary}
    >
      <path className={styles.below} d={filled} strokeWidth={round(2 * radius)} />
      <path className={styles.equal} d={equal} strokeWidth={round(2 * radius)} />
      <path className={styles.above} d={outlined} />
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
        {words.place.axis}
      </text>
    </svg>
  );
}
