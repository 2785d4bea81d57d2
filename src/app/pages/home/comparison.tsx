import type { ReactNode } from 'react';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import { ForwardLink, usePathTo } from '../../links/links.tsx';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './comparison.module.css';

export function Comparison({ words }: { words: WordsOf<'home'>['comparison'] }) {
  const to = usePathTo();
  const { cost, classic, product } = words;
  return (
    <Section>
      <div className={`split ${styles.columns}`}>
        <div>
          <Heading level={2} size="head">
            {words.title}
          </Heading>
          <p className={styles.note}>{words.note}</p>
          <p className={styles.note}>{words.share}</p>
          <ForwardLink to={`${to('fleets')}#qui-paie-qui`}>{words.example}</ForwardLink>
        </div>
        <table className={styles.table}>
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{words.criterion}</span>
              </th>
              <th scope="col">{classic}</th>
              <th scope="col">{product}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{cost.name}</th>
              <Cell of={classic}>
                <span className={`${text.figure} ${styles.classicCost}`}>
                  {displayText(cost.classic)}
                </span>
                <span className={styles.per}>{cost.classicPer}</span>
              </Cell>
              <Cell of={product}>
                <span className={`${text.figure} ${styles.productCost}`}>
                  {displayText(cost.product)}
                </span>
                <span className={styles.per}>{cost.productPer}</span>
              </Cell>
            </tr>
            {words.rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                <Cell of={classic}>{row.classic}</Cell>
                <Cell of={product}>{row.product}</Cell>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

/** On a phone the column headings are hidden: each cell repeats its own. */
function Cell({ of, children }: { of: string; children: ReactNode }) {
  return (
    <td>
      <span className={styles.whose} aria-hidden="true">
        {of}
      </span>
      {children}
    </td>
  );
}
