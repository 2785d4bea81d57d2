import text from '#ui/text.module.css';
import styles from './account-table.module.css';

interface Row {
  name: string;
  amount: string;
}

interface AccountTableProps {
  words: { caption: string; rows: readonly Row[]; result?: Row; basis: string };
}

/** Amounts under each other, like an invoice, with what they rest on below. */
export function AccountTable({ words }: AccountTableProps) {
  const { caption, rows, basis } = words;
  return (
    <figure className={styles.account}>
      <table>
        <caption>{caption}</caption>
        <tbody>
          {rows.map((row) => (
            <AccountRow key={row.name} {...row} />
          ))}
        </tbody>
        {'result' in words && words.result && (
          <tfoot>
            <AccountRow {...words.result} />
          </tfoot>
        )}
      </table>
      <figcaption className={text.note}>{basis}</figcaption>
    </figure>
  );
}

function AccountRow({ name, amount }: Row) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{amount}</td>
    </tr>
  );
}
