import { CLAIMS } from '#domain/claims.ts';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { fill } from '../fill.ts';
import type { WordsOf } from '../words-of.ts';
import styles from './launch-plan.module.css';

const DAYS = Array.from({ length: CLAIMS.launchWithin.value * 7 }, (_, index) => String(index + 1));

/** The style sheet draws the same days. */
const SCHEDULE = [
  { look: styles.first, from: '1', to: '2' },
  { look: styles.second, from: '3', to: '8' },
  { look: styles.third, from: '8', to: '11' },
  { look: styles.fourth, from: '12', to: '14' },
] as const;

/** Four steps of an integration as bars over the days they take. */
export function LaunchPlan({ words }: { words: WordsOf<'energy'>['plan'] }) {
  return (
    <Section className={styles.ground}>
      <div className={styles.heading}>
        <Heading level={2} size="head">
          {words.title}
        </Heading>
        <p className={text.note}>{words.lead}</p>
      </div>
      <div className={styles.days} aria-hidden="true">
        {DAYS.map((day) => (
          <span key={day}>{fill(words.day, { day })}</span>
        ))}
      </div>
      <ol className={styles.steps} data-print="colours">
        {SCHEDULE.map(({ look, from, to }, index) => {
          const step = words.steps[index];
          return (
            <li key={from} className={look}>
              <p className={styles.bar}>
                <span>{step?.bar}</span>
              </p>
              <div className={styles.words}>
                <h3>{step?.name}</h3>
                <p>
                  {step?.text}{' '}
                  <span className="visually-hidden">{fill(words.days, { from, to })}</span>
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
