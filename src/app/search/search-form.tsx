import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Split } from '#ui/layout.tsx';
import type { WordsOf } from '../words/use-words.ts';

interface SearchFormProps {
  words: WordsOf<'search'>;
  action: string;
  query: string;
  onSearch: (query: string) => void;
}

export function SearchForm({ words, action, query, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState(query);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <search>
      <form action={action} onSubmit={search}>
        <Split ratio="7-5" until={480} align="end">
          <Field
            label={words.label}
            hint={words.hint}
            type="search"
            name="q"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            enterKeyHint="search"
          />
          <div>
            <Button type="submit">{words.submit}</Button>
          </div>
        </Split>
      </form>
    </search>
  );
}
