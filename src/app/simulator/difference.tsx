import type { MainResults } from '#domain/simulator/simulation.ts';
import { fill } from '../fill.ts';
import { shownDifference } from './amounts.ts';
import styles from './board.module.css';
import type { Compared } from './compared.ts';
import { useTexts } from './texts.ts';

interface DifferenceProps {
  eurosOf: (main: MainResults) => number;
  main: MainResults;
  compared: Compared | undefined;
  /** Of the month or of the year, as the figure beside it. */
  text: string;
}

/** By how much a result is above or below the same one of the other scenario. */
export function Difference({ eurosOf, main, compared, text }: DifferenceProps) {
  const { language } = useTexts();
  if (!compared) return null;
  return (
    <p className={styles.difference}>
      {fill(text, {
        difference: shownDifference(eurosOf(main), eurosOf(compared.main), language),
        name: compared.name,
      })}
    </p>
  );
}
