import { memo, useState } from 'react';
import styles from './table.module.css';
import { ScrollingTable } from './table.tsx';

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
      <NumbersTable figures={open ? figures() : first} />
    </details>
  );
}

/** The same, open on the page. */
export const NumbersTable = memo(function NumbersTable({ figures }: { figures: Figures }) {
  const { note, rows, ...table } = figures;
  return (
    <>
      {note !== undefined && <p>{note}</p>}
      <ScrollingTable {...table} rows={rows.map(([name = '', ...cells]) => ({ name, cells }))} />
    </>
  );
});
