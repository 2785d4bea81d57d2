import { wholeEuros } from '#content/figures.ts';
import { BASELINES } from '#domain/simulator/index.ts';
import { useSimulator } from '../state/use-simulator.ts';
import { useTexts } from '../texts.ts';
import styles from './next-step.module.css';

const PRICES = ['fixed', 'class', 'indexed'] as const;

/** What each answer to the two questions comes to, the own one marked. */
export function SixSituations({ id, hidden }: { id: string; hidden: boolean }) {
  const { words, language } = useTexts();
  const { six } = words.board;
  const { inputs, main } = useSimulator(({ result }) => result);
  const { gains, isTimerIdle } = main.situations;
  const baselines = isTimerIdle ? (['arrival'] as const) : BASELINES;
  return (
    <div id={id} hidden={hidden} className={styles.six} data-columns={baselines.length}>
      <table>
        <caption>
          {six.caption} {isTimerIdle && six.idle}
        </caption>
        <thead>
          <tr>
            <th scope="col">{six.price}</th>
            {baselines.map((baseline) => (
              <th key={baseline} scope="col">
                {isTimerIdle ? six.gain : six.baseline[baseline]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PRICES.map((price) => (
            <tr key={price}>
              <th scope="row">{words.options.contract[price]}</th>
              {baselines.map((baseline) => {
                const isOwn =
                  inputs.contract === price && (isTimerIdle || inputs.baseline === baseline);
                return (
                  <td key={baseline} data-own={isOwn || undefined}>
                    {wholeEuros(gains[price][baseline], language)}
                    {isOwn && <small>{six.own}</small>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
