import { displayText } from '#ui/display-text.ts';
import { fill } from '../../fill.ts';
import styles from './formulas.module.css';

interface Formula {
  name: string;
  rule: string;
  filled: string;
  result: string;
}

interface FormulasProps {
  formulas: readonly Formula[];
  figures: Record<string, string>;
}

/** Each result twice: as a rule in words, and with the values that made it. */
export function Formulas({ formulas, figures }: FormulasProps) {
  return (
    <dl className={styles.formulas}>
      {formulas.map(({ name, rule, filled, result }) => (
        <div key={name}>
          <dt>
            {name}
            <span className={styles.rule}>{fill(rule, figures)}</span>
          </dt>
          <dd data-figures="own">
            <span className={styles.filled}>{fill(filled, figures)}</span>
            <span className={styles.result}>{displayText(fill(result, figures))}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
