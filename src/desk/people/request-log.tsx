import { type RefObject, useRef, useState } from 'react';
import { number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { RightsRequest } from '#domain/desk/people.ts';
import { answerBy, OUTCOMES, type Outcome, timeLeft } from '#domain/privacy/rights.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import bar from '../frame/bar.module.css';
import forms from '../frame/forms.module.css';
import { Problem, Waiting } from '../frame/page-parts.tsx';
import { Table } from '../frame/table.tsx';
import { useAction } from '../frame/use-action.tsx';
import { useWords } from '../language/language.tsx';
import { dayNear } from '../language/shown-time.ts';
import { type useAnswer, useDesk } from '../session/session.tsx';
import { AddRequest } from './add-request.tsx';
import styles from './request-log.module.css';

interface RequestLogProps {
  requests: ReturnType<typeof useAnswer<'rights.list'>>;
  /** Finds whom one is about. */
  open: (reference: string) => void;
}

/** What people have asked for, each with its month. */
export function RequestLog({ requests, open }: RequestLogProps) {
  const { words } = useWords();
  const { log } = words.people;
  const dialog = useRef<HTMLDialogElement>(null);
  const [answering, setAnswering] = useState<RightsRequest>();
  const { answer } = requests;
  return (
    <section className={styles.log} aria-labelledby="requests">
      <div className={styles.head}>
        <h2 id="requests">{log.title}</h2>
        <AddRequest today={answer?.today ?? ''} onAdded={() => void requests.again()} />
      </div>
      <p className={styles.text}>{log.text}</p>
      <Waiting of={requests} />
      {answer?.requests.length === 0 && <p>{log.none}</p>}
      {answer !== undefined && answer.requests.length > 0 && (
        <Table className={styles.table} label={log.title} columns={log.columns} tall>
          <tbody>
            {answer.requests.map((request) => (
              <Row
                key={request.id}
                {...{ request, open, today: answer.today }}
                onAnswer={() => {
                  setAnswering(request);
                  dialog.current?.showModal();
                }}
              />
            ))}
          </tbody>
        </Table>
      )}
      <p className={styles.note}>{log.note}</p>
      <Dialog ref={dialog} title={log.answerTitle} closeLabel={words.close}>
        {answering && (
          <Answering
            key={answering.id}
            request={answering}
            dialog={dialog}
            onAnswered={() => void requests.again()}
          />
        )}
      </Dialog>
    </section>
  );
}

interface RowProps {
  request: RightsRequest;
  today: string;
  open: (reference: string) => void;
  onAnswer: () => void;
}

function Row({ request, today, open, onAnswer }: RowProps) {
  const { words, language } = useWords();
  const { log } = words.people;
  const { kind, channel, receivedOn, reference, person } = request;
  const isEntered = request.progress === null;
  const state = stateWords();
  return (
    <tr>
      <td>{dayNear(receivedOn, today, language)}</td>
      <th scope="row">
        {log.kinds[kind]}{' '}
        <small>
          {log.channels[channel]}
          {isEntered && (
            <>
              , <span className={styles.whole}>{reference}</span>
            </>
          )}
        </small>
      </th>
      <td>
        {person === null ? (
          <span className={styles.quiet}>{request.erasedAt ? log.erased : log.nobody}</span>
        ) : (
          <button type="button" className="link" onClick={() => open(person)}>
            {log.open} <span className={styles.whole}>{person}</span>
          </button>
        )}
      </td>
      <td>
        <Deadline request={request} today={today} />
      </td>
      <td>
        {state !== '' && <span>{state}</span>}
        {isEntered && request.answeredAt === null && (
          <Button quiet dense onClick={onAnswer}>
            {log.answer} <span className="visually-hidden">{reference}</span>
          </Button>
        )}
      </td>
    </tr>
  );

  function stateWords(): string {
    const day = (at: string | null) => ({ day: at === null ? '' : dayNear(at, today, language) });
    if (request.progress !== null)
      return fill(log.progress[request.progress], day(request.answeredAt ?? request.erasedAt));
    if (request.outcome !== null)
      return fill(log.outcomes[request.outcome], day(request.answeredAt));
    return request.erasedAt === null ? '' : fill(log.erasedOn, day(request.erasedAt));
  }
}

const BAR = 120;

/** A month as a bar, and in words. Of what is answered, or is done by the site itself, none. */
function Deadline({ request, today }: { request: RightsRequest; today: string }) {
  const { words, language } = useWords();
  const { log } = words.people;
  if (request.answeredAt !== null || request.progress === 'erased') return null;
  if (request.progress !== null) return <span className={styles.quiet}>{log.byItself}</span>;
  const { days, mark, passed } = timeLeft(request.receivedOn, today);
  const day = dayNear(answerBy(request.receivedOn), today, language);
  const form = Math.abs(days) === 1 ? 'one' : 'many';
  const text = days === 0 ? log.lastDay : mark === 'late' ? log.late[form] : log.left[form];
  return (
    <div data-tone={mark}>
      <svg width={BAR} height="8" viewBox={`0 0 ${BAR} 8`} aria-hidden="true">
        <rect width={BAR} height="8" className={bar.ground} />
        <rect width={Math.max(2, BAR * passed)} height="8" className={bar.filled} />
      </svg>
      <small data-tone={mark}>{fill(text, { count: number(Math.abs(days), language), day })}</small>
    </div>
  );
}

interface AnsweringProps {
  request: RightsRequest;
  dialog: RefObject<HTMLDialogElement | null>;
  onAnswered: () => void;
}

function Answering({ request, dialog, onAnswered }: AnsweringProps) {
  const { words } = useWords();
  const { log } = words.people;
  const { ask } = useDesk();
  const answer = useAction(
    async (outcome: Outcome) => {
      await ask('rights.answer', { id: request.id, outcome });
      dialog.current?.close();
      onAnswered();
    },
    ({ why }) => (why === 'conflict' ? log.second : undefined),
  );
  return (
    <div className={forms.form}>
      <p>{fill(log.answerText, { reference: request.reference })}</p>
      <Problem>{answer.problem}</Problem>
      {answer.failure}
      <div className={forms.buttons}>
        {OUTCOMES.map((outcome) => (
          <Button key={outcome} quiet={outcome !== 'done'} onClick={() => answer.press(outcome)}>
            {log.answers[outcome]}
          </Button>
        ))}
      </div>
    </div>
  );
}
