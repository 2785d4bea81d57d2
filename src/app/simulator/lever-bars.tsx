import { useMemo } from 'react';
import type { FleetInputs } from '#domain/simulator/inputs.ts';
import { type LeverEffect, sensitivity } from '#domain/simulator/sensitivity.ts';
import { round } from '#ui/charts/monotone-curve.ts';
import { FiguresTable } from '#ui/figures-table.tsx';
import { Heading } from '#ui/heading.tsx';
import { fill } from '../fill.ts';
import { signedEuros } from './amounts.ts';
import panel from './expert.module.css';
import { withUnit } from './field-text.ts';
import styles from './levers.module.css';
import { type SimulatorTexts, useTexts } from './texts.ts';

/** What matters most: one assumption at a time, the strongest first. */
export function LeverBars({ fleet }: { fleet: FleetInputs }) {
  const texts = useTexts();
  const effects = useMemo(() => sensitivity(fleet), [fleet]);
  const { words, language } = texts;
  const { levers } = words;
  const most = effects.reduce(
    (span, { atLowEuros, atHighEuros }) =>
      Math.max(span, Math.abs(atLowEuros), Math.abs(atHighEuros)),
    0,
  );
  const [strongest] = effects;
  const euros = (value: number) => signedEuros(value, language);
  if (most < 1) return null;
  return (
    <section className={panel.panel}>
      <Heading level={2} size="sub">
        {levers.title}
      </Heading>
      <p className={panel.lead}>{levers.lead}</p>
      <ul className={styles.levers}>
        {effects.map((effect) => (
          <li key={effect.lever}>
            <span className={styles.name}>
              {levers.names[effect.lever]}
              <small>{endsText(effect, texts)}</small>
            </span>
            <EffectBar effect={effect} mostEuros={most} />
            <span className={styles.value}>
              {euros(effect.atLowEuros)}
              <span aria-hidden="true"> / </span>
              {euros(effect.atHighEuros)}
            </span>
          </li>
        ))}
      </ul>
      {strongest && (
        <p className={panel.conclusion}>
          {fill(levers.conclusion, {
            lever: levers.names[strongest.lever],
            low: euros(Math.min(strongest.atLowEuros, strongest.atHighEuros)),
            high: euros(Math.max(strongest.atLowEuros, strongest.atHighEuros)),
          })}
        </p>
      )}
      <FiguresTable
        summary={words.figures}
        figures={() => ({
          caption: levers.table.caption,
          columns: [levers.table.lever, levers.table.low, levers.table.high],
          rows: effects.map((effect) => [
            `${levers.names[effect.lever]} (${endsText(effect, texts)})`,
            euros(effect.atLowEuros),
            euros(effect.atHighEuros),
          ]),
        })}
      />
    </section>
  );
}

function endsText(
  { field, lowValue, highValue }: LeverEffect,
  { words, language }: SimulatorTexts,
): string {
  const { unit } = words.fields[field];
  const written = (value: number) => withUnit(value, unit, language);
  return fill(words.levers.between, { low: written(lowValue), high: written(highValue) });
}

const HALF = 500;

/** Both ends have a bar of their own: they may go the same way. */
function EffectBar({ effect, mostEuros }: { effect: LeverEffect; mostEuros: number }) {
  const x = (euros: number) => round((euros / mostEuros) * (HALF - 2));
  return (
    <svg viewBox={`${-HALF} 0 ${2 * HALF} 20`} preserveAspectRatio="none" aria-hidden="true">
      {[effect.atLowEuros, effect.atHighEuros].map((euros, end) => (
        <path
          key={end === 0 ? 'low' : 'high'}
          className={euros < 0 ? styles.loss : styles.gain}
          d={`M0 ${11 * end}H${x(euros)}v9H0z`}
        />
      ))}
      <path className={styles.zero} d="M0 0V20" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
