import { type FormEvent, useState } from 'react';
import { number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { FoundPerson } from '#domain/desk/people.ts';
import type { Language } from '#domain/site/language.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Failure, PageHead } from '../frame/page-parts.tsx';
import { useWords } from '../language/language.tsx';
import { NoAnswer } from '../session/ask.ts';
import { useAnswer, useDesk } from '../session/session.tsx';
import { ErasePanel } from './erase-panel.tsx';
import { type Erasing, ErasureProgress } from './erasure-progress.tsx';
import styles from './people-page.module.css';
import { PersonView } from './person-view.tsx';
import { RequestLog } from './request-log.tsx';

type Search =
  | { kind: 'idle' | 'seeking' | 'none' | 'several' }
  | { kind: 'failed'; failure: NoAnswer }
  | { kind: 'found'; person: FoundPerson; language: Language }
  /** From then on nothing of the person is shown any more. */
  | { kind: 'erasing'; erasing: Erasing };

/** One person, and what people have asked for. What was sought stands in no address. */
export function PeoplePage() {
  const { words, language } = useWords();
  const { people } = words;
  const { ask } = useDesk();
  const requests = useAnswer('rights.list', {});
  const [sought, setSought] = useState('');
  const [search, setSearch] = useState<Search>({ kind: 'idle' });

  /** How many rows, of who was found again after a correction. */
  const [corrected, setCorrected] = useState<number>();

  const find = async (what: string) => {
    setSearch({ kind: 'seeking' });
    setCorrected(undefined);
    try {
      const person = await ask('person.find', { sought: what, language });
      setSearch(person === null ? { kind: 'none' } : { kind: 'found', person, language });
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      const isSeveral = error.why === 'conflict';
      setSearch(isSeveral ? { kind: 'several' } : { kind: 'failed', failure: error });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sought.trim() !== '') void find(sought);
  };
  const open = (reference: string) => {
    setSought(reference);
    void find(reference);
  };
  const person = search.kind === 'found' ? search.person : undefined;
  const erasing =
    search.kind === 'erasing'
      ? search.erasing
      : person?.erasing && { ...person.erasing, recipients: person.recipients };
  const hasPanel = erasing || (person !== undefined && person.holdings.length > 0);

  return (
    <div className={styles.page}>
      <PageHead title={people.title} text={people.text} />
      <form className={styles.find} onSubmit={submit}>
        <Field
          type="search"
          name="sought"
          label={people.find.label}
          labelHidden
          autoComplete="off"
          spellCheck={false}
          maxLength={320}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
        <Button type="submit" quiet>
          {people.find.go}
        </Button>
        <p>{people.find.hint}</p>
      </form>
      <p role="status" className={styles.said}>
        {search.kind === 'seeking' && people.find.seeking}
        {(search.kind === 'none' || search.kind === 'several') && people.find[search.kind]}
        {search.kind === 'found' &&
          corrected !== undefined &&
          fill(people.correct.done, { rows: number(corrected, language) })}
      </p>
      {search.kind === 'failed' && (
        <div className={styles.failed}>
          <Failure failure={search.failure} again={() => void find(sought)} />
        </div>
      )}
      <div className={hasPanel ? styles.grid : undefined}>
        {search.kind === 'found' && (
          <PersonView
            key={`of ${search.person.email}`}
            person={search.person}
            spoken={search.language}
            onCorrected={(rows, email) => {
              setSought(email);
              void find(email);
              setCorrected(rows);
            }}
          />
        )}
        {erasing && (
          <ErasureProgress
            key={erasing.request}
            erasing={erasing}
            onErased={() => void requests.again()}
          />
        )}
        {person && hasPanel && !erasing && (
          <ErasePanel
            key={`erases ${person.email}`}
            person={person}
            onAsked={(asked) => {
              setSought('');
              setSearch({ kind: 'erasing', erasing: asked });
              void requests.again();
            }}
          />
        )}
        <RequestLog requests={requests} open={open} />
      </div>
    </div>
  );
}
