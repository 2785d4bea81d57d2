import { Fragment } from 'react';
import {
  type activationSteps,
  CALLED,
  powerAroundCall,
  SHOWN_AROUND_CALL,
} from '#domain/illustrations/activation.ts';
import { CLAIMS } from '#domain/site/claims.ts';
import { ChartText } from '#ui/charts/chart-labels.tsx';
import { Area, Line } from '#ui/charts/marks.tsx';
import { Plot } from '#ui/charts/plot.tsx';
import { linear } from '#ui/charts/scales.ts';
import { Grid } from '#ui/layout.tsx';
import text from '#ui/text.module.css';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './activation.module.css';

interface ActivationProps {
  words: WordsOf<'aggregators'>['activation'];
  steps: ReturnType<typeof activationSteps>;
}

const REQUEST = { site: 'depot-1', kw: -CALLED.kw, minutes: 15 };

const ANSWER = {
  vehicles: CALLED.vehicles,
  kw: -CALLED.kw,
  within_s: CLAIMS.activationWithin.value,
};

/** The API call and its answer, and below them the depot's power. */
export function Activation({ words, steps }: ActivationProps) {
  return (
    <figure>
      <Grid className={styles.wire}>
        <Message name={words.request} head={['POST', '/activations']} body={REQUEST} />
        <Message name={words.answer} head={['202', 'Accepted']} body={ANSWER} />
      </Grid>
      <ActivationPicture steps={steps} words={words} />
      <figcaption className={text.note}>{words.caption}</figcaption>
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

const DEADLINE = CLAIMS.activationWithin.value;
const TOP = 34;
const BASE = 206;
const y = linear([0, CALLED.kw], [BASE, 76]);

/** The depot's power around an activation: one step down per vehicle, to zero. */
function ActivationPicture({ steps, words }: ActivationProps) {
  const full = y(CALLED.kw);
  return (
    <Plot height={236} summary={words.summary}>
      {({ width }) => {
        const x = linear(SHOWN_AROUND_CALL, [0, width]);
        const power = powerAroundCall(steps).map(({ second, kw }) => ({ x: x(second), y: y(kw) }));
        const moments = [
          { at: x(0), name: words.called },
          { at: x(DEADLINE), name: words.deadline },
        ];
        return (
          <>
            <rect
              className={styles.promise}
              x={x(0)}
              y={TOP}
              width={x(DEADLINE) - x(0)}
              height={BASE - TOP}
            />
            <Area points={power} base={BASE} tone="level" kind="steps" />
            <Line points={`M${x(0)} ${full}H${width}`} tone="ghost" dashed />
            <Line points={power} tone="plan" kind="steps" width={3.5} />
            {moments.map(({ at, name }) => (
              <g key={name}>
                <Line points={`M${at} ${TOP}V${BASE}`} tone="lime" />
                <ChartText x={at} y={24} anchor="middle" tone="lime" lines={[name]} strong />
              </g>
            ))}
            <ChartText x={0} y={228} lines={[words.before]} strong />
            <ChartText x={width} y={228} anchor="end" lines={[words.after]} strong />
            <ChartText x={width} y={full - 10} anchor="end" tone="dim" lines={[words.without]} />
          </>
        );
      }}
    </Plot>
  );
}
