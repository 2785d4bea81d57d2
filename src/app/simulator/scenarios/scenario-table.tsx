import { wholeEuros } from '#content/figures.ts';
import type { MainResults } from '#domain/simulator/calculation.ts';
import { FIELD_IDS, type FleetInputs } from '#domain/simulator/inputs.ts';
import { Heading } from '#ui/heading.tsx';
import { shownDifference } from '../amounts.ts';
import { answerText } from '../inputs/answer-texts.ts';
import { type SimulatorTexts, useTexts } from '../texts.ts';
import styles from './scenarios.module.css';

interface ScenarioTableProps {
  a: FleetInputs;
  b: FleetInputs;
  mainA: MainResults;
  mainB: MainResults;
}

/** The answers in which A and B differ, then every result of both and the difference. */
export function ScenarioTable({ a, b, mainA, mainB }: ScenarioTableProps) {
  const texts = useTexts();
  const { words } = texts;
  const { scenarios } = words;
  const differing = FIELD_IDS.filter((field) => a[field] !== b[field]);
  return (
    <section id="a-b" className={styles.table} data-figures="own">
      <Heading level={2} size="head">
        {scenarios.title}
      </Heading>
      {differing.length === 0 && <p>{scenarios.same}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and keys must scroll it too */}
      <section className={styles.scroll} tabIndex={0} aria-label={scenarios.caption}>
        <table>
          <caption>{scenarios.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{scenarios.row}</th>
              <th scope="col">{scenarios.a}</th>
              <th scope="col">{scenarios.b}</th>
              <th scope="col">{scenarios.difference}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((field) => (
              <tr key={field} className={styles.answer}>
                <th scope="row">{words.fields[field].label}</th>
                <td>{answerText(field, a, texts)}</td>
                <td>{answerText(field, b, texts)}</td>
                <td />
              </tr>
            ))}
            {resultRows([mainA, a], [mainB, b], texts).map(([name, ofA, ofB, difference]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{ofA}</td>
                <td>{ofB}</td>
                <td>{difference}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

type Row = [name: string, ofA: string, ofB: string, difference: string];

type Calculated = readonly [main: MainResults, fleet: FleetInputs];

function resultRows(a: Calculated, b: Calculated, { words, language }: SimulatorTexts): Row[] {
  const names = words.scenarios.results;
  const euros = (name: string, of: (...calculated: Calculated) => number): Row => [
    name,
    wholeEuros(of(...a), language),
    wholeEuros(of(...b), language),
    shownDifference(of(...b), of(...a), language),
  ];
  return [
    euros(names.gain, ({ estimate }) => estimate.gainEuros),
    euros(names.fleet, ({ estimate }, { vehicles }) => estimate.gainEuros * vehicles),
    euros(names.monthly, ({ estimate }) => estimate.gainPerMonthEuros),
    euros(names.before, ({ estimate }) => estimate.before.totalEuros),
    euros(
      names.after,
      ({ estimate }) => Math.round(estimate.before.totalEuros) - Math.round(estimate.gainEuros),
    ),
  ];
}
