import { ScrollingTable, type TableProps } from '#ui/table.tsx';
import text from '#ui/text.module.css';

export interface MethodTable extends TableProps {
  caption: string;
  note?: string | false;
}

/** Tables with what they rest on below them. */
export function MethodTables({ tables }: { tables: readonly MethodTable[] }) {
  return tables.map(({ note, ...table }) => (
    <div key={table.caption}>
      <ScrollingTable {...table} />
      {note && (
        <p className={text.note} data-figures={table.own ? 'own' : undefined}>
          {note}
        </p>
      )}
    </div>
  ));
}
