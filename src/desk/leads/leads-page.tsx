import { useRef } from 'react';
import { Route, Routes } from 'react-router';
import { hours, number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { FEW_HOURS, LEADS_AT_ONCE, type LeadList, MOST_LEADS_SHOWN } from '#domain/desk/leads.ts';
import { Button } from '#ui/button.tsx';
import { Failure, Notice, PageHead } from '../frame/page-parts.tsx';
import { useShortcuts } from '../frame/shortcuts.ts';
import { Told } from '../frame/told.tsx';
import { useRefresh } from '../frame/use-refresh.ts';
import { useWords } from '../language/language.tsx';
import { duration } from '../language/shown-time.ts';
import { useAnswer } from '../session/session.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { HowToRead } from './how-to-read.tsx';
import { KeyHints, KeysDialog } from './keys-dialog.tsx';
import { LeadPage } from './lead-page.tsx';
import { LeadTable } from './lead-table.tsx';
import { LeadTools, LeadViews, leadCount } from './lead-tools.tsx';
import styles from './leads-page.module.css';
import { useLatestList, useReturn } from './returning.ts';
import { type Filters, isNarrowed, useLeadFilters } from './use-lead-filters.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useTaking } from './use-taking.ts';

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
  const shown = useLatestList(filters, answer);
  const exporting = useRef<HTMLDialogElement>(null);
  const keys = useRef<HTMLDialogElement>(null);
  const taking = useTaking(again);

  useReturn(shown);
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
      {kind === 'failed' && <Failure failure={failure} again={() => void again()} />}
      {shown === undefined && kind === 'asking' && <p>{words.asking}</p>}
      {shown !== undefined && (
        <>
          {shown.leads.length === 0 ? (
            <Nothing list={shown} filters={filters} change={change} />
          ) : (
            <LeadTable list={shown} view={filters.view} taking={taking} />
          )}
          {shown.leads.length > 0 && (
            <div className={styles.foot}>
              <KeyHints open={() => keys.current?.showModal()} />
              <span>
                {fill(words.leads.shown, {
                  shown: number(shown.leads.length, language),
                  count: leadCount(shown.found, language),
                })}
              </span>
              <span className={styles.exportBelow}>
                <Button quiet dense onClick={() => exporting.current?.showModal()}>
                  {words.leads.export.press}
                </Button>
              </span>
              <More list={shown} filters={filters} change={change} />
            </div>
          )}
          <ExportDialog ref={exporting} filters={filters} count={shown.found} />
        </>
      )}
      <KeysDialog ref={keys} />
      <Told said={taking.said} close={taking.close}>
        {taking.canUndo && (
          <button type="button" onClick={taking.undo}>
            {words.leads.undo}
          </button>
        )}
      </Told>
    </>
  );
}

function Summary({ list }: { list: LeadList }) {
  const { words, language } = useWords();
  const { summary } = words.leads;
  const { untaken, late, soon, medianMinutes } = list;
  const count = (value: number) => leadCount(value, language);
  return (
    <>
      <b>{untaken === 0 ? summary.allTaken : fill(summary.untaken, { count: count(untaken) })}</b>
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

/** Says why, and what to do next. */
function Nothing({ list, filters, change }: Changing & { list: LeadList }) {
  const { words, language } = useWords();
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
  if (filters.view !== 'open') return <Notice title={empty[filters.view]} />;
  const { mine, suspicious, closed } = list.counts;
  if (mine + suspicious + closed === 0) {
    return (
      <div className={styles.first}>
        <Notice title={empty.title} text={empty.text} />
        <HowToRead />
      </div>
    );
  }
  return (
    <Notice title={empty.done} text={empty.doneText}>
      {suspicious > 0 && (
        <Button quiet onClick={() => change({ view: 'suspicious' })}>
          {fill(empty.see, { count: leadCount(suspicious, language) })}
        </Button>
      )}
    </Notice>
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
