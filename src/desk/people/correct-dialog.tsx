import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fill } from '#content/fill.ts';
import { CORRECTABLE, type Correctable, type FoundPerson } from '#domain/desk/people.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import styles from '../frame/forms.module.css';
import { Problem } from '../frame/page-parts.tsx';
import { Table } from '../frame/table.tsx';
import { useAction } from '../frame/use-action.tsx';
import { useWords } from '../language/language.tsx';
import { useDesk } from '../session/session.tsx';
import { recipientNames } from './recipient-names.ts';

type Correction = Partial<Record<Correctable, string>>;
/** What cannot be left empty where it stands. */
const NEEDED: readonly Correctable[] = ['email', 'name'];

interface CorrectDialogProps {
  person: FoundPerson;
  /** How many rows, and the address they are found under from now on. */
  onCorrected: (rows: number, email: string) => void;
}

/** In two steps: what is wrong, then old and new side by side. */
export function CorrectDialog({ person, onCorrected }: CorrectDialogProps) {
  const { words } = useWords();
  const { correct } = words.people;
  const dialog = useRef<HTMLDialogElement>(null);
  // A new one each time it opens: nothing typed earlier is left.
  const [opened, setOpened] = useState(0);
  return (
    <>
      <Button
        quiet
        onClick={() => {
          setOpened(opened + 1);
          dialog.current?.showModal();
        }}
      >
        {correct.go}
      </Button>
      <Dialog ref={dialog} title={correct.title} closeLabel={words.close}>
        <Steps key={opened} {...{ person, onCorrected }} />
      </Dialog>
    </>
  );
}

function Steps({ person, onCorrected }: CorrectDialogProps) {
  const { words } = useWords();
  const { correct } = words.people;
  const { ask } = useDesk();
  const [typed, setTyped] = useState<Correction>({});
  const [isReviewed, setReviewed] = useState(false);
  const [problem, setProblem] = useState<string>();

  const before = (field: Correctable) => person.values[field].join(' / ');
  const changed = CORRECTABLE.filter(
    (field) =>
      typed[field] !== undefined && typed[field].trim() !== (person.values[field][0] ?? ''),
  );
  const check = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = changed.some((field) => NEEDED.includes(field) && !typed[field]?.trim());
    setProblem(changed.length === 0 ? correct.same : isMissing ? correct.needed : undefined);
    setReviewed(changed.length > 0 && !isMissing);
  };
  const confirm = useAction(
    async () => {
      const correction = Object.fromEntries(changed.map((field) => [field, typed[field]]));
      const done = await ask('person.correct', { email: person.email, correction });
      onCorrected(done.rows, correction.email ?? person.email);
    },
    ({ why, facts }) => {
      if (why === 'conflict') return facts.erasing === true ? correct.erasing : correct.taken;
      return why === 'malformed' ? correct.wrong : undefined;
    },
  );
  // What was refused is to be mended in the first step.
  const refused = confirm.problem;
  useEffect(() => {
    if (refused === undefined) return;
    setProblem(refused);
    setReviewed(false);
  }, [refused]);

  if (!isReviewed) {
    return (
      <form className={styles.form} onSubmit={check}>
        <p>{correct.text}</p>
        <Problem>{problem}</Problem>
        <div className={styles.fields}>
          {CORRECTABLE.filter((field) => field !== 'name' || person.values.name.length > 0).map(
            (field) => (
              <Field
                key={field}
                label={correct.fields[field]}
                autoComplete="off"
                maxLength={254}
                value={typed[field] ?? person.values[field][0] ?? ''}
                onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
              />
            ),
          )}
        </div>
        <div className={styles.buttons}>
          <Button type="submit">{correct.check}</Button>
        </div>
      </form>
    );
  }
  const losesAnalyses =
    (changed.includes('email') || changed.includes('company')) &&
    person.holdings.some(({ table }) => table === 'analyses');
  const names = recipientNames(person.recipients, words);
  return (
    <div className={styles.form}>
      <Table className={styles.review} caption={correct.review} columns={correct.columns}>
        <tbody>
          {changed.map((field) => (
            <tr key={field}>
              <th scope="row">{correct.fields[field]}</th>
              <td>
                <del>{before(field) || correct.empty}</del>
              </td>
              <td>
                <ins>{typed[field]?.trim() || correct.empty}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {losesAnalyses && <p className={styles.warning}>{correct.analyses}</p>}
      {names !== '' && <p>{fill(correct.inform, { names })}</p>}
      {confirm.failure}
      <div className={styles.buttons}>
        <Button onClick={() => confirm.press()}>{correct.confirm}</Button>
        <Button quiet onClick={() => setReviewed(false)}>
          {correct.back}
        </Button>
      </div>
    </div>
  );
}
