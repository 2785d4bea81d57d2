import { useRef, useState } from 'react';
import { Route, Routes, useNavigate } from 'react-router';
import { hours, number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import {
  FEW_HOURS,
  LEADS_AT_ONCE,
  type LeadList,
  type ListedLead,
  MOST_LEADS_SHOWN,
} from '#domain/desk/leads.ts';
import { Button } from '#ui/button.tsx';
import { Failure, Notice, PageHead } from '../frame/page-parts.tsx';
import { useShortcuts } from '../frame/shortcuts.ts';
import { useWords } from '../language/language.tsx';
import { duration, timeOfDay } from '../language/shown-time.ts';
import { NoAnswer } from '../session/ask.ts';
import { useAnswer, useDoor } from '../session/session.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { LeadPage } from './lead-page.tsx';
import { LeadTable } from './lead-table.tsx';
import { LeadTools, LeadViews, leadCount } from './lead-tools.tsx';
import styles from './leads-page.module.css';
import { type Filters, isNarrowed, useLeadFilters } from './use-lead-filters.ts';
import { useRefresh } from './use-refresh.ts';

export function LeadsPages() {
  return (
    <Routes>
      <Route index element={<LeadsPage />} />
      <Route path=":id" element={<LeadPage />} />
    </Routes>
  );
}

/** Fewer are found by looking. */
const ENOUGH_TO_SEARCH = 10;
const MEDIAN_DAYS = 30;

/** The leads that somebody has to do something about, and what. */
function LeadsPage() {
  const { words, language } = useWords();
  const [filters, change] = useLeadFilters();
  const { kind, answer, failure, again } = useAnswer('leads.list', { ...filters, language });
  const shown = useLatest(answer);
  const [told, setTold] = useState('');
  const exporting = useRef<HTMLDialogElement>(null);
  const keys = useRef<HTMLDialogElement>(null);
  const taking = useTaking(again, setTold);

  useRefresh(again);
  useShortcuts({
    ...useRowKeys(shown, taking),
    e: () => exporting.current?.showModal(),
    x: () => exporting.current?.showModal(),
    z: () => taking.undo(),
    '?': () => keys.current?.showModal(),
    '/': () => document.getElementById('lead-search')?.focus(),
  });

  const isSearchable =
    shown !== undefined && (shown.counts[filters.view] >= ENOUGH_TO_SEARCH || isNarrowed(filters));
  return (
    <>
      <PageHead title={words.leads.title} text={shown && <Summary list={shown} />} />
      <LeadViews list={shown} view={filters.view} change={change}>
        {shown !== undefined && shown.found > 0 && (
          <Button quiet dense onClick={() => exporting.current?.showModal()}>
            {words.leads.export.press}
          </Button>
        )}
      </LeadViews>
      {isSearchable && <LeadTools filters={filters} sources={shown.sources} change={change} />}
      <p role="status" className={styles.told}>
        {told}{' '}
        {taking.canUndo && (
          <button type="button" onClick={taking.undo}>
            {words.leads.undo}
          </button>
        )}
      </p>
      {kind === 'failed' && <Failure failure={failure} again={() => void again()} />}
      {shown === undefined && kind === 'asking' && <p>{words.asking}</p>}
      {shown !== undefined && (
        <>
          {shown.leads.length === 0 ? (
            <Nothing filters={filters} change={change} />
          ) : (
            <LeadTable list={shown} view={filters.view} taking={taking} />
          )}
          {shown.leads.length > 0 && (
            <div className={styles.foot}>
              <button type="button" onClick={() => keys.current?.showModal()}>
                {words.leads.keys.title}
              </button>
              <span>
                {fill(words.leads.shown, {
                  shown: number(shown.leads.length, language),
                  count: leadCount(shown.found, language),
                })}
              </span>
              <More list={shown} filters={filters} change={change} />
            </div>
          )}
          <ExportDialog ref={exporting} filters={filters} count={shown.found} />
        </>
      )}
      <KeysDialog ref={keys} />
    </>
  );
}

/** While the next answer is on its way, the last one stays. */
function useLatest(answer: LeadList | undefined): LeadList | undefined {
  const latest = useRef(answer);
  if (answer !== undefined) latest.current = answer;
  return latest.current;
}

function Summary({ list }: { list: LeadList }) {
  const { words, language } = useWords();
  const { summary } = words.leads;
  const { untaken, late, soon, medianMinutes } = list;
  const count = (value: number) => leadCount(value, language);
  return (
    <>
      <b>{fill(summary.untaken, { count: count(untaken) })}</b>
      {late > 0 && (
        <>
          , <b className={styles.late}>{fill(summary.late, { count: count(late) })}</b>
        </>
      )}
      {soon > 0 && (
        <>, {fill(summary.soon, { count: count(soon), hours: hours(FEW_HOURS, language) })}</>
      )}
      .{' '}
      {medianMinutes !== null &&
        fill(summary.median, {
          time: duration(medianMinutes, language),
          days: String(MEDIAN_DAYS),
        })}
    </>
  );
}

interface Changing {
  filters: Filters;
  change: (changed: Partial<Filters>) => void;
}

function Nothing({ filters, change }: Changing) {
  const { words } = useWords();
  const { empty, noMatch } = words.leads;
  if (isNarrowed(filters)) {
    const none = { search: undefined, priority: undefined, spoken: undefined };
    return (
      <Notice title={noMatch.title} text={noMatch.text}>
        <Button
          quiet
          onClick={() =>
            change({ ...none, source: undefined, size: undefined, untaken: undefined })
          }
        >
          {words.leads.filters.clear}
        </Button>
      </Notice>
    );
  }
  return filters.view === 'open' ? (
    <Notice title={empty.title} text={empty.text} />
  ) : (
    <Notice title={empty[filters.view]} />
  );
}

function More({ list, filters, change }: Changing & { list: LeadList }) {
  const { words, language } = useWords();
  if (list.leads.length >= list.found) return null;
  if (filters.limit >= MOST_LEADS_SHOWN) {
    return <span>{fill(words.leads.tooMany, { most: number(MOST_LEADS_SHOWN, language) })}</span>;
  }
  return (
    <Button quiet dense onClick={() => change({ limit: filters.limit + LEADS_AT_ONCE })}>
      {words.leads.more}
    </Button>
  );
}

export interface Taking {
  take: (lead: ListedLead) => void;
  release: (lead: ListedLead) => void;
  undo: () => void;
  canUndo: boolean;
}

/** The row changes when the server has answered, never before: somebody else may be faster. */
function useTaking(again: () => Promise<void>, tell: (text: string) => void): Taking {
  const { ask } = useDoor();
  const { words, language } = useWords();
  const [taken, setTaken] = useState<string>();
  const attempt = async (done: string, work: () => Promise<unknown>) => {
    try {
      await work();
      tell(done);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      tell(conflictText(error));
    }
    await again();
  };
  const conflictText = ({ why, facts }: NoAnswer) => {
    if (why !== 'conflict') return words.failures.lost;
    if (typeof facts.name !== 'string' || typeof facts.at !== 'string') return words.leads.changed;
    return fill(words.leads.faster, { name: facts.name, time: timeOfDay(facts.at, language) });
  };
  return {
    canUndo: taken !== undefined,
    take: ({ id }) =>
      void attempt(words.leads.tookIt, async () => {
        setTaken(undefined);
        await ask('lead.take', { id });
        setTaken(id);
      }),
    release: ({ id }) => void attempt(words.leads.released, () => ask('lead.release', { id })),
    undo: () => {
      if (taken === undefined) return;
      setTaken(undefined);
      void attempt(words.leads.nobody, () => ask('lead.untake', { id: taken }));
    },
  };
}

const ROWS = 'a[data-lead]';

/** J and K go from row to row; what is done is done with the row that has the focus. */
function useRowKeys(list: LeadList | undefined, taking: Taking) {
  const navigate = useNavigate();
  const focused = () => {
    const row = document.activeElement?.closest('tr')?.querySelector<HTMLElement>(ROWS);
    return list?.leads.find(({ id }) => id === row?.dataset.lead);
  };
  const move = (step: 1 | -1) => {
    const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
    const own = document.activeElement?.closest('tr')?.querySelector<HTMLElement>(ROWS);
    const at = own ? rows.indexOf(own) : -1;
    const next = rows[at === -1 ? (step === 1 ? 0 : rows.length - 1) : at + step];
    next?.focus();
  };
  const reasons = (isOpen: boolean) => {
    const button = document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-why]');
    if (button?.getAttribute('aria-expanded') === String(!isOpen)) button.click();
    else return false;
  };
  const withFocused = (act: (lead: ListedLead) => void) => () => {
    const lead = focused();
    if (lead === undefined) return false;
    act(lead);
  };
  return {
    j: () => move(1),
    k: () => move(-1),
    arrowright: () => reasons(true),
    arrowleft: () => reasons(false),
    t: withFocused((lead) => lead.taken === null && taking.take(lead)),
    l: withFocused((lead) => lead.suspicion !== null && taking.release(lead)),
    a: withFocused(({ id }) => void navigate(`/leads/${id}`)),
  };
}
