import { clock } from '#content/figures.ts';
import { DEPOT } from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import { curveHeightAt } from '#ui/charts/curve.ts';
import { Line } from '#ui/charts/marks.tsx';
import { round } from '#ui/charts/scales.ts';
import { SkyBands } from '../../sections/sky-bands.tsx';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './night-drawing.module.css';
import {
  HOURS_NAMED,
  handLine,
  NIGHT_HOURS,
  type NightLayout,
  nightBars,
  priceCurve,
  xAt,
} from './night-geometry.ts';
import { NightLabels } from './night-labels.tsx';
import { NightVans } from './night-vans.tsx';
import type { ShownNight } from './shown-nights.ts';

export interface NightDrawingProps {
  /** Begins the ids of what it refers to. */
  id: string;
  layout: NightLayout;
  nights: readonly ShownNight[];
  words: WordsOf<'home'>['night'];
  language: Language;
}

/**
 * The night as it stands at the departure. `data-part` names what the clock moves (`night-clock.ts`);
 * `data-night` what only one of the two nights shows.
 */
export function NightDrawing(props: NightDrawingProps) {
  const { id, layout, nights, language } = props;
  const { name, box } = layout;
  return (
    <svg
      className={styles[name]}
      viewBox={`${box.x} 0 ${box.width} ${box.height}`}
      data-layout={name}
      aria-hidden="true"
    >
      <Clips id={id} layout={layout} />
      <SkyBands
        first={-2}
        end={NIGHT_HOURS + 3}
        zero={DEPOT.arrivalHour}
        x={(hour) => xAt(layout, hour)}
        y={-1}
        height={layout.box.height + 2}
      />
      {nights.map((shown) => (
        <g key={shown.id} data-night={shown.id}>
          <PriceLine id={id} shown={shown} layout={layout} />
          <Bars id={id} shown={shown} layout={layout} />
        </g>
      ))}
      <Ground layout={layout} />
      <NightVans id={id} layout={layout} />
      <Hand layout={layout} nights={nights} language={language} />
      <NightLabels {...props} />
    </svg>
  );
}

interface PartProps {
  layout: NightLayout;
}

type DefiningProps = PartProps & Pick<NightDrawingProps, 'id'>;
type NightProps = DefiningProps & { shown: ShownNight };

/** Far enough for the widest screen. */
const BEYOND = 2000;

/** What has happened and what is planned are the same shapes, cut at the clock's hour. */
function Clips({ id, layout }: DefiningProps) {
  const { box, arrivalX } = layout;
  const nightEndX = xAt(layout, NIGHT_HOURS + 1);
  const nowX = xAt(layout, NIGHT_HOURS);
  const shape = { y: -BEYOND, height: 2 * BEYOND };
  return (
    <defs>
      <clipPath id={`${id}-past`}>
        <rect {...shape} data-part="past" x={arrivalX} width={nowX - arrivalX} />
      </clipPath>
      <clipPath id={`${id}-planned`}>
        <rect {...shape} data-part="planned" x={nowX} width={nightEndX - nowX} />
      </clipPath>
      <clipPath id={`${id}-day`}>
        <path
          d={`M${-BEYOND} 0H${arrivalX}V${box.height}H${-BEYOND}zM${nightEndX} 0h${BEYOND}V${box.height}H${nightEndX}z`}
        />
      </clipPath>
    </defs>
  );
}

/** Ink on the bright bands, lime on the dark ones: the line changes with the ground. */
const PRICE = {
  day: { 'data-tone': 'ink', strokeWidth: 3 },
  planned: { 'data-tone': 'lime', strokeWidth: 2, strokeOpacity: 0.55 },
  past: { 'data-tone': 'lime', strokeWidth: 3.5 },
} as const;

function PriceLine({ id, shown, layout }: NightProps) {
  const line = `${id}-${shown.id}-price`;
  return (
    <>
      <defs>
        <path id={line} d={priceCurve(shown.night, layout)} />
      </defs>
      {(['day', 'planned', 'past'] as const).map((part) => (
        <g key={part} clipPath={`url(#${id}-${part})`}>
          <use href={`#${line}`} data-line="solid" {...PRICE[part]} />
        </g>
      ))}
    </>
  );
}

