import { Link } from 'react-router';
import { measure } from '#content/figures.ts';
import { type activationSteps, CALLED } from '#domain/illustrations/activation.ts';
import { DEPOT, type DepotNight, type PORTFOLIO_NIGHT } from '#domain/illustrations/depot-night.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import type { Language } from '#domain/site/language.ts';
import { SOLUTIONS_MENU } from '#domain/site/navigation.ts';
import { round } from '#ui/charts/monotone-curve.ts';
import { Column } from '#ui/section.tsx';
import { usePathTo } from '../../links/links.tsx';
import { fill } from '../../words/fill.ts';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './load-shapes.module.css';

interface LoadShapesProps {
  words: WordsOf<'solutions'>['loads'];
  night: DepotNight;
  steps: ReturnType<typeof activationSteps>;
  portfolio: typeof PORTFOLIO_NIGHT;
  language: Language;
}

const DRAWINGS = [
  { name: 'wide-only', stretch: 432, gap: 72, height: 270, tops: [120, 66, 6] },
  { name: 'narrow-only', stretch: 117, gap: 15, height: 150, tops: [78, 48, 4] },
] as const;

/** The load that each of the three sectors makes of the same batteries, on one line. */
export function LoadShapes({ words, night, steps, portfolio, language }: LoadShapesProps) {
  const to = usePathTo();
  const seconds = measure(CLAIMS.activationWithin.value, 's', language);
  const named = [words.fleets, words.aggregators, words.energy];
  return (
    <figure className={styles.figure}>
      <div className={styles.line}>
        <Column>
          {DRAWINGS.map(({ name, stretch, gap, height, tops }) => {
            const place = (index: number) => ({
              x: index * stretch,
              width: stretch - gap,
              base: height,
              top: tops[index] ?? 0,
            });
            return (
              <svg
                key={name}
                className={`${styles.drawing} ${name}`}
                viewBox={`0 0 ${stretch * 3 - gap} ${height}`}
                role="img"
                aria-label={fill(words.summary, { seconds })}
              >
                <FleetLoad night={night} {...place(0)} />
                <CallLoad steps={steps} {...place(1)} />
                <PortfolioLoad portfolio={portfolio} {...place(2)} />
              </svg>
            );
          })}
        </Column>
      </div>
      <Column>
        <ul className={styles.names}>
          {SOLUTIONS_MENU.map(({ anchor }, index) => (
            <li key={anchor}>
              <Link to={to('solutions', anchor)}>{named[index]?.name}</Link>
              <p>{named[index]?.text}</p>
            </li>
          ))}
        </ul>
      </Column>
    </figure>
  );
}

interface Place {
  x: number;
  width: number;
  base: number;
  top: number;
}

/** A night of one depot: on arrival in outline, smart charging solid. */
function FleetLoad({ night, x, width, base, top }: Place & { night: DepotNight }) {
  const hour = width / night.hours.length;
  const y = (kwh: number) => round(base - (kwh / DEPOT.siteKw) * (base - top));
  const outline = night.hours
    .filter(({ onArrivalKwh }) => onArrivalKwh > 0)
    .map(({ onArrivalKwh }, index) => `V${y(onArrivalKwh)}H${round(x + (index + 1) * hour)}`)
    .join('');
  return (
    <>
      <path className={styles.ghost} d={`M${x + 1} ${base}${outline}V${base}`} />
      {night.hours.map(
        ({ hour: name, chargedKwh }, index) =>
          chargedKwh > 0 && (
            <rect
              key={name}
              className={styles.plan}
              x={round(x + index * hour + 1)}
              y={y(chargedKwh)}
              width={round(hour * 0.84)}
              height={round(base - y(chargedKwh))}
            />
          ),
      )}
    </>
  );
}

const SECONDS_BEFORE = 20;

const SECONDS_AFTER = 20;

/** Grid activation: full power, then one step down per vehicle, to zero. */
function CallLoad({
  steps,
  x,
  width,
  base,
  top,
}: Place & { steps: ReturnType<typeof activationSteps> }) {
  const seconds = SECONDS_BEFORE + CLAIMS.activationWithin.value + SECONDS_AFTER;
  const at = (second: number) => round(x + ((second + SECONDS_BEFORE) / seconds) * width);
  const y = (kw: number) => round(base - (kw / CALLED.kw) * (base - top));
  const stair = steps.map(({ second, kw }) => `H${at(second)}V${y(kw)}`).join('');
  return (
    <>
      <path className={styles.plan} d={`M${x} ${top}${stair}H${x}Z`} />
      <path className={styles.ghost} d={`M${at(0)} ${top}H${x + width}V${base + 4}`} />
    </>
  );
}

const DEPOT_LOOKS = [styles.first, styles.second, styles.third];

/** The load of a supplier's depots, stacked. */
function PortfolioLoad({
  portfolio,
  x,
  width,
  base,
  top,
}: Place & { portfolio: typeof PORTFOLIO_NIGHT }) {
  const hour = width / portfolio.length;
  const sums = portfolio.map(({ depotKwh }) => depotKwh.reduce((sum, kwh) => sum + kwh, 0));
  const scale = (base - top) / Math.max(...sums);
  return portfolio.map(({ hour: name, depotKwh }, index) => {
    let y = base;
    return depotKwh.map((kwh, depot) => {
      const height = round(kwh * scale);
      y = round(y - height);
      return (
        height > 0 && (
          <rect
            key={`${name}-${DEPOT_LOOKS[depot]}`}
            className={DEPOT_LOOKS[depot]}
            x={round(x + index * hour + 1)}
            y={y}
            width={round(hour * 0.84)}
            height={Math.max(height - 1, 1)}
          />
        )
      );
    });
  });
}
