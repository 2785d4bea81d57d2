import { type FormEvent, useRef, useState } from 'react';
import { fill } from '#content/fill.ts';
import { CHANNELS, RIGHTS } from '#domain/privacy/rights.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import styles from '../frame/forms.module.css';
import { Problem } from '../frame/page-parts.tsx';
import { useAction } from '../frame/use-action.tsx';
import { useWords } from '../language/language.tsx';
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
  const [isIncomplete, setIncomplete] = useState(false);

  const { press, problem, failure } = useAction(
    async () => {
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
      setIncomplete(!kind || !channel || !isPast);
      if (!kind || !channel || !isPast) return;
      const input = { kind, channel, receivedOn, ...(sought !== '' && { sought }) };
      const { reference, found } = await ask('rights.add', input);
      setSaid(fill(sought !== '' && !found ? add.unknown : add.done, { reference }));
      form.current.reset();
      dialog.current?.close();
      onAdded();
    },
    ({ why }) =>
      why === 'conflict'
        ? words.people.find.several
        : why === 'malformed'
          ? add.incomplete
          : undefined,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    press();
  };

  return (
    <>
      <Button quiet onClick={() => dialog.current?.showModal()}>
        {add.go}
      </Button>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <Dialog ref={dialog} title={add.title} closeLabel={words.close}>
        <form ref={form} className={styles.form} onSubmit={submit} noValidate>
          <p>{add.text}</p>
          <Problem>{isIncomplete ? add.incomplete : problem}</Problem>
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
          {failure}
          <div className={styles.buttons}>
            <Button type="submit">{add.press}</Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
