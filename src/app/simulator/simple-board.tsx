import type { ReactNode } from 'react';
import { measure, number } from '#content/figures.ts';
import * as constants from '#domain/simulator/constants.ts';
import type { Potential } from '#domain/simulator/fleet-profiles.ts';
import type { FleetInputs } from '#domain/simulator/inputs.ts';
import type { MainResults } from '#domain/simulator/simulation.ts';
import { displayText } from '#ui/display-text.ts';
import { fill } from '../fill.ts';
import { timeOfDay, times, wholeEuros } from './amounts.ts';
import styles from './board.module.css';
import type { Compared } from './compared.ts';
import { Difference } from './difference.tsx';
import { Gauge } from './gauge.tsx';
import { useTexts } from './texts.ts';

interface SimpleBoardProps {
  fleet: FleetInputs;
  main: MainResults;
  compared: Compared | undefined;
  /** Stands right under the main figure. */
  children: ReactNode;
}

/** What the fleet could earn, at a glance. */
export function SimpleBoard({ fleet, main, compared, children }: SimpleBoardProps) {
  const { words, language } = useTexts();
  const { simple, comparison } = main;
  const score = number(simple.scoreOutOfTen, language, 1);
  return (
    <>
      <div className={styles.board} data-ground="night" data-result="simple">
        <div>
          <p className={styles.name}>{words.simple.gain}</p>
          <p className={styles.figure} data-figure="main">
            {displayText(wholeEuros(simple.monthlyGainEuros, language))}
          </p>
          <p className={styles.per}>
            {fill(words.simple.perVehicle, {
              gain: wholeEuros(simple.yearlyGainPerVehicleEuros, language),
            })}
          </p>
          <Difference
            eurosOf={(of) => of.simple.monthlyGainEuros}
            main={main}
            compared={compared}
            text={words.scenarios.versus}
          />
          <p className={styles.checked}>
            {fill(words.simple.condition, {
              arrival: timeOfDay(fleet.readyHour - fleet.hours),
              departure: timeOfDay(fleet.readyHour),
              share: wholeEuros(main.estimate.reference.perVehicle.shareSmartEuros, language),
            })}
          </p>
        </div>
        <dl className={styles.gauges}>
          <div>
            <dt>{words.simple.potential}</dt>
            <dd>
              {words.simple.potentials[simple.potential]}
              <Gauge bars={3} lit={POTENTIAL_STEPS[simple.potential]} />
            </dd>
          </div>
          <div>
            <dt>{words.simple.score}</dt>
            <dd>
              {fill(words.simple.scoreOf, { score })}
              <Gauge bars={constants.highestScore} lit={simple.scoreOutOfTen} />
            </dd>
          </div>
        </dl>
      </div>
      {children}
      <dl className={styles.facts}>
        {[
          [words.simple.flexibility, measure(simple.flexibilityKwhPerDay, 'kWh', language)],
          [words.simple.co2, measure(simple.co2GramsPerDay / 1000, 'kg', language, 1)],
          [words.simple.average, times(comparison.multipleOfAverage, language)],
        ].map(([name, value = '']) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{displayText(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const POTENTIAL_STEPS: Record<Potential, number> = { low: 1, medium: 2, high: 3 };
