import { number } from '#content/figures.ts';
import { round } from '#ui/charts/scales.ts';
import { useTexts } from '../texts.ts';
import styles from './sections.module.css';

interface Column {
  /** As it is read out, and as little as fits below it. */
  name: string;
  short: string;
  euros: number;
  isOwn?: boolean;
}

const TALLEST = 96;
/** Cents are not drawn as mountains. */
const LEAST_SCALE_EUROS = 4;

/** Amounts beside each other, each with its figure above it. */
export function Columns({ columns }: { columns: readonly Column[] }) {
  const { language } = useTexts();
  const hasOwn = columns.some(({ isOwn }) => isOwn);
  const most = Math.max(...columns.map(({ euros }) => euros), LEAST_SCALE_EUROS);
  return (
    <ul className={styles.columns}>
      {columns.map(({ name, short, euros, isOwn }) => {
        const height = Math.max(round((Math.max(euros, 0) / most) * TALLEST), 2);
        return (
          <li key={name} aria-current={isOwn || undefined}>
            <span className="visually-hidden">{name}</span>
            <span>{number(Math.round(euros), language).replace('-', '−')}</span>
            <svg
              width="100%"
              height={height}
              viewBox={`0 0 10 ${height}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path
                data-tone={isOwn || !hasOwn ? 'plan' : 'plan-soft'}
                d={`M0 0H10V${height}H0z`}
              />
            </svg>
            <span aria-hidden="true">{short}</span>
          </li>
        );
      })}
    </ul>
  );
}
