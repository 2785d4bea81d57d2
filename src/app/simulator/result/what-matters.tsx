import { memo } from 'react';
import { clock, number, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { DetailResults } from '#domain/simulator/calculation.ts';
import { arrivalHourOf, departureHourOf, type FleetInputs } from '#domain/simulator/inputs.ts';
import type { LeverEffect, LeverEnd } from '#domain/simulator/model/gain-breakdown.ts';
import { round } from '#ui/charts/monotone-curve.ts';
import { FiguresTable } from '#ui/figures-table.tsx';
import { Heading } from '#ui/heading.tsx';
import { signedEuros } from '../amounts.ts';
import { withUnit } from '../inputs/answer-texts.ts';
import type { Simulation } from '../state/use-simulation.ts';
import { type SimulatorTexts, useTexts } from '../texts.ts';
import { CardHead } from './card-head.tsx';
import cards from './cards.module.css';
import styles from './what-matters.module.css';

interface WhatMattersProps {
  inputs: FleetInputs;
  details: DetailResults;
  moveWindow: Simulation['moveWindow'];
}

/** What would change the number: the hour of arrival first, then one answer at a time. */
export const WhatMatters = memo(function WhatMatters(props: WhatMattersProps) {
  const { inputs, details } = props;
  const texts = useTexts();
  const { levers } = texts.words;
  return (
    <section className={cards.card} id="what-matters">
      <CardHead title={levers.title} lead={levers.lead} />
      <div className={cards.sides}>
        <Arrivals {...props} />
        <Levers inputs={inputs} effects={details.levers} />
      </div>
    </section>
  );
});

const TALLEST = 96;

/** The same vehicles, back at another hour: each column, on a phone each row, answers so. */
function Arrivals({ inputs, details, moveWindow }: WhatMattersProps) {
  const { words, language } = useTexts();
  const { arrival } = words.levers;
  const { arrivals } = details;
  const most = Math.max(...arrivals.map(({ gainEuros }) => gainEuros), 1);
  const own = arrivalHourOf(inputs);
  const best = arrivals.reduce((a, b) => (b.gainEuros > a.gainEuros ? b : a), {
    arrivalHour: own,
    gainEuros: 0,
  });
  const euros = (value: number) => wholeEuros(value, language);
  return (
    <div>
      <Heading level={3} size="sub">
        {fill((best.arrivalHour + 24) % 24 === own ? arrival.best : arrival.title, {
          arrival: clock(best.arrivalHour, language),
          gain: euros(best.gainEuros),
        })}
      </Heading>
      <ul className={styles.arrivals}>
        {arrivals.map(({ arrivalHour, gainEuros }) => {
          const height = Math.max(round((Math.max(gainEuros, 0) / most) * TALLEST), 2);
          return (
            <li key={arrivalHour}>
              <button
                type="button"
                aria-pressed={(arrivalHour + 24) % 24 === own}
                onClick={() => moveWindow('arrival', (arrivalHour + 24) % 24)}
              >
                <span>{number(Math.round(gainEuros), language)}</span>
                <svg
                  className={styles.column}
                  width="100%"
                  height={height}
                  viewBox={`0 0 10 ${height}`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <path d={`M0 0H10V${height}H0z`} />
                </svg>
                <svg
                  className={styles.row}
                  viewBox={`0 0 ${TALLEST} 10`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <path d={`M0 0H${height}V10H0z`} />
                </svg>
                <span>
                  {(arrivalHour + 24) % 24}
                  <span className="visually-hidden">{arrival.hour}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className={styles.text}>
        {fill(arrival.text, { departure: clock(departureHourOf(inputs), language) })}
      </p>
    </div>
  );
}

function Levers({ inputs, effects }: { inputs: FleetInputs; effects: readonly LeverEffect[] }) {
  const texts = useTexts();
  const { words, language } = texts;
  const { levers } = words;
  const ends = effects.flatMap(({ low, high }) => [low, high].filter((end) => end !== null));
  const most = Math.max(...ends.map(({ changeEuros }) => Math.abs(changeEuros)), 0);
  if (Math.round(most) === 0) return <p className={styles.text}>{levers.nothing}</p>;
  const rows = effects.flatMap(({ lever, low, high }) =>
    [low, high]
      .filter((end) => end !== null)
      .map((end) => ({
        name: fill(levers.names[lever], { value: endText(lever, end, texts) }),
        change: end.changeEuros,
      }))
      .filter(({ change }) => Math.round(change) !== 0),
  );
  return (
    <div>
      <Heading level={3} size="sub">
        {levers.others}
      </Heading>
      <ul className={styles.levers}>
        {rows.map(({ name, change }) => (
          <li key={name}>
            <span>{name}</span>
            <EffectBar change={change} most={most} />
            <b>{signedEuros(change, language)}</b>
          </li>
        ))}
      </ul>
      <FiguresTable
        summary={words.figures}
        figures={() => ({
          caption: levers.table.caption,
          columns: [levers.table.lever, levers.table.change],
          rows: rows.map(({ name, change }) => [name, signedEuros(change, language)]),
        })}
      />
      {inputs.siteKw === null && <p className={styles.text}>{levers.siteNote}</p>}
    </div>
  );
}

function endText(lever: LeverEffect['lever'], { value }: LeverEnd, texts: SimulatorTexts): string {
  const { words, language } = texts;
  if (lever === 'baseline') return words.options.baseline[value as 'arrival' | 'timer'];
  if (lever === 'contract') return words.options.contract[value as 'indexed' | 'fixed'];
  const unit = lever === 'site' ? words.fields.siteKw.unit : '%';
  return withUnit(Number(value), unit, language);
}

const HALF = 500;

function EffectBar({ change, most }: { change: number; most: number }) {
  const x = round((change / most) * (HALF - 2));
  return (
    <svg viewBox={`${-HALF} 0 ${2 * HALF} 20`} preserveAspectRatio="none" aria-hidden="true">
      <path className={change < 0 ? styles.loss : styles.gain} d={`M0 4H${x}v12H0z`} />
      <path className={styles.zero} d="M0 0V20" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
