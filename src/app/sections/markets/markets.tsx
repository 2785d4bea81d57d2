import { MARKETS, type MarketId } from '#domain/site/markets.ts';
import lines from '#ui/line-table.module.css';
import { Section, SectionTop } from '#ui/section.tsx';
import text from '#ui/text.module.css';
import type { WordsOf } from '../../words/use-words.ts';
import { SourceLinks } from '../source-links.tsx';
import styles from './markets.module.css';

interface MarketsProps {
  words: WordsOf<'fleets'>['markets'];
}

/** Where flexibility is sold, what each market pays, and which of them we serve where the owner says so. */
export function Markets({ words }: MarketsProps) {
  return (
    <Section id="marches">
      <SectionTop title={words.title} lead={words.lead} />
      {words.served.map((text) => (
        <p key={text} className={styles.served}>
          {text}
        </p>
      ))}
      <MarketTable words={words} />
    </Section>
  );
}

/** Full and blue: software is enough. An ochre ring: another charger earns most of it. */
const MARKS = { without: `${lines.charge} ${lines.full}`, more: lines.peak };

export function MarketTable({ words }: MarketsProps) {
  const { columns, rows, v2g } = words;
  const markets = Object.entries(rows) as [MarketId, (typeof rows)[MarketId]][];
  return (
    <>
      <table className={`${lines.table} ${styles.table}`}>
        <caption className="visually-hidden">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.market}</th>
            <th scope="col">{columns.pays}</th>
            <th scope="col">{columns.v2g}</th>
          </tr>
        </thead>
        <tbody>
          {markets.map(([id, row]) => (
            <tr key={id}>
              <th scope="row">
                <span className={styles.name}>{row.name}</span>
                <span className={styles.text}>{row.text}</span>
              </th>
              <td>
                <span className={styles.pays}>{row.pays}</span>
                <span className={styles.dated}>
                  {row.dated} <SourceLinks sources={MARKETS[id].sources} readOn={words.readOn} />
                </span>
              </td>
              <td>
                <span className={MARKS[MARKETS[id].v2g]}>{v2g[MARKETS[id].v2g]}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`${text.note} ${styles.note}`}>{words.note}</p>
    </>
  );
}
