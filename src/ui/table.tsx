import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableRow {
  name: string;
  cells: readonly ReactNode[];
  /** Whether it is a sum of the others. */
  total?: boolean;
}

export interface TableProps {
  caption?: string;
  /** The first is the heading of the row names. An account of amounts needs none. */
  columns?: readonly ReactNode[];
  rows: readonly TableRow[];
  /** Whether the cells are texts, and not amounts. */
  texts?: boolean | undefined;
  /** Whether the amounts are the visitor's own, hidden until known. */
  own?: boolean | undefined;
}

/** Names at the left, and what belongs to each in columns. */
export function Table({ caption, columns, rows, texts, own }: TableProps) {
  return (
    <table className={`${styles.table} ${texts ? styles.texts : ''}`}>
      {caption && <caption>{caption}</caption>}
      {columns && (
        <thead>
          <tr>
            {columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <th key={at} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody data-figures={own ? 'own' : undefined}>
        {rows.map(({ name, cells, total }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
          <tr key={row} className={total ? styles.total : undefined}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where it may be too wide for its place: it scrolls by itself, by keyboard too. */
export function ScrollingTable({ caption = '', ...table }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <Table caption={caption} {...table} />
    </section>
  );
}
