import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { fill } from '#content/fill.ts';
import {
  LOST_REASONS,
  type LostReason,
  type ShownLead,
  WORK_STATUSES,
  type WorkStatus,
} from '#domain/desk/leads.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { KeyHint } from '../frame/key-hint.tsx';
import { useShortcuts } from '../frame/shortcuts.ts';
import { useWords } from '../language/language.tsx';
import { localMoment, momentOf } from '../language/shown-time.ts';
import { useDoor } from '../session/session.tsx';
import styles from './lead-actions.module.css';
import { canBeTaken } from './use-row-keys.ts';

/** `lost` is what is said first where no answer came. */
export type Attempt = (
  done: string,
  work: () => Promise<unknown>,
  lost?: string,
) => Promise<boolean>;

/** Long enough for the next arrow. */
const REST_MS = 600;

interface ActionsProps {
  lead: ShownLead;
  attempt: Attempt;
}

/** Take it, say how far it is, when to go on, and what to remember. */
export function LeadActions({ lead, attempt }: ActionsProps) {
  const { words } = useWords();
  const { ask } = useDoor();
  const texts = words.leads;
  const { id, taken, suspicion } = lead;
  const take = () =>
    void attempt(fill(texts.tookIt, { title: lead.title }), () => ask('lead.take', { id }));
  const untake = () => void attempt(texts.nobody, () => ask('lead.untake', { id }));
  const release = () => void attempt(texts.released, () => ask('lead.release', { id }));
  const isFree = canBeTaken(lead);
  useShortcuts({
    t: () => (isFree ? take() : false),
    z: () => (taken?.isMine ? untake() : false),
    l: () => (suspicion !== null ? release() : false),
  });
  if (suspicion !== null) {
    return (
      <section className={styles.panel}>
        <p>
          <b>{texts.suspicions[suspicion]}</b>
        </p>
        <p>{texts.releaseText}</p>
        <Button onClick={release}>{texts.release}</Button>
      </section>
    );
  }
  return (
    <section className={styles.panel}>
      {taken === null ? (
        isFree && (
          <p>
            <b>{texts.nobody}</b> {texts.nobodyText}
          </p>
        )
      ) : (
        <p className={styles.taken}>
          <b>{taken.isMine ? texts.mine : fill(texts.taken, { name: taken.name })}</b>
          {taken.isMine && (
            <Button quiet dense onClick={untake}>
              {texts.untake}
            </Button>
          )}
        </p>
      )}
      <div className={styles.main}>
        {isFree && (
          <Button onClick={take}>
            {texts.takeThis} <KeyHint name="T" />
          </Button>
        )}
        {lead.phone !== null && lead.mayCall && (
          <a
            className={buttonClass({ quiet: taken?.isMine !== true })}
            href={`tel:${lead.phone.replaceAll(/[^+\d]/g, '')}`}
          >
            {texts.lead.call}
          </a>
        )}
      </div>
      {lead.phone !== null && !lead.mayCall && <p>{texts.lead.callRefused}</p>}
      <Status lead={lead} attempt={attempt} />
      <Next lead={lead} attempt={attempt} />
      <Note lead={lead} attempt={attempt} />
    </section>
  );
}

