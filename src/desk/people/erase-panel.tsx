import { type FormEvent, useState } from 'react';
import { number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { FoundPerson } from '#domain/desk/people.ts';
import { lookUp } from '#domain/site/look-up.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Problem } from '../frame/page-parts.tsx';
import { useAction } from '../frame/use-action.tsx';
import { useWords } from '../language/language.tsx';
import { useDesk } from '../session/session.tsx';
import styles from './erase-panel.module.css';
import type { Erasing } from './erasure-progress.tsx';
import { recipientNames } from './recipient-names.ts';

interface ErasePanelProps {
  person: FoundPerson;
  onAsked: (erasing: Erasing) => void;
}

/** What goes, what stays and why; then the address once more, letter by letter. */
export function ErasePanel({ person, onAsked }: ErasePanelProps) {
  const { words } = useWords();
  const { erase } = words.people;
  const { ask } = useDesk();
  const [typed, setTyped] = useState('');
  const isConfirmed = typed.trim().toLowerCase() === person.email;

  const order = useAction(
    async () => {
      const { request } = await ask('person.erase', { email: person.email, typed });
      const since = new Date().toISOString();
      onAsked({ request, since, recipients: person.recipients });
    },
    ({ why }) => (why === 'conflict' ? erase.already : undefined),
  );
  const isBusy = order.state === 'busy';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isConfirmed && !isBusy) order.press();
  };

  return (
    <aside className={styles.panel} aria-labelledby="erase">
      <h2 id="erase">{erase.title}</h2>
      <Goes person={person} />
      <Stays person={person} />
      <p className={styles.answer}>{erase.answer}</p>
      <form onSubmit={submit}>
        <Field
          label={erase.confirm}
          autoComplete="off"
          spellCheck={false}
          maxLength={320}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button
          type="submit"
          quiet
          aria-disabled={!isConfirmed || isBusy}
          aria-describedby="erase-missing"
        >
          {erase.press}
        </Button>
        <p id="erase-missing" role="status" className={styles.missing}>
          {missingWords()}
        </p>
      </form>
      <Problem>{order.problem}</Problem>
      {order.failure}
    </aside>
  );

  function missingWords(): string {
    const given = typed.trim().toLowerCase();
    if (isConfirmed) return '';
    if (given === '') return erase.nothingYet;
    return person.email.startsWith(given)
      ? fill(erase.missing, { rest: person.email.slice(given.length) })
      : erase.different;
  }
}

function Goes({ person }: { person: FoundPerson }) {
  const { words, language } = useWords();
  const { erase, held } = words.people;
  const noteOn = (table: FoundPerson['holdings'][number]['table']) =>
    table === 'deliveries' && person.waiting === 0
      ? ''
      : fill(lookUp<string>(erase.notes, table) ?? '', {
          waiting: number(person.waiting, language),
        });
  return (
    <>
      <h3>{erase.goesTitle}</h3>
      <ul>
        {person.holdings.map(({ table, count }) => (
          <li key={table}>
            <span>
              {held.tables[table]} <b>{number(count, language)}</b>
            </span>
            {noteOn(table) !== '' && <small>{noteOn(table)}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Stays({ person }: { person: FoundPerson }) {
  const { words, language } = useWords();
  const { erase } = words.people;
  const names = recipientNames(person.recipients, words);
  const kept = [
    [erase.hash, erase.hashWhy],
    // With this look and the erasure itself.
    [fill(erase.traces, { count: number(person.traces + 2, language) }), erase.tracesWhy],
    [erase.requests, erase.requestsWhy],
    [erase.backups, erase.backupsWhy],
    ...(names === '' ? [] : [[fill(erase.others, { names }), erase.othersWhy]]),
  ];
  return (
    <>
      <h3>{erase.staysTitle}</h3>
      <ul>
        {kept.map(([what, why]) => (
          <li key={what}>
            {what}
            <small>{why}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
