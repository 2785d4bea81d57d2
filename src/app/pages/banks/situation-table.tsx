import { wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { DEPOT } from '#domain/illustrations/depot-night.ts';
import type { NamedSituation } from '#domain/illustrations/known-figures.ts';
import type { Language } from '#domain/site/language.ts';
import { displayText } from '#ui/display-text.ts';
import { Heading } from '#ui/heading.tsx';
import text from '#ui/text.module.css';
import type { WordsOf } from '../../words/use-words.ts';
import styles from './situation-table.module.css';

interface SituationTableProps {
  words: WordsOf<'banks'>['ledger'];
  language: Language;
}

const LEASE_MONTHS = 60;

/** From whole euros a year, so that a reader who multiplies finds the same. */
const overLease = (yearlyEuros: number) => (Math.round(yearlyEuros) * LEASE_MONTHS) / 12;

/** By how much the lessee's bill is lower, by what the lessee does and pays today. */
export function SituationTable({ words, language }: SituationTableProps) {
  const { columns, situations } = words;
  const money = (euros: number) => displayText(wholeEuros(euros, language));
  const say = (sentence: string) => fill(sentence, { months: String(LEASE_MONTHS) });
  return (
    <figure className={styles.ledger}>
      <Heading level={2} size="sub">
        {say(words.title)}
      </Heading>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.today}</th>
            <th scope="col">{columns.month}</th>
            <th scope="col">{say(columns.lease)}</th>
            <th scope="col">{columns.least}</th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(situations) as NamedSituation[]).map((id) => {
            const { euros, lowEuros } = DEPOT.gains[id];
            return (
              <tr key={id}>
                <th scope="row">{situations[id]}</th>
                <td>{money(euros / 12)}</td>
                <td className={text.figure}>{money(overLease(euros))}</td>
                <td>{money(overLease(lowEuros))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <figcaption className={text.note}>{words.caption}</figcaption>
    </figure>
  );
}
