import { useNavigate } from 'react-router';
import type { DeskWords } from '#content/desk-words.ts';
import {
  type CountedRow,
  NUMBER_GROUPINGS,
  type NumberDays,
  type NumberGrouping,
  type Numbers,
} from '#domain/desk/numbers.ts';
import { lookUp } from '#domain/site/look-up.ts';
import { canonicalPath, PAGE_IDS } from '#domain/site/routes.ts';
import { Tabs } from '#ui/tabs.tsx';
import { useWords } from '../language/language.tsx';
import { count } from '../language/shown-amount.ts';
import styles from './numbers-page.module.css';

interface BreakdownProps {
  numbers: Numbers;
  days: NumberDays;
  by: NumberGrouping;
}

export function Breakdown({ numbers, days, by }: BreakdownProps) {
  const { words } = useWords();
  const { names, label, note } = words.numbers.by;
  const navigate = useNavigate();
  const address = (id: NumberGrouping) => `?days=${days}&by=${id}`;
  return (
    <section className={styles.part} aria-label={label}>
      <div className={styles.tabs}>
        <Tabs
          label={label}
          idPrefix="by"
          selected={by}
          tabs={NUMBER_GROUPINGS.map((id) => ({
            ...{ id, name: names[id], note: '', href: address(id) },
          }))}
          onSelect={(id) => void navigate(address(id), { replace: true })}
        />
      </div>
      <div role="tabpanel" id={`by-panel-${by}`} aria-labelledby={`by-tab-${by}`}>
        <Rows numbers={numbers} by={by} />
      </div>
      <p className={styles.note}>{note}</p>
    </section>
  );
}

/** Fewer are not told apart: rows of one visit say little, and are many. */
const FEWEST_VISITS = 5;
const MOST_ROWS = 12;

function grouped(rows: readonly CountedRow[]): { shown: CountedRow[]; others: CountedRow | null } {
  const shown = rows.filter(({ visit }) => visit >= FEWEST_VISITS).slice(0, MOST_ROWS);
  const rest = rows.filter((row) => !shown.includes(row));
  if (rest.length === 0) return { shown, others: null };
  const others = { of: '', visit: 0, simulator: 0, form: 0 };
  for (const { visit, simulator, form } of rest) {
    others.visit += visit;
    others.simulator += simulator;
    others.form += form;
  }
  return { shown, others };
}

function nameOf(of: string, by: NumberGrouping, words: DeskWords['numbers']['by']): string {
  switch (by) {
    case 'language':
      return lookUp(words.languages, of) ?? of;
    case 'source':
      return lookUp(words.sources, of) ?? of;
    case 'page': {
      const page = PAGE_IDS.find((id) => id === of);
      return page === undefined ? of : canonicalPath(page, 'fr');
    }
  }
}

function Rows({ numbers, by }: { numbers: Numbers; by: NumberGrouping }) {
  const { words, language } = useWords();
  const { by: own, funnel } = words.numbers;
  const { storedBy } = numbers;
  // Whoever came without consent is in no count, and may be a lead.
  const uncounted = storedBy
    .filter(({ of }) => !numbers.countedBy.some((row) => row.of === of))
    .map(({ of }) => ({ of, visit: 0, simulator: 0, form: 0 }));
  const all = [...numbers.countedBy, ...(by === 'page' ? [] : uncounted)];
  const { shown, others } = by === 'page' ? grouped(all) : { shown: all, others: null };
  if (shown.length === 0 && others === null) return <p className={styles.empty}>{own.none}</p>;
  const most = Math.max(1, ...all.map(({ visit }) => visit));
  const row = ({ of, visit, simulator, form }: CountedRow, name: string) => {
    const stored = storedBy.find((one) => one.of === of);
    return (
      <tr key={of}>
        <th scope="row">{name}</th>
        <td>{count(visit, language)}</td>
        <td className={styles.bar}>
          <svg width="110" height="8" aria-hidden="true">
            <rect className={styles.rest} width="110" height="8" />
            <rect className={styles.filled} width={(visit / most) * 110} height="8" />
          </svg>
        </td>
        <td>{count(simulator, language)}</td>
        <td>{count(form, language)}</td>
        {by !== 'page' && (
          <>
            <td>
              <b>{count(stored?.leads ?? 0, language)}</b>
            </td>
            <td>{count(stored?.qualified ?? 0, language)}</td>
          </>
        )}
      </tr>
    );
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and keys must scroll it too
    <section className={styles.scroll} tabIndex={0} aria-label={own.names[by]}>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">{own.heads[by]}</th>
            <th scope="col">{funnel.steps.visit}</th>
            <td className={styles.bar} />
            <th scope="col">{funnel.steps.simulator}</th>
            <th scope="col">{funnel.steps.form}</th>
            {by !== 'page' && (
              <>
                <th scope="col">{funnel.steps.leads}</th>
                <th scope="col">{funnel.steps.qualified}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => row(one, nameOf(one.of, by, own)))}
          {others !== null && row(others, own.others)}
        </tbody>
      </table>
    </section>
  );
}
