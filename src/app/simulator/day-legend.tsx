import { memo } from 'react';
import styles from './day.module.css';
import { useTexts } from './texts.ts';

/** The picture is moved about, so its names stand above it rather than inside. */
export const DayLegend = memo(function DayLegend() {
  const { day } = useTexts().words;
  const signs = [
    { name: day.price, sign: <path className={styles.price} d="M0 7H20" /> },
    {
      name: day.onArrival,
      sign: <rect className={styles.ghost} x="1" y="2" width="18" height="10" />,
    },
    { name: day.plan, sign: <rect className={styles.planned} y="1" width="20" height="12" /> },
    {
      name: day.uncontrolled,
      sign: <rect className={styles.uncontrolled} y="1" width="20" height="12" />,
    },
    {
      name: day.givenBack,
      sign: <rect className={styles.givenBack} y="1" width="20" height="12" />,
    },
    {
      name: day.level,
      sign: (
        <>
          <rect className={styles.level} y="2" width="20" height="11" />
          <path className={styles.levelEdge} d="M0 2H20" />
        </>
      ),
    },
  ];
  return (
    <ul className={styles.legend}>
      {signs.map(({ name, sign }) => (
        <li key={name}>
          <svg width="20" height="14" viewBox="0 0 20 14" aria-hidden="true">
            {sign}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
});