const BARS = { onArrival: 'ghost', charged: 'plan', givenBack: 'peak' } as const;

/** What has happened is solid, what is planned is outlined; without a plan it stays dashed. */
function Bars({ id, shown, layout }: NightProps) {
  const paths = nightBars(shown.night, layout);
  const kinds = (['onArrival', 'charged', 'givenBack'] as const).filter((kind) => paths[kind]);
  const lineOf = (kind: keyof typeof BARS, part: 'planned' | 'past') =>
    kind === 'onArrival' ? 'dashed' : part === 'planned' ? 'solid' : undefined;
  return (
    <>
      <defs>
        {kinds.map((kind) => (
          <path key={kind} id={`${id}-${shown.id}-${kind}`} d={paths[kind]} />
        ))}
      </defs>
      {(['planned', 'past'] as const).map((part) => (
        <g key={part} data-sky="night" clipPath={`url(#${id}-${part})`}>
          {kinds.map((kind) => (
            <use
              key={kind}
              href={`#${id}-${shown.id}-${kind}`}
              data-tone={BARS[kind]}
              data-line={lineOf(kind, part)}
              strokeOpacity={kind === 'onArrival' && part === 'planned' ? 0.5 : undefined}
            />
          ))}
        </g>
      ))}
    </>
  );
}

function Ground({ layout }: PartProps) {
  const { arrivalX, baseY, roadY, name } = layout;
  const departureX = xAt(layout, NIGHT_HOURS);
  const nightEndX = xAt(layout, NIGHT_HOURS + 1);
  const top = name === 'wide' ? 12 : 80;
  const ticks = Array.from(
    { length: NIGHT_HOURS + 1 },
    (_, hour) => `M${xAt(layout, hour)} ${roadY}v${HOURS_NAMED[name].includes(hour) ? 8 : 4}`,
  );
  return (
    <>
      <Line points={`M${arrivalX} ${top}V${roadY}`} tone="ink" width={1.25} />
      <Line
        points={`M${-BEYOND} ${roadY}H${arrivalX}M${nightEndX} ${roadY}h${BEYOND}`}
        tone="ink"
        width={2}
      />
      <g data-sky="night">
        <Line points={`M${arrivalX} ${baseY}H${departureX}`} tone="dim" width={1.25} />
        <Line points={`M${departureX} ${top}V${roadY}`} tone="ink" width={1.25} />
        <Line points={`M${arrivalX} ${roadY}H${nightEndX}`} tone="dim" width={2} />
        <Line points={ticks.join('')} tone="dim" />
      </g>
    </>
  );
}

/** The line starts at the price, so that it never crosses the figures above. */
function Hand({ layout, nights, language }: Omit<NightDrawingProps, 'id' | 'words'>) {
  const { name, roadY, tab } = layout;
  const nowX = xAt(layout, NIGHT_HOURS);
  const middleY = roadY + 2 + tab.height / 2;
  const side = tab.width / 2 - (name === 'wide' ? 10 : 5);
  return (
    <g data-part="hand" data-sky="night" transform={`translate(${nowX})`}>
      {nights.map(({ id, night }) => {
        const y = round(curveHeightAt(priceCurve(night, layout), nowX));
        return (
          <g key={id} data-night={id}>
            <path
              data-part="line"
              data-tone="lime"
              data-line="solid"
              strokeWidth="2"
              d={handLine(layout, y)}
            />
            <circle
              data-part="ring"
              data-tone="lime"
              data-line="ring"
              strokeWidth="3.5"
              cy={y}
              r={name === 'wide' ? 7 : 5.5}
            />
          </g>
        );
      })}
      <rect
        className={styles.tab}
        x={-tab.width / 2}
        y={roadY + 2}
        width={tab.width}
        height={tab.height}
        rx="6"
      />
      <path
        className={styles.grip}
        d={`M${4 - side} ${middleY - 4}l-4 4 4 4M${side - 4} ${middleY - 4}l4 4-4 4`}
      />
      <text className={styles.tabText} data-part="hour" y={middleY} dy=".36em">
        {clock(DEPOT.departureHour, language)}
      </text>
    </g>
  );
}
