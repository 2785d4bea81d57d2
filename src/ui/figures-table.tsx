import { memo, useState } from 'react';
import styles from './figures-table.module.css';

interface Figures {
  caption: string;
  /** What they come to, in sentences. */
  note?: string;
  columns: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly string[])[];
}

interface FiguresTableProps {
  /** What opens it. */
  summary: string;
  /** Asked for when the page is made and whenever it is open: closed, it costs nothing. */
  figures: () => Figures;
}

/** The figures behind a picture, as a table. */
export function FiguresTable({ summary, figures }: FiguresTableProps) {
  const [open, setOpen] = useState(false);
  const [first] = useState(figures);
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      <Table figures={open ? figures() : first} />
    </details>
  );
}

const Table = memo(function Table({ figures }: { figures: Figures }) {
  const { caption, note, columns, rows } = figures;
  return (
    <>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and keys must scroll it too */}
      <section className={styles.scroll} tabIndex={0} aria-label={caption}>
        <table className={styles.table}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...cells], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are figures; they have no other identity
              <tr key={row}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
});
