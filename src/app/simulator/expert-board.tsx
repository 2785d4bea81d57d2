import { measure } from '#content/figures.ts';
import type { MainResults } from '#domain/simulator/simulation.ts';
import { hardlyPays } from '#domain/simulator/yearly-estimate.ts';
import { displayText } from '#ui/display-text.ts';
import { fill } from '../fill.ts';
import { wholeEuros } from './amounts.ts';
import styles from './board.module.css';
import type { Compared } from './compared.ts';
import { Difference } from './difference.tsx';
import { useTexts } from './texts.ts';

interface ExpertBoardProps {
  main: MainResults;
  compared: Compared | undefined;
}

/** The estimate on real prices, large; the ceiling, small and named. */
export function ExpertBoard({ main, compared }: ExpertBoardProps) {
  const { words, language } = useTexts();
  const euros = (value: number) => wholeEuros(value, language);
  const { low, reference, high } = main.estimate;
  return (
    <div className={styles.board} data-ground="night" data-result="expert">
      <div>
        <p className={styles.name}>{words.expert.share}</p>
        <p className={styles.figure} data-figure="main">
          {displayText(euros(reference.perVehicle.shareEuros))}
        </p>
        <p className={styles.per}>{words.expert.perVehicle}</p>
        <p>
          {fill(hardlyPays(main.estimate) ? words.expert.hardly : words.expert.fleet, {
            share: euros(reference.fleet.shareEuros),
            low: euros(low.fleet.shareEuros),
            high: euros(high.fleet.shareEuros),
          })}
        </p>
        {reference.countsV2g && reference.perVehicle.shareExtraV2gEuros >= 0.5 && (
          <p className={styles.aside}>
            {fill(words.expert.v2gPart, { extra: euros(reference.perVehicle.shareExtraV2gEuros) })}
          </p>
        )}
        <Difference
          eurosOf={(of) => of.estimate.reference.fleet.shareEuros}
          main={main}
          compared={compared}
          text={words.scenarios.versusFleet}
        />
      </div>
      <dl className={styles.ceiling}>
        <dt>{words.expert.ceiling}</dt>
        <dd>
          {displayText(fill(words.expert.ceilingYear, { gain: euros(main.expert.ceilingEuros) }))}
        </dd>
        <dd>
          {displayText(
            fill(words.expert.ceilingCo2, {
              co2: measure(main.expert.ceilingCo2Tonnes, 't', language),
            }),
          )}
        </dd>
        <dd className={styles.aside}>{words.expert.ceilingText}</dd>
      </dl>
    </div>
  );
}
