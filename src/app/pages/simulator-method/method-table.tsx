import { type ReactNode, useId } from 'react';
import table from './method-table.module.css';

interface MethodTableProps {
  caption: string;
  /** The first is the heading of the row names. */
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly ReactNode[]; strong?: boolean }[];
  /** Whether the cells are amounts, aligned right. */
  figures?: boolean;
  /** Whether they are the visitor's own values, hidden until known. */
  own?: boolean;
}

/** A table that scrolls by itself where the screen is too narrow for it. */
export function MethodTable({ caption, columns, rows, figures, own }: MethodTableProps) {
  const id = useId();
  return (
    <figure className={table.figure}>
      <figcaption id={id}>{caption}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard */}
      <section className={table.scroll} aria-labelledby={id} tabIndex={0}>
        <table
          className={[table.table, figures && table.figures].filter(Boolean).join(' ')}
          aria-labelledby={id}
        >
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody data-figures={own ? 'own' : undefined}>
            {rows.map(({ name, cells, strong }) => (
              <tr key={name} className={strong ? table.strong : undefined}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </figure>
  );
}
