import { displayText } from '#ui/display-text.ts';
import text from '#ui/text.module.css';
import styles from './gain-line.module.css';

interface GainLineProps {
  figure: string;
  per: string;
  /** For whom, against what, between which bounds. */
  condition: string;
}

/** One amount and what it rests on, in little room: beside a form. */
export function GainLine({ figure, per, condition }: GainLineProps) {
  return (
    <p className={styles.line}>
      <span className={`${text.figure} ${styles.figure}`}>{displayText(figure)}</span>
      <span>
        <b>{per}</b> {condition}
      </span>
    </p>
  );
}
