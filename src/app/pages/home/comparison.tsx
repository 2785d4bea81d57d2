import { displayText } from '#ui/display-text.ts';
import text from '#ui/text.module.css';
import { ForwardLink, usePathTo } from '../../links/links.tsx';
import { SplitSection } from '../../sections/split.tsx';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './comparison.module.css';

export function Comparison({ words }: { words: WordsOf<'home'>['comparison'] }) {
  const to = usePathTo();
  const { cost, classic, product } = words;
  return (
    <SplitSection
      title={words.title}
      ratio="4-8"
      until={1180}
      under={
        <>
          <p className={styles.note}>{words.note}</p>
          <p className={styles.note}>{words.share}</p>
          <ForwardLink to={`${to('fleets')}#qui-paie-qui`}>{words.example}</ForwardLink>
        </>
      }
    >
      <table className={styles.table}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.criterion}</span>
            </th>
            <th scope="col">{classic}</th>
            <th scope="col" data-ground="night">
              {product}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{cost.name}</th>
            <Cell of={classic} cost={cost.classic}>
              {cost.classicPer}
            </Cell>
            <Cell ours of={product} cost={cost.product}>
              {cost.productPer}
            </Cell>
          </tr>
          {words.rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <Cell of={classic}>{row.classic}</Cell>
              <Cell ours of={product}>
                {row.product}
              </Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </SplitSection>
  );
}

interface CellProps {
  of: string;
  /** Our own column is a night. */
  ours?: boolean;
  /** Set large, what it is for below it. */
  cost?: string;
  children: string;
}

/** On a phone the column headings are hidden: each cell repeats its own. */
function Cell({ of, ours, cost, children }: CellProps) {
  return (
    <td data-ground={ours ? 'night' : undefined}>
      <span className={styles.whose} aria-hidden="true">
        {of}
      </span>
      {cost && <span className={`${text.figure} ${styles.cost}`}>{displayText(cost)}</span>}
      {cost ? <span className={styles.per}>{children}</span> : children}
    </td>
  );
}
