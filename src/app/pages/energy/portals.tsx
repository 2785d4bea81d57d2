import { clock, euroAmount, longDate } from '#content/figures.ts';
import { DEPOT, type DepotNight } from '#domain/illustrations/depot-night.ts';
import type { Language } from '#domain/site/language.ts';
import { monotoneCurve, round } from '#ui/charts/monotone-curve.ts';
import { displayText } from '#ui/display-text.ts';
import text from '#ui/text.module.css';
import { fill } from '../../words/fill.ts';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './portals.module.css';

const LOOKS = [styles.first, styles.second, styles.yours];

interface PortalsProps {
  words: WordsOf<'energy'>['portals'];
  night: DepotNight;
  language: Language;
}

/** One fleet portal under three brands: only the colours and the name change. */
export function Portals({ words, night, language }: PortalsProps) {
  const figures = {
    saving: euroAmount(night.onArrivalEuros - night.planEuros, language),
    vehicles: String(DEPOT.vehicles),
    date: longDate(night.date, language),
  };
  return (
    <figure className={styles.stack} data-print="colours">
      {words.suppliers.map((supplier, index) => (
        <div key={supplier} className={`${styles.portal} ${LOOKS[index]}`} aria-hidden="true">
          <p className={styles.top}>
            <span className={styles.logo}>{supplier}</span>
            <span>{words.space}</span>
          </p>
          <p>{words.saved}</p>
          <p className={`${text.figure} ${styles.figure}`}>{displayText(figures.saving)}</p>
          <p>{fill(words.condition, figures)}</p>
          <PortalChart night={night} language={language} />
        </div>
      ))}
      <figcaption className="visually-hidden">{fill(words.summary, figures)}</figcaption>
    </figure>
  );
}

interface PortalChartProps {
  night: DepotNight;
  language: Language;
}

const BASE = 128;

const FULL_BAR = 56;

const PRICE_TOP = 14;

const PRICE_BOTTOM = 66;

const DRAWINGS = [
  { name: styles.wide, width: 448 },
  { name: styles.narrow, width: 296 },
] as const;

/** The night of the home page as a customer would see it: price, charging on arrival, the plan. */
function PortalChart({ night, language }: PortalChartProps) {
  return DRAWINGS.map(({ name, width }) => {
    const hour = width / 24;
    return (
      <svg key={name} className={name} viewBox={`0 0 ${width} 152`} aria-hidden="true">
        <path className={styles.onArrival} d={onArrivalOutline(night, hour)} />
        {night.hours.map(
          (bar) =>
            bar.chargedKwh > 0 && (
              <rect
                key={bar.hour}
                className={styles.plan}
                x={round(afterNoon(bar.hour) * hour + 1)}
                y={barTop(bar.chargedKwh)}
                width={round(hour - 2)}
                height={round(BASE - barTop(bar.chargedKwh))}
              />
            ),
        )}
        <path className={styles.price} d={priceLine(night, hour)} />
        <path className={styles.base} d={`M0 ${BASE}H${width}`} />
        {[0, 6, 12, 18].map((tick) => (
          <text key={tick} x={round(tick * hour)} y="147" textAnchor={tick ? 'middle' : 'start'}>
            {displayText(clock(tick + 12, language))}
          </text>
        ))}
      </svg>
    );
  });
}

const afterNoon = (hour: number) => (hour + 12) % 24;

const barTop = (kwh: number) => round(BASE - (kwh / DEPOT.siteKw) * FULL_BAR);

function onArrivalOutline({ hours }: DepotNight, hour: number): string {
  const treads = hours
    .filter(({ onArrivalKwh }) => onArrivalKwh > 0)
    .map((bar) => `V${barTop(bar.onArrivalKwh)}H${round((afterNoon(bar.hour) + 1) * hour)}`);
  return `M${round(afterNoon(DEPOT.arrivalHour) * hour)} ${BASE}${treads.join('')}V${BASE}`;
}

function priceLine({ noonToNoon }: DepotNight, hour: number): string {
  const prices = noonToNoon.map(({ eurosPerMwh }) => eurosPerMwh);
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  return monotoneCurve(
    prices.map((price, index) => ({
      x: (index + 0.5) * hour,
      y: PRICE_BOTTOM - ((price - low) / (high - low)) * (PRICE_BOTTOM - PRICE_TOP),
    })),
  );
}
