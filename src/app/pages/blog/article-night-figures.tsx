import { clock, eurosPer, number, percent } from '#content/figures.ts';
import { DEPOT, TYPICAL_NIGHT } from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import { Bar } from '#ui/charts/bar.tsx';
import { ChartText } from '#ui/charts/chart-labels.tsx';
import marks from '#ui/charts/marks.module.css';
import { monotoneCurve, round } from '#ui/charts/monotone-curve.ts';
import { displayText } from '#ui/display-text.ts';
import text from '#ui/text.module.css';
import styles from './article-night-figures.module.css';

type NightHoursWords = Record<'summary' | 'caption' | 'price' | 'onArrival' | 'plan', string>;

interface NightHoursProps {
  words: NightHoursWords;
  language: Language;
}

interface Layout {
  name: 'wide' | 'narrow';
  width: number;
  gap: number;
  labelEvery: number;
}

const LAYOUTS: readonly Layout[] = [
  { name: 'wide', width: 900, gap: 6, labelEvery: 1 },
  { name: 'narrow', width: 350, gap: 3, labelEvery: 3 },
];
const NIGHT = TYPICAL_NIGHT;
const HEIGHT = 320;
const PEAK_Y = 46;
const LOW_Y = 128;
const BASE_Y = 286;
const FULL_BAR = 92;

/** The hours at the depot: the price above, the energy charged below. */
export function NightHours(props: NightHoursProps) {
  return (
    <figure className={styles.figure}>
      {LAYOUTS.map((layout) => (
        <NightDrawing key={layout.name} {...props} layout={layout} />
      ))}
      <figcaption className={text.note}>{props.words.caption}</figcaption>
    </figure>
  );
}

function NightDrawing({ words, language, layout }: NightHoursProps & { layout: Layout }) {
  const { name, width, gap, labelEvery } = layout;
  const band = width / NIGHT.hours.length;
  const indexOf = (hour: number) => NIGHT.hours.findIndex((one) => one.hour === hour);
  const middle = (index: number) => round((index + 0.5) * band);
  const place = (index: number) => ({ x: index * band + gap / 2, width: band - gap, base: BASE_Y });
  const tall = (kwh: number) => round((kwh / DEPOT.siteKw) * FULL_BAR);
  const priceY = (eurosPerMwh: number) => {
    const { peak, low } = NIGHT;
    const share = (eurosPerMwh - low.eurosPerMwh) / (peak.eurosPerMwh - low.eurosPerMwh);
    return round(LOW_Y - share * (LOW_Y - PEAK_Y));
  };
  const price = NIGHT.hours.map(({ eurosPerMwh }, index) => ({
    x: middle(index),
    y: priceY(eurosPerMwh),
  }));
  const extremes = [NIGHT.peak, NIGHT.low].map(({ hour, eurosPerMwh }) => {
    const index = indexOf(hour);
    return {
      hour,
      x: middle(index),
      y: priceY(eurosPerMwh),
      labelY: priceY(eurosPerMwh) + (hour === NIGHT.peak.hour ? -14 : 28),
      label: eurosPer(eurosPerMwh, 'MWh', language),
      // In the first hour a label around its dot would leave the drawing.
      place: index === 0 ? { x: 0 } : { x: middle(index), anchor: 'middle' as const },
    };
  });
  const mostCharged = Math.max(...NIGHT.hours.map(({ chargedKwh }) => chargedKwh));
  return (
    <svg
      className={styles[name]}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={words.summary}
    >
      {NIGHT.hours.map(({ hour, onArrivalKwh, chargedKwh }, index) => (
        <g key={hour}>
          <Bar className={marks.ghost} {...place(index)} tall={tall(onArrivalKwh)} />
          <Bar className={marks.plan} {...place(index)} tall={tall(chargedKwh)} />
          {index % labelEvery === 0 && (
            <text x={middle(index)} y={HEIGHT - 8} textAnchor="middle" className={styles.hour}>
              {displayText(clock(hour, language))}
            </text>
          )}
        </g>
      ))}
      <path className={marks.base} d={`M0 ${BASE_Y}H${width}`} />
      <path className={styles.price} d={monotoneCurve(price)} />
      {extremes.map(({ hour, x, y, labelY, label, place }) => (
        <g key={hour}>
          <circle className={styles.callout} cx={x} cy={y} r="5" />
          <ChartText {...place} y={labelY} lines={[label]} strong />
        </g>
      ))}
      <ChartText
        x={middle(5)}
        y={priceY(NIGHT.hours[5]?.eurosPerMwh ?? 0) - 16}
        lines={[words.price]}
      />
      <ChartText x={gap / 2} y={BASE_Y - FULL_BAR - 10} lines={[words.onArrival]} />
      <ChartText
        x={round(indexOf(NIGHT.planStartHour) * band + gap / 2)}
        y={round(BASE_Y - tall(mostCharged) - 10)}
        lines={[words.plan]}
        strong
      />
    </svg>
  );
}

type NightTableWords = Record<
  'caption' | 'hour' | 'price' | 'paid' | 'onArrival' | 'plan' | 'level',
  string
>;

interface NightTableProps {
  words: NightTableWords;
  language: Language;
}

export function NightTable({ words, language }: NightTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small phone the table scrolls, and keys must scroll it too
    <section className={styles.scroll} tabIndex={0} aria-label={words.caption}>
      <table className={styles.table}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.hour}</th>
            <th scope="col">{words.price}</th>
            <th scope="col">{words.paid}</th>
            <th scope="col">{words.onArrival}</th>
            <th scope="col">{words.plan}</th>
            <th scope="col">{words.level}</th>
          </tr>
        </thead>
        <tbody>
          {NIGHT.hours.map(
            ({ hour, eurosPerMwh, eurosPerKwh, onArrivalKwh, chargedKwh }, index) => (
              <tr key={hour}>
                <th scope="row">{clock(hour, language)}</th>
                <td>{number(eurosPerMwh, language, 1)}</td>
                <td>{number(eurosPerKwh * 1000, language, 1)}</td>
                <td>{number(onArrivalKwh, language)}</td>
                <td>{number(chargedKwh, language)}</td>
                <td>
                  {percent(Math.round((NIGHT.planLevelShares[index + 1] ?? 0) * 100), language)}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}
