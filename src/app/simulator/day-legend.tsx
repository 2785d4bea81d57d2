import { memo } from 'react';
import styles from './day.module.css';
import { useTexts } from './texts.ts';

const LINE = 'M0 7H20';
const BLOCK = 'M0 1h20v12H0z';

/** The picture is moved about, so its names stand above it rather than inside. */
export const DayLegend = memo(function DayLegend() {
  const { day } = useTexts().words;
  const signs = [
    [day.price, styles.price, LINE],
    [day.onArrival, styles.ghost, 'M1 2h18v10H1z'],
    [day.plan, styles.planned, BLOCK],
    [day.uncontrolled, styles.uncontrolled, BLOCK],
    [day.givenBack, styles.givenBack, BLOCK],
    [day.level, styles.level, BLOCK],
  ];
  return (
    <ul className={styles.legend}>
      {signs.map(([name, sign, path]) => (
        <li key={name}>
          <svg width="20" height="14" viewBox="0 0 20 14" aria-hidden="true">
            <path className={sign} d={path} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
});
