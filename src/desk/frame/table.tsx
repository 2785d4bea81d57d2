import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableProps {
  className?: string | undefined;
  /** Names the table; read out alone where it is said not to be seen. */
  caption?: ReactNode;
  label?: string;
  labelledBy?: string;
  /** In their order. */
  columns: Readonly<Record<string, ReactNode>> | readonly string[];
  /** What the last column has needs no name to be seen. */
  hidesLast?: boolean;
  /** Its rows have buttons in them. */
  tall?: boolean;
  /** Its bodies. */
  children: ReactNode;
}

/** Columns on a wide screen; on a phone each row stands by itself. */
export function Table({ className, caption, columns, tall, children, ...props }: TableProps) {
  const { label, labelledBy, hidesLast } = props;
  const names = Object.entries(columns);
  return (
    <table
      className={[styles.table, tall && styles.tall, className].filter(Boolean).join(' ')}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {names.map(([key, name], at) => (
            <th key={key} scope="col">
              {hidesLast && at === names.length - 1 ? (
                <span className="visually-hidden">{name}</span>
              ) : (
                name
              )}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}
