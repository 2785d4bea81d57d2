import { longDate } from '#content/figures.ts';
import type { Language } from '#domain/language.ts';
import { MODEL_CHANGES } from '#domain/simulator/model-version.ts';
import type { WordsOf } from '../../words-of.ts';
import { MethodTable } from './method-table.tsx';

interface ChangeLogProps {
  words: WordsOf<'simulator-method'>['changes'];
  language: Language;
}

export function ChangeLog({ words, language }: ChangeLogProps) {
  const { version, date, change } = words.columns;
  return (
    <MethodTable
      caption={words.caption}
      columns={[version, date, change]}
      rows={MODEL_CHANGES.map((entry) => ({
        name: entry.version,
        cells: [longDate(entry.date, language), words[entry.id]],
      }))}
    />
  );
}
