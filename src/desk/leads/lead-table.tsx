import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { hours, number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import {
  type LeadList,
  type LeadView,
  type ListedLead,
  MOST_LEADS_COUNTED,
  PROMISED_HOURS,
} from '#domain/desk/leads.ts';
import { PRIORITY_FROM } from '#domain/leads/scoring.ts';
import { lookUp } from '#domain/site/look-up.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '../language/language.tsx';
import { whenInWords } from '../language/shown-time.ts';
import { DueMark, GainMark, StepMark } from './lead-marks.tsx';
import styles from './lead-table.module.css';
import { LeadWhy } from './lead-why.tsx';
import { canBeTaken } from './use-row-keys.ts';
import type { Taking } from './use-taking.ts';

const MINUTE_MS = 60_000;

interface TableProps {
  list: LeadList;
  view: LeadView;
  taking: Taking;
}

export function LeadTable({ list, view, taking }: TableProps) {
  const { words, language } = useWords();
  const { columns, groups } = words.leads;
  const now = useNow();
  const [opened, setOpened] = useState<string>();
  const ids = list.leads.map(({ id }) => id);
  const isCounted = list.found <= MOST_LEADS_COUNTED;
  const isGrouped = view === 'open' || view === 'mine';
  const parts: { key: string; title?: string; note?: string; leads: ListedLead[] }[] = isGrouped
    ? [
        {
          key: 'priority',
          title: groups.priority,
          note: [
            isCounted && number(list.foundPriority, language),
            fill(groups.note, { score: String(PRIORITY_FROM) }),
          ]
            .filter(Boolean)
            .join(', '),
          leads: list.leads.filter(({ isPriority }) => isPriority),
        },
        {
          key: 'standard',
          title: groups.standard,
          note: isCounted ? number(list.found - list.foundPriority, language) : '',
          leads: list.leads.filter(({ isPriority }) => !isPriority),
        },
      ]
    : [{ key: 'all', leads: list.leads }];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{columns.score}</th>
          <th scope="col">{columns.who}</th>
          <th scope="col">{columns.fleet}</th>
          <th scope="col">{columns.gain}</th>
          <th scope="col">{columns.origin}</th>
          <th scope="col">
            <b>{fill(columns.due, { hours: hours(PROMISED_HOURS, language) })}</b>
          </th>
          <th scope="col">{columns.analysis}</th>
          <th scope="col">{columns.taken}</th>
        </tr>
      </thead>
      {parts.map(({ key, title, note, leads }) =>
        leads.length === 0 ? null : (
          <tbody key={key}>
            {title !== undefined && (
              <tr className={styles.group}>
                <th colSpan={8} scope="colgroup">
                  {title} <span>{note}</span>
                </th>
              </tr>
            )}
            {leads.map((lead) => (
              <Row
                key={lead.id}
                lead={lead}
                ids={ids}
                now={now}
                taking={taking}
                isOpened={opened === lead.id}
                open={(isOpened) => setOpened(isOpened ? lead.id : undefined)}
              />
            ))}
          </tbody>
        ),
      )}
    </table>
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

interface RowProps {
  lead: ListedLead;
  /** Of the whole list, in its order. */
  ids: readonly string[];
  now: number;
  taking: Taking;
  isOpened: boolean;
  open: (isOpened: boolean) => void;
}

function Row({ lead, ids, now, taking, isOpened, open }: RowProps) {
  const { words } = useWords();
  const { hash } = useLocation();
  const { origins, originDetails } = words.leads;
  const { id, score, title, person, suspicion } = lead;
  return (
    <>
      <tr className={styles.row} data-priority={lead.isPriority} data-opened={isOpened}>
        <td className={styles.score}>
          <button
            type="button"
            data-why
            aria-expanded={isOpened}
            aria-label={fill(words.leads.why.open, { score: String(score) })}
            onClick={() => open(!isOpened)}
          >
            {score}
            <svg viewBox="0 0 10 7" aria-hidden="true">
              <path d="M1 1l4 4 4-4" />
            </svg>
          </button>
        </td>
        <th scope="row" className={styles.who}>
          <Link to={`/leads/${id}`} state={{ list: hash, ids }} data-lead={id}>
            {title}
          </Link>
          <small>{person}</small>
        </th>
        <td className={styles.fleet}>
          {lead.fleet}
          <small>{lead.fleetKind}</small>
        </td>
        <td className={styles.gain}>
          <GainMark gain={lead.gain} />
        </td>
        <td className={styles.origin}>
          {lookUp<string>(origins, lead.origin) ?? lead.origin}
          <small>{lookUp<string>(originDetails, lead.originDetail) ?? lead.originDetail}</small>
        </td>
        <td className={styles.due}>
          <DueMark lead={lead} now={now} />
        </td>
        <td className={styles.analysis}>
          {suspicion === null ? (
            <StepMark step={lead.analysis} />
          ) : (
            <small>{words.leads.suspicions[suspicion]}</small>
          )}
        </td>
        <td className={styles.taken}>
          <TakenCell lead={lead} taking={taking} />
        </td>
      </tr>
      {isOpened && (
        <tr className={styles.reasons}>
          <td colSpan={8}>
            <LeadWhy lead={lead} />
          </td>
        </tr>
      )}
    </>
  );
}

function TakenCell({ lead, taking }: Pick<RowProps, 'lead' | 'taking'>) {
  const { words, language } = useWords();
  const { taken, status, nextAt, suspicion, lostReason } = lead;
  if (suspicion !== null) {
    return (
      <Button quiet dense onClick={() => taking.release(lead)}>
        {words.leads.release}
      </Button>
    );
  }
  if (canBeTaken(lead)) {
    return (
      <Button quiet dense onClick={() => taking.take(lead)}>
        {words.leads.take}
      </Button>
    );
  }
  const closed = status === 'won' || status === 'lost';
  const reason = lostReason === null ? undefined : words.leads.lostReasons[lostReason];
  const next = nextAt === null ? words.leads.statuses[status] : whenInWords(nextAt, language);
  const isOverdue = nextAt !== null && !closed && Date.parse(nextAt) < Date.now();
  return (
    <span className={styles.person}>
      {taken !== null && (
        <span className={styles.initials} data-mine={taken.isMine} aria-hidden="true">
          {initials(taken.name)}
        </span>
      )}
      <span>
        {taken?.isMine ? words.leads.you : (taken?.name ?? '')}
        <small data-late={isOverdue}>
          {closed
            ? [words.leads.statuses[status], reason?.toLowerCase()].filter(Boolean).join(', ')
            : isOverdue
              ? fill(words.leads.overdue, { when: next })
              : next}
        </small>
      </span>
    </span>
  );
}

/** initials('Léa Fontaine') // => 'LF' */
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map(([first = '']) => first)
    .slice(0, 2)
    .join('')
    .toUpperCase();
