import { fill } from '#content/fill.ts';
import type { Numbers } from '#domain/desk/numbers.ts';
import { FiguresTable } from '#ui/figures-table.tsx';
import { useWords } from '../language/language.tsx';
import { count, share } from '../language/shown-amount.ts';
import styles from './funnel.module.css';

type Side = 'counted' | 'stored';
interface Step {
  id: 'visit' | 'simulator' | 'form' | 'leads' | 'analysed' | 'qualified';
  value: number;
}

/** Two sides with a scale each; shares are of the first step of one's own side. */
export function Funnel({ numbers: { counted, stored } }: { numbers: Numbers }) {
  const { words, language } = useWords();
  const { funnel, figures, columns } = words.numbers;
  const sides: Record<Side, Step[]> = {
    counted: [
      { id: 'visit', value: counted.visit },
      { id: 'simulator', value: counted.simulator },
      { id: 'form', value: counted.form },
    ],
    stored: [
      { id: 'leads', value: stored.leads },
      { id: 'analysed', value: stored.analysed },
      { id: 'qualified', value: stored.qualified },
    ],
  };
  const rows = [...sides.counted, ...sides.stored].map(({ id, value }) => {
    const first = sides.counted.some((step) => step.id === id) ? counted.visit : stored.leads;
    const isFirst = id === 'visit' || id === 'leads';
    return [
      `${funnel.steps[id]}, ${funnel.notes[id]}`,
      count(value, language),
      isFirst || first === 0 ? '' : share(value, first, language),
    ];
  });
  return (
    <section aria-labelledby="funnel">
      <h2 id="funnel" className="visually-hidden">
        {funnel.title}
      </h2>
      <div className={styles.funnel}>
        <Steps side="counted" steps={sides.counted} />
        <Steps side="stored" steps={sides.stored} />
      </div>
      <p className={styles.note}>
        {funnel.note} {fill(funnel.messages, { count: count(stored.messages, language) })}
      </p>
      <FiguresTable
        summary={figures}
        figures={() => ({
          caption: funnel.caption,
          columns: [columns.name, columns.count, columns.share],
          rows: [...rows, [funnel.steps.messages, count(stored.messages, language), '']],
        })}
      />
    </section>
  );
}

const HIGHEST = 160;

function Steps({ side, steps }: { side: Side; steps: readonly Step[] }) {
  const { words, language } = useWords();
  const { funnel } = words.numbers;
  const first = steps[0]?.value ?? 0;
  const highest = Math.max(1, ...steps.map(({ value }) => value));
  const shareWords = side === 'counted' ? funnel.ofVisits : funnel.ofLeads;
  return (
    <div className={styles[side]}>
      <p className={styles.scale}>{funnel[side]}</p>
      <ol>
        {steps.map(({ id, value }, index) => (
          <li key={id}>
            <b className={styles.figure}>{count(value, language)}</b>
            <svg
              className={styles.column}
              width="100%"
              height={Math.max(1, (value / highest) * HIGHEST)}
              aria-hidden="true"
            >
              <rect width="100%" height="100%" />
            </svg>
            <svg className={styles.row} width="100%" height="20" aria-hidden="true">
              <rect className={styles.rest} width="100%" height="20" />
              <rect width={`${(value / highest) * 100}%`} height="20" />
            </svg>
            <span className={styles.name}>
              <b>{funnel.steps[id]}</b>
              <small>{funnel.notes[id]}</small>
              {index > 0 && first > 0 && (
                <small className={styles.share}>
                  {fill(shareWords, { share: share(value, first, language) })}
                </small>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
