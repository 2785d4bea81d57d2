import { type activationSteps, CALLED } from '#domain/activation.ts';
import { CLAIMS } from '#domain/claims.ts';
import {
  DEPOT,
  type DepotNight,
  type PORTFOLIO_NIGHT,
} from '#domain/simulator/known/depot-night.ts';
import { round } from '#ui/charts/monotone-curve.ts';
import styles from './load-shape.module.css';

interface Place {
  x: number;
  width: number;
  base: number;
  top: number;
}

/** A night of one depot: on arrival in outline, smart charging solid. */
export function FleetLoad({ night, x, width, base, top }: Place & { night: DepotNight }) {
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

/** A call: full power, then a stair of one tread per vehicle, then nothing. */
export function CallLoad({
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

/** A supplier's depots, one standing on the other. */
export function PortfolioLoad({
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
