import { Fragment } from 'react';
import { clock, measure } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { type activationSteps, CALLED } from '#domain/illustrations/activation.ts';
import { DEPOT } from '#domain/illustrations/depot-night.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import type { Language } from '#domain/site/language.ts';
import { ChartText } from '#ui/charts/chart-labels.tsx';
import marks from '#ui/charts/marks.module.css';
import { round } from '#ui/charts/monotone-curve.ts';
import text from '#ui/text.module.css';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './activation.module.css';

interface ActivationProps {
  words: WordsOf<'aggregators'>['activation'];
  steps: ReturnType<typeof activationSteps>;
  language: Language;
}

const REQUEST = { site: 'depot-1', kw: -CALLED.kw, minutes: 15 };

const ANSWER = {
  vehicles: CALLED.vehicles,
  kw: -CALLED.kw,
  within_s: CLAIMS.activationWithin.value,
};

/** The API call and its answer, and below them the depot's power. */
export function Activation({ words, steps, language }: ActivationProps) {
  const figures = {
    power: measure(CALLED.kw, 'kW', language),
    seconds: measure(CLAIMS.activationWithin.value, 's', language),
    vehicles: String(CALLED.vehicles),
    depot: String(DEPOT.vehicles),
    departure: clock(DEPOT.departureHour, language),
  };
  return (
    <figure className={styles.figure}>
      <div className={styles.wire}>
        <Message name={words.request} head={['POST', '/activations']} body={REQUEST} />
        <Message name={words.answer} head={['202', 'Accepted']} body={ANSWER} />
      </div>
      <ActivationPicture
        steps={steps}
        summary={fill(words.summary, figures)}
        labels={{ ...words, before: fill(words.before, figures) }}
      />
      <figcaption className={text.note}>{fill(words.caption, figures)}</figcaption>
    </figure>
  );
}

interface MessageProps {
  name: string;
  /** Method and path, or status. */
  head: readonly [string, string];
  body: Readonly<Record<string, string | number>>;
}

function Message({ name, head: [verb, object], body }: MessageProps) {
  const lines = Object.entries(body);
  return (
    <div>
      <p className={styles.message}>{name}</p>
      <pre translate="no">
        <span className={styles.verb}>{verb}</span> {object}
        {'\n{\n'}
        {lines.map(([key, value], index) => (
          <Fragment key={key}>
            {'  '}
            <span className={styles.key}>"{key}"</span>: {JSON.stringify(value)}
            {index < lines.length - 1 ? ',\n' : '\n'}
          </Fragment>
        ))}
        {'}'}
      </pre>
    </div>
  );
}

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

/** The depot's power around an activation: one step down per vehicle, to zero. */
function ActivationPicture({ steps, summary, labels }: ActivationPictureProps) {
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
        <path className={marks.ghost} d={`M${x(0)} ${y(CALLED.kw)}H${width}`} />
        <path className={styles.power} d={`${stair}H${width}`} />
        <path className={marks.lime} d={`M${x(0)} 34V${BASE}`} />
        <path className={marks.lime} d={`M${deadlineX} 34V${BASE}`} />
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
