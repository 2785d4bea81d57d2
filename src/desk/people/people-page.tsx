import { type FormEvent, useState } from 'react';
import { number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { FoundPerson } from '#domain/desk/people.ts';
import type { Language } from '#domain/site/language.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PageHead } from '../frame/page-parts.tsx';
import { useAction } from '../frame/use-action.tsx';
import { useWords } from '../language/language.tsx';
import { useAnswer, useDesk } from '../session/session.tsx';
import { ErasePanel } from './erase-panel.tsx';
import { type Erasing, ErasureProgress } from './erasure-progress.tsx';
import styles from './people-page.module.css';
import { PersonView } from './person-view.tsx';
import { RequestLog } from './request-log.tsx';

type Found =
  | { kind: 'none' }
  | { kind: 'person'; person: FoundPerson; language: Language }
  /** From then on nothing of the person is shown any more. */
  | { kind: 'erasing'; erasing: Erasing };

/** One person, and what people have asked for. What was sought stands in no address. */
export function PeoplePage() {
  const { words, language } = useWords();
  const { people } = words;
  const { ask } = useDesk();
  const requests = useAnswer('rights.list', {});
  const [sought, setSought] = useState('');
  const [found, setFound] = useState<Found>();

  /** How many rows, of who was found again after a correction. */
  const [corrected, setCorrected] = useState<number>();

  const search = useAction(
    async (what: string) => {
      setFound(undefined);
      setCorrected(undefined);
      const person = await ask('person.find', { sought: what, language });
      setFound(person === null ? { kind: 'none' } : { kind: 'person', person, language });
    },
    ({ why }) => (why === 'conflict' ? people.find.several : undefined),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sought.trim() !== '') search.press(sought);
  };
  const open = (reference: string) => {
    setSought(reference);
    search.press(reference);
  };
  const person = found?.kind === 'person' ? found.person : undefined;
  const erasing =
    found?.kind === 'erasing'
      ? found.erasing
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
        {search.state === 'busy' && people.find.seeking}
        {found?.kind === 'none' ? people.find.none : search.problem}
        {person &&
          corrected !== undefined &&
          fill(people.correct.done, { rows: number(corrected, language) })}
      </p>
      {search.failure && <div className={styles.failed}>{search.failure}</div>}
      <div className={hasPanel ? styles.grid : undefined}>
        {found?.kind === 'person' && (
          <PersonView
            key={`of ${found.person.email}`}
            person={found.person}
            spoken={found.language}
            onCorrected={(rows, email) => {
              setSought(email);
              search.press(email);
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
              setFound({ kind: 'erasing', erasing: asked });
              void requests.again();
            }}
          />
        )}
        <RequestLog requests={requests} open={open} />
      </div>
    </div>
  );
}
