import { type activationSteps, CALLED } from '#domain/activation.ts';
import { CLAIMS } from '#domain/claims.ts';
import { ChartText } from '#ui/charts/chart-text.tsx';
import { round } from '#ui/charts/monotone-curve.ts';
import styles from './activation-picture.module.css';

interface ActivationPictureProps {
  steps: ReturnType<typeof activationSteps>;
  summary: string;
  labels: Record<'called' | 'deadline' | 'before' | 'after' | 'without', string>;
}

const FIRST_SECOND = -20;
const LAST_SECOND = 60;
const BASE = 206;
const FULL = 130;
const DRAWINGS = [
  { name: styles.wide, width: 600 },
  { name: styles.narrow, width: 350 },
] as const;

/** Power over the seconds around a call: level, then a stair of one tread per vehicle, then nothing. */
export function ActivationPicture({ steps, summary, labels }: ActivationPictureProps) {
  const y = (kw: number) => round(BASE - (kw / CALLED.kw) * FULL);
  return DRAWINGS.map(({ name, width }) => {
    const x = (second: number) =>
      round(((second - FIRST_SECOND) / (LAST_SECOND - FIRST_SECOND)) * width);
    const stair = `M0 ${y(CALLED.kw)}${steps
      .map(({ second, kw }) => `H${x(second)}V${y(kw)}`)
      .join('')}`;
    const deadlineX = x(CLAIMS.activationWithin.value);
    return (
      <svg key={name} className={name} viewBox={`0 0 ${width} 236`} role="img" aria-label={summary}>
        <rect
          className={styles.promise}
          x={x(0)}
          y="34"
          width={round(deadlineX - x(0))}
          height={BASE - 34}
        />
        <path className={styles.charging} d={`${stair}V${BASE}H0Z`} />
        <path className={styles.without} d={`M${x(0)} ${y(CALLED.kw)}H${width}`} />
        <path className={styles.power} d={`${stair}H${width}`} />
        <path className={styles.call} d={`M${x(0)} 34V${BASE}`} />
        <path className={styles.call} d={`M${deadlineX} 34V${BASE}`} />
        <ChartText x={x(0)} y={24} anchor="middle" tone="lime" lines={[labels.called]} strong />
        <ChartText
          x={deadlineX}
          y={24}
          anchor="middle"
          tone="lime"
          lines={[labels.deadline]}
          strong
        />
        <ChartText x={0} y={228} tone="paper" lines={[labels.before]} strong />
        <ChartText x={width} y={228} anchor="end" tone="paper" lines={[labels.after]} strong />
        <ChartText
          x={width}
          y={y(CALLED.kw) - 10}
          anchor="end"
          tone="paperDim"
          lines={[labels.without]}
        />
      </svg>
    );
  });
}
