import { fill } from '../fill.ts';
import { signedEuros } from './amounts.ts';
import styles from './board.module.css';
import type { Compared } from './compared.ts';
import { useTexts } from './texts.ts';

interface DifferenceProps {
  /** Nothing where there is nothing to compare with. */
  euros: number | undefined;
  compared: Compared | undefined;
  /** Of the month or of the year, as the figure beside it. */
  text: string;
}

/** By how much a result is above or below the same one of the other scenario. */
export function Difference({ euros, compared, text }: DifferenceProps) {
  const { language } = useTexts();
  if (euros === undefined || compared === undefined) return null;
  return (
    <p className={styles.difference}>
      {fill(text, {
        difference: signedEuros(euros, language),
        name: compared.name,
      })}
    </p>
  );
}
