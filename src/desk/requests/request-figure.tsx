import type { ShownGain, ShownRequest } from '#domain/desk/requests.ts';
import { displayText } from '#ui/display-text.ts';
import { useWords } from '../language/language.tsx';
import styles from './request-figure.module.css';

/** The only night block of the page: the figure that the person has seen, and what to ask next. */
export function Figure({ request }: { request: ShownRequest }) {
  const { words } = useWords();
  const texts = words.requests;
  const { gain, simulationUrl, registration } = request;
  return (
    <section className={styles.figure} data-ground="night">
      <div>
        {gain === null ? <p>{texts.gain.none}</p> : <Amount gain={gain} />}
        {simulationUrl !== null && (
          <p>
            <a href={simulationUrl} target="_blank" rel="noopener">
              {texts.page.simulation}
            </a>
          </p>
        )}
      </div>
      {registration !== null && (
        <div>
          <h2>{texts.page.questions}</h2>
          <ol>
            {registration.questions.map(({ ask, why }) => (
              <li key={ask}>
                <div>
                  {ask}
                  <small>{why}</small>
                </div>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

function Amount({ gain }: { gain: ShownGain }) {
  const { words } = useWords();
  const texts = words.requests.gain;
  const { amount, unit, situation, range, isRough, note } = gain;
  return (
    <>
      <p className={styles.basis}>{isRough ? texts.rough : texts.simulated}</p>
      <p className={range === null ? styles.open : styles.number}>{displayText(amount)}</p>
      <p className={styles.unit}>{unit}</p>
      <dl className={styles.situation}>
        {situation.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {range !== null && range.high > 0 && <Range range={range} />}
      <p className={styles.basis}>{note}</p>
    </>
  );
}

function Range({ range: { gain, low, high } }: { range: NonNullable<ShownGain['range']> }) {
  const most = Math.max(high, gain) * 1.25;
  const at = (value: number) => (272 * Math.max(value, 0)) / most;
  return (
    <svg
      className={styles.range}
      viewBox="0 0 272 20"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.ground} y="6" width="272" height="8" />
      <rect className={styles.span} x={at(low)} y="6" width={at(high) - at(low)} height="8" />
      <rect className={styles.reference} x={at(gain)} width="3" height="20" />
    </svg>
  );
}
