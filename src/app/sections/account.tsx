import { Table } from '#ui/table.tsx';
import text from '#ui/text.module.css';
import { SplitSection } from './split.tsx';

interface AccountSectionProps {
  words: { title: string; paragraphs: readonly string[]; example: AccountTableProps['words'] };
  id?: string;
}

/** A rule about money in words, and beside it as an account. */
export function AccountSection({ words: { title, paragraphs, example }, id }: AccountSectionProps) {
  return (
    <SplitSection
      title={title}
      lead={paragraphs}
      ratio="6-6"
      until={480}
      align="end"
      {...(id && { id })}
    >
      <AccountTable words={example} />
    </SplitSection>
  );
}

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
  const result = 'result' in words && words.result ? [{ ...words.result, total: true }] : [];
  return (
    <figure>
      <Table
        caption={caption}
        rows={[...rows, ...result].map(({ amount, ...row }) => ({ ...row, cells: [amount] }))}
      />
      <figcaption className={text.note}>{basis}</figcaption>
    </figure>
  );
}
