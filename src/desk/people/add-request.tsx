import { type FormEvent, useRef, useState } from 'react';
import { fill } from '#content/fill.ts';
import { CHANNELS, RIGHTS } from '#domain/privacy/rights.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import styles from '../frame/forms.module.css';
import { Failure } from '../frame/page-parts.tsx';
import { useWords } from '../language/language.tsx';
import { NoAnswer } from '../session/ask.ts';
import { useDesk } from '../session/session.tsx';

interface AddRequestProps {
  /** The last day that something can have been received on. */
  today: string;
  onAdded: () => void;
}

/** For what came by letter, phone or mail. There is no room for a note, nor for a name. */
export function AddRequest({ today, onAdded }: AddRequestProps) {
  const { words } = useWords();
  const { add, log } = words.people;
  const { ask } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<NoAnswer>();

  const send = async () => {
    if (form.current === null) return;
    const data = new FormData(form.current);
    const given = (name: string) => {
      const value = data.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const kind = RIGHTS.find((one) => one === given('kind'));
    const channel = CHANNELS.find((one) => one === given('channel'));
    const receivedOn = given('receivedOn');
    const sought = given('sought');
    const isPast = receivedOn !== '' && receivedOn <= today;
    setFailure(undefined);
    setProblem(kind && channel && isPast ? undefined : add.incomplete);
    if (!kind || !channel || !isPast) return;
    try {
      const input = { kind, channel, receivedOn, ...(sought !== '' && { sought }) };
      const { reference, found } = await ask('rights.add', input);
      setSaid(fill(sought !== '' && !found ? add.unknown : add.done, { reference }));
      form.current.reset();
      dialog.current?.close();
      onAdded();
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      if (error.why === 'conflict') setProblem(words.people.find.several);
      else if (error.why === 'malformed') setProblem(add.incomplete);
      else setFailure(error);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <>
      <Button quiet onClick={() => dialog.current?.showModal()}>
        {add.go}
      </Button>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <Dialog ref={dialog} title={add.title} closeLabel={log.close}>
        <form ref={form} className={styles.form} onSubmit={submit} noValidate>
          <p>{add.text}</p>
          {problem !== undefined && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
          <div className={styles.fields}>
            <Select
              id="request-kind"
              name="kind"
              label={add.kind}
              empty={add.choose}
              options={RIGHTS.map((value) => ({ value, text: log.kinds[value] }))}
            />
            <Select
              id="request-channel"
              name="channel"
              label={add.channel}
              empty={add.choose}
              options={CHANNELS.map((value) => ({ value, text: log.channels[value] }))}
            />
            <Field type="date" name="receivedOn" label={add.receivedOn} max={today} />
            <Field
              name="sought"
              label={add.sought}
              aside={add.optional}
              autoComplete="off"
              spellCheck={false}
              maxLength={320}
            />
          </div>
          {failure !== undefined && <Failure failure={failure} again={() => void send()} />}
          <div className={styles.buttons}>
            <Button type="submit">{add.press}</Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
