import { longDate } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import { MODEL_CHANGES } from '#domain/simulator/model-version.ts';
import type { WordsOf } from '../../words-of.ts';
import table from './method-table.module.css';

interface ChangeLogProps {
  words: WordsOf<'simulator-method'>['changes'];
  language: Language;
}

export function ChangeLog({ words, language }: ChangeLogProps) {
  const { version, date, change } = words.columns;
  return (
    <table className={table.table}>
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{version}</th>
          <th scope="col">{date}</th>
          <th scope="col">{change}</th>
        </tr>
      </thead>
      <tbody>
        {MODEL_CHANGES.map((entry) => (
          <tr key={entry.version}>
            <th scope="row">{entry.version}</th>
            <td className={table.value}>
              <time dateTime={entry.date}>{longDate(entry.date, language)}</time>
            </td>
            <td>{words[entry.id]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
