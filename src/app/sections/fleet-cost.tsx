import { clock } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import { DEPOT, type DepotNight } from '#domain/simulator/known/depot-night.ts';
import { Heading } from '#ui/heading.tsx';
import { Column } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { fill } from '../fill.ts';
import type { WordsOf } from '../words-of.ts';
import { CostByHour } from './cost-by-hour.tsx';
import styles from './fleet-cost.module.css';

interface FleetCostProps {
  words: WordsOf<'fleets'>['cost'];
  night: DepotNight;
  language: Language;
}

/** Where the saving comes from, on night. */
export function FleetCost({ words, night, language }: FleetCostProps) {
  return (
    <section className={styles.ground} data-ground="night">
      <Column className={styles.columns}>
        <div>
          <Heading level={2} size="head">
            {words.title}
          </Heading>
          <p className={text.lead}>
            {fill(words.text, { arrival: clock(DEPOT.arrivalHour, language) })}
          </p>
        </div>
        <CostByHour night={night} words={words} language={language} />
      </Column>
    </section>
  );
}