function Status({ lead: { id, status, lostReason }, attempt }: ActionsProps) {
  const { words } = useWords();
  const { ask } = useDoor();
  const texts = words.leads;
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  /** What is chosen and not sent yet. */
  const [chosen, setChosen] = useState<WorkStatus>();
  /** Lost is only said with a reason. */
  const [reason, setReason] = useState<LostReason | null>(lostReason);
  const shown = chosen ?? status;
  useShortcuts({
    s: () => group.current?.querySelector<HTMLElement>('input:checked')?.focus(),
  });
  const send = async (to: WorkStatus, given?: LostReason) => {
    await attempt(texts.lead.statusSaved, () =>
      ask('lead.status', { id, from: status, to, lostReason: given }),
    );
    setChosen(undefined);
  };
  // Arrows go through what lies between: only where they come to rest is meant.
  const newestSend = useRef(send);
  newestSend.current = send;
  useEffect(() => {
    if (chosen === undefined || chosen === 'lost') return;
    const timer = setTimeout(() => void newestSend.current(chosen), REST_MS);
    return () => clearTimeout(timer);
  }, [chosen]);
  return (
    <fieldset ref={group} className={styles.status}>
      <legend>
        {texts.lead.status} <KeyHint name="S" />
      </legend>
      <div>
        {WORK_STATUSES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              checked={one === shown}
              onChange={() => setChosen(one === status ? undefined : one)}
            />
            <span>{texts.statuses[one]}</span>
          </label>
        ))}
      </div>
      {shown === 'lost' && (
        <>
          <label className={styles.reason}>
            {texts.lead.lostReason}
            <select
              value={reason ?? ''}
              onChange={({ target }) =>
                setReason(LOST_REASONS.find((one) => one === target.value) ?? null)
              }
            >
              <option value="">{texts.lead.choose}</option>
              {LOST_REASONS.map((one) => (
                <option key={one} value={one}>
                  {texts.lostReasons[one]}
                </option>
              ))}
            </select>
          </label>
          {(chosen === 'lost' || reason !== lostReason) && (
            <p className={styles.lose}>
              <Button
                dense
                aria-disabled={reason === null}
                onClick={() => reason !== null && void send('lost', reason)}
              >
                {status === 'lost' ? texts.lead.save : texts.lead.lose}
              </Button>
              {status !== 'lost' && (
                <Button quiet dense onClick={() => setChosen(undefined)}>
                  {texts.lead.keep}
                </Button>
              )}
            </p>
          )}
        </>
      )}
    </fieldset>
  );
}

/** Where no time is given. */
const MORNING = '09:00';

function Next({ lead: { id, nextAt }, attempt }: ActionsProps) {
  const { words } = useWords();
  const { ask } = useDoor();
  const texts = words.leads.lead;
  const ids = { day: useId(), time: useId() };
  const day = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLInputElement>(null);
  const [shownDay = '', shownTime = ''] = nextAt === null ? [] : localMoment(nextAt);
  useShortcuts({ d: () => day.current?.focus() });
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const at = momentOf(day.current?.value ?? '', time.current?.value || MORNING);
    if (at !== undefined) void attempt(texts.nextSaved, () => ask('lead.next', { id, at }));
  };
  const clear = () => void attempt(texts.nextCleared, () => ask('lead.next', { id, at: null }));
  return (
    <form className={styles.next} onSubmit={save} key={nextAt}>
      <div>
        <label htmlFor={ids.day}>
          {texts.next} <KeyHint name="D" />
        </label>
        <input ref={day} id={ids.day} type="date" defaultValue={shownDay} required />
      </div>
      <div>
        <label htmlFor={ids.time}>{texts.at}</label>
        <input ref={time} id={ids.time} type="time" defaultValue={shownTime || MORNING} />
      </div>
      <Button type="submit" quiet dense>
        {texts.save}
      </Button>
      {nextAt !== null && (
        <Button quiet dense onClick={clear}>
          {texts.clearNext}
        </Button>
      )}
    </form>
  );
}

function Note({ lead: { id }, attempt }: ActionsProps) {
  const { words } = useWords();
  const { ask } = useDoor();
  const texts = words.leads.lead;
  const own = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isBusy = useRef(false);
  useShortcuts({ n: () => field.current?.focus() });
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = field.current?.value.trim() ?? '';
    if (note === '') return field.current?.focus();
    // Pressed twice on a slow line it is still one note.
    if (isBusy.current) return;
    isBusy.current = true;
    const work = () => ask('lead.note', { id, note });
    const isSaved = await attempt(texts.noteSaved, work, texts.noteKept);
    if (isSaved && field.current !== null) field.current.value = '';
    isBusy.current = false;
  };
  return (
    <form className={styles.note} onSubmit={(event) => void save(event)}>
      <label htmlFor={own}>
        {texts.note} <KeyHint name="N" />
      </label>
      <p id={`${own}-hint`}>{texts.noteHint}</p>
      <textarea ref={field} id={own} aria-describedby={`${own}-hint`} rows={3} maxLength={2000} />
      <Button type="submit" quiet dense>
        {texts.addNote}
      </Button>
    </form>
  );
}
