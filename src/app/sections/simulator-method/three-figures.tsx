import { displayText } from '#ui/display-text.ts';
import text from '#ui/text.module.css';
import { fill } from '../../fill.ts';
import type { Calculated } from '../../simulator-method/method-figures.ts';
import type { Written } from '../../simulator-method/written.ts';
import type { WordsOf } from '../../words-of.ts';
import styles from './three-figures.module.css';

interface ThreeFiguresProps {
  words: WordsOf<'simulator-method'>['three'];
  results: Calculated['results'];
  as: Pick<Written, 'money'>;
}

/** Rule of thumb, real prices, ceiling: one sentence each, and the one for the CFO stands out. */
export function ThreeFigures({ words, results, as }: ThreeFiguresProps) {
  const { low, reference, high } = results.estimate;
  const real = {
    low: as.money(low.perVehicle.shareEuros),
    high: as.money(high.perVehicle.shareEuros),
    gross: as.money(reference.perVehicle.grossEuros),
  };
  const figures = [
    { id: 'simple', euros: results.simple.yearlyGainPerVehicleEuros },
    { id: 'real', euros: reference.perVehicle.shareEuros },
    { id: 'ceiling', euros: results.expert.ceilingPerVehicleEuros },
  ] as const;
  return (
    <ul className={styles.figures}>
      {figures.map(({ id, euros }) => (
        <li key={id} className={styles[id]} data-ground={id === 'real' ? 'night' : undefined}>
          <p className={styles.from}>{words[id].from}</p>
          <p className={styles.name}>{words[id].name}</p>
          <p data-figures="own">
            <span className={`${text.figure} ${styles.figure}`}>
              {displayText(as.money(euros))}
            </span>
            <span className={styles.detail}>{fill(words[id].detail, real)}</span>
          </p>
          <p className={styles.text}>{words[id].text}</p>
        </li>
      ))}
    </ul>
  );
}
