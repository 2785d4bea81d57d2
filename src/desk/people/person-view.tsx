import { useEffect, useRef } from 'react';
import { number } from '#content/figures.ts';
import type { FoundPerson } from '#domain/desk/people.ts';
import type { Language } from '#domain/site/language.ts';
import { Button } from '#ui/button.tsx';
import { save } from '#ui/save.ts';
import { Table } from '../frame/table.tsx';
import { useAction } from '../frame/use-action.tsx';
import { useWords } from '../language/language.tsx';
import { dayOf } from '../language/shown-time.ts';
import { useDesk } from '../session/session.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { DataBlocks } from './data-blocks.tsx';
import styles from './person-view.module.css';
import { recipientNames } from './recipient-names.ts';

interface PersonViewProps {
  person: FoundPerson;
  /** The language it was asked for in. */
  spoken: Language;
  onCorrected: (rows: number, email: string) => void;
}

export function PersonView({ person, spoken, onCorrected }: PersonViewProps) {
  const { words } = useWords();
  const { people } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  // After a search, reading goes on at what was found.
  useEffect(() => heading.current?.focus(), []);
  const names = recipientNames(person.recipients, words);
  return (
    <section className={styles.person} aria-labelledby="person">
      <h2 id="person" ref={heading} tabIndex={-1}>
        {person.email} {person.reference !== null && <code>{person.reference}</code>}
      </h2>
      {person.holdings.length === 0 ? (
        <p>{people.held.nothing}</p>
      ) : (
        <>
          <Holdings person={person} />
          <p className={styles.recipients}>
            {names === '' ? (
              people.recipients.nobody
            ) : (
              <>
                <b>{people.recipients.title}</b> <span>{people.recipients.why}</span> {names}.
              </>
            )}
          </p>
        </>
      )}
      <div className={styles.actions}>
        <ExportButton person={person} />
        {person.holdings.length > 0 && person.erasing === null && (
          <CorrectDialog person={person} onCorrected={onCorrected} />
        )}
      </div>
      <details className={styles.all}>
        <summary>{people.all}</summary>
        <div lang={spoken}>
          <DataBlocks blocks={person.sections} />
        </div>
      </details>
    </section>
  );
}

function Holdings({ person }: { person: FoundPerson }) {
  const { words, language } = useWords();
  const { held } = words.people;
  return (
    <Table className={styles.holdings} label={held.caption} columns={held.columns}>
      <tbody>
        {person.holdings.map(({ table, count, since, until }) => (
          <tr key={table}>
            <th scope="row">{held.tables[table]}</th>
            <td>{number(count, language)}</td>
            <td>{dayOf(since, language)}</td>
            <td>{until === null ? held.kept[table] : dayOf(until, language)}</td>
            <td>{held.goes}</td>
          </tr>
        ))}
        {person.traces > 0 && (
          <tr>
            <th scope="row">{held.traces}</th>
            <td>{number(person.traces, language)}</td>
            <td />
            <td>{held.tracesKept}</td>
            <td className={styles.stays}>{held.stays}</td>
          </tr>
        )}
        {person.suppressed && (
          <tr>
            <th scope="row">{held.suppressed}</th>
            <td>{number(1, language)}</td>
            <td />
            <td>{held.suppressedKept}</td>
            <td className={styles.stays}>{held.stays}</td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}

/** The same file as the command writes, named by the reference and not by the address. */
function ExportButton({ person }: { person: FoundPerson }) {
  const { words } = useWords();
  const { ask } = useDesk();
  const { go, busy, done } = words.people.export;
  const { state, press, failure } = useAction(async () => {
    const data = await ask('person.export', { email: person.email });
    const file = `${JSON.stringify(data, null, 2)}\n`;
    save(`voltige-${person.reference ?? 'export'}.json`, 'application/json', file);
  });
  return (
    <>
      <Button quiet aria-disabled={state === 'busy'} onClick={() => press()}>
        {state === 'busy' ? busy : go}
      </Button>
      <span role="status" className={styles.said}>
        {state === 'done' && done}
      </span>
      {failure}
    </>
  );
}
