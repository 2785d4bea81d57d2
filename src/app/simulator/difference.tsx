import { fill } from '../fill.ts';
import { signedEuros } from './amounts.ts';
import styles from './board.module.css';
import type { Compared } from './compared.ts';
import { useTexts } from './texts.ts';

interface DifferenceProps {
  /** Nothing where there is nothing to compare with. */
  euros: number | undefined;
  compared: Compared | undefined;
}

/** By how much a result is above or below the same one of the other scenario. */
export function Difference({ euros, compared }: DifferenceProps) {
  const { words, language } = useTexts();
  if (euros === undefined || compared === undefined) return null;
  return (
    <p className={styles.difference}>
      {fill(words.scenarios.versus, {
        difference: signedEuros(euros, language),
        name: compared.name,
      })}
    </p>
  );
}
