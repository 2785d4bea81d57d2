import type { DataBlock } from '#domain/privacy/data-block.ts';
import { Facts } from '../frame/page-parts.tsx';
import { Table } from '../frame/table.tsx';
import styles from './data-blocks.module.css';

/** What is stored, as the page "my data" shows it to the person themselves. */
export function DataBlocks({ blocks }: { blocks: readonly DataBlock[] }) {
  return blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks are drawn once, in their order
    <Block key={at} block={block} />
  ));
}

function Block({ block }: { block: DataBlock }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'note':
      return <p className="note">{block.text}</p>;
    case 'quote':
      return <p className={styles.quote}>{block.text}</p>;
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'facts':
      return <Facts rows={block.rows} />;
    case 'table':
      return <Rows {...block} />;
    case 'source':
      return (
        <details>
          <summary>{block.summary}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must scroll it too */}
          <pre tabIndex={0}>{block.text}</pre>
        </details>
      );
    case 'section':
      return (
        <section className={styles.section}>
          <h3>{block.title}</h3>
          <DataBlocks blocks={block.blocks} />
        </section>
      );
    case 'entry':
      return (
        <article className={styles.entry}>
          <h4>{block.title}</h4>
          <DataBlocks blocks={block.blocks} />
        </article>
      );
  }
}

/** Each cell names its column: on a phone a row is a small list. */
function Rows({ caption, columns, rows }: Extract<DataBlock, { kind: 'table' }>) {
  return (
    <Table className={styles.table} caption={caption} columns={columns}>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
          <tr key={row}>
            {cells.map((cell, at) => (
              <td key={columns[at]} data-column={columns[at]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
