import { Fragment, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { hours } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { AnalysisStep, ListedRequest } from '#domain/desk/requests.ts';
import { lookUp } from '#domain/site/look-up.ts';
import { dayInParis } from '#domain/site/paris-time.ts';
import { PROMISED_HOURS } from '#domain/site/promised-times.ts';
import { Table } from '../frame/table.tsx';
import { useWords } from '../language/language.tsx';
import { dayInWords } from '../language/shown-time.ts';
import { DueMark, KindMark } from './request-marks.tsx';
import styles from './request-table.module.css';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

export function RequestTable({ requests }: { requests: readonly ListedRequest[] }) {
  const { words, language } = useWords();
  const { columns } = words.requests;
  const now = useNow();
  const days = Map.groupBy(requests, ({ arrivedAt }) => dayInParis(new Date(arrivedAt)));
  return (
    <Table
      className={styles.table}
      label={words.requests.title}
      columns={{ ...columns, due: <b>{columns.due}</b> }}
      tall
    >
      {[...days].map(([day, arrived]) => (
        <tbody key={day}>
          <tr className={styles.group}>
            <th colSpan={5} scope="colgroup">
              {dayInWords(arrived[0]?.arrivedAt ?? '', language)}
            </th>
          </tr>
          {arrived.map((request) => (
            <Row key={request.id} request={request} now={now} />
          ))}
        </tbody>
      ))}
    </Table>
  );
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function Row({ request, now }: { request: ListedRequest; now: number }) {
  const { words, language } = useWords();
  const { hash } = useLocation();
  const { id, of, title, person, isPriority, suspicion } = request;
  const promised =
    of === 'message'
      ? PROMISED_HOURS.reply
      : Math.round((Date.parse(request.replyBy) - Date.parse(request.promisedFrom)) / HOUR_MS);
  return (
    <tr className={styles.row} data-priority={isPriority && suspicion === null}>
      <td className={styles.due}>
        <DueMark request={request} now={now} />
      </td>
      <th scope="row" className={styles.who}>
        <Link to={`/requests/${id}`} state={{ list: hash }} data-request={id}>
          {title}
        </Link>
        <small>{person}</small>
      </th>
      <td className={styles.kind}>
        <KindMark of={of} />
      </td>
      <td className={styles.about}>
        {request.about}
        <Detail request={request} />
      </td>
      <td className={styles.promise}>
        {suspicion === null && (
          <small>{fill(words.requests.promise, { hours: hours(promised, language) })}</small>
        )}
      </td>
    </tr>
  );
}

const TONES: Partial<Record<AnalysisStep, 'soon' | 'late'>> = { waiting: 'soon', failed: 'late' };

/** What is known of it beyond its first line. */
function Detail({ request }: { request: ListedRequest }) {
  const { words } = useWords();
  const { suspicions, analysis, score, quote } = words.requests;
  const { excerpt, suspicion } = request;
  if (suspicion !== null) {
    return <small data-tone="soon">{suspicions[suspicion]}</small>;
  }
  if (excerpt !== null) {
    return excerpt === '' ? null : <small>{fill(quote, { text: excerpt })}</small>;
  }
  const step = lookUp<string>(analysis.steps, request.analysis ?? '');
  const scored = fill(score, { score: String(request.score) });
  return (
    <small>
      {step !== undefined && (
        <Fragment>
          <span data-tone={request.analysis ? TONES[request.analysis] : undefined}>{step}</span>,{' '}
        </Fragment>
      )}
      {scored}
    </small>
  );
}
