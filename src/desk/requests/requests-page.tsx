import { useEffect, useRef, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import {
  MOST_REQUESTS_COUNTED,
  REQUEST_FILTERS,
  REQUESTS_A_PAGE,
  type RequestList,
  type RequestListInput,
} from '#domain/desk/requests.ts';
import type { Language } from '#domain/site/language.ts';
import { Button } from '#ui/button.tsx';
import { Failure, PageHead } from '../frame/page-parts.tsx';
import { useShortcuts } from '../frame/shortcuts.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { useWords } from '../language/language.tsx';
import { counted } from '../language/shown-amount.ts';
import { useAnswer } from '../session/session.tsx';
import { KeyHints, KeysDialog } from './keys-dialog.tsx';
import { RequestPage } from './request-page.tsx';
import { RequestTable } from './request-table.tsx';
import styles from './requests-page.module.css';
import { useLatestList, useReturn } from './returning.ts';
import { rowKeys } from './row-keys.ts';
import { useRequestFilters } from './use-request-filters.ts';

export function RequestsPages() {
  return (
    <Routes>
      <Route index element={<RequestsPage />} />
      <Route path=":id" element={<RequestPage />} />
    </Routes>
  );
}

interface Changing {
  filters: RequestListInput;
  change: (changed: Partial<RequestListInput>) => void;
}

/** What came in: registrations and messages, the newest first. */
function RequestsPage() {
  const { words, language } = useWords();
  const [filters, change] = useRequestFilters();
  const { kind, answer, failure, again } = useAnswer('requests.list', { ...filters, language });
  const shown = useLatestList(filters, answer);
  const keys = useRef<HTMLDialogElement>(null);
  useReturn(shown);
  useRefresh(again);
  useNewPage(filters.page, answer);
  useShortcuts({
    ...rowKeys(),
    '?': () => keys.current?.showModal(),
    '/': () => document.getElementById('request-search')?.focus() ?? false,
  });
  const isNarrowed = filters.search !== undefined || filters.only !== undefined;
  return (
    <>
      <PageHead
        title={words.requests.title}
        text={shown && <Summary list={shown} change={change} />}
      />
      {shown !== undefined && (shown.found > 0 || isNarrowed) && (
        <Tools filters={filters} change={change} />
      )}
      {kind === 'failed' && <Failure failure={failure} again={() => void again()} />}
      {shown === undefined && kind === 'asking' && <p>{words.asking}</p>}
      {shown !== undefined && shown.requests.length === 0 && <Nothing change={change} />}
      {shown !== undefined && shown.requests.length > 0 && (
        <>
          <RequestTable requests={shown.requests} />
          <div className={styles.foot}>
            <KeyHints open={() => keys.current?.showModal()} />
            <Pages list={shown} filters={filters} change={change} />
          </div>
        </>
      )}
      <KeysDialog ref={keys} />
    </>
  );
}

/** After a change of page keys go on at its first row, once its answer has come. */
function useNewPage(page: number, answer: RequestList | undefined): void {
  const shown = useRef({ page, answer });
  useEffect(() => {
    const { page: before, answer: earlier } = shown.current;
    if (before !== page && earlier === answer) return;
    shown.current = { page, answer };
    if (before === page) return;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('a[data-request]')?.focus({ preventScroll: true });
  }, [page, answer]);
}

/** foundCount(10_001, 'en') // => '10,000+' */
const foundCount = (found: number, language: Language): string =>
  found > MOST_REQUESTS_COUNTED
    ? `${number(MOST_REQUESTS_COUNTED, language)}+`
    : number(found, language);

function Summary({ list, change }: Pick<Changing, 'change'> & { list: RequestList }) {
  const { words, language } = useWords();
  const { count, toApprove } = words.requests;
  if (list.found === 0) return null;
  const form = new Intl.PluralRules(language).select(list.found) === 'one' ? 'one' : 'other';
  return (
    <>
      <b>{fill(count[form], { count: foundCount(list.found, language) })}</b>
      {list.toApprove > 0 && (
        <>
          {', '}
          <button
            type="button"
            className="link"
            onClick={() => change({ only: 'waiting', search: undefined })}
          >
            {counted(toApprove, list.toApprove, language)}
          </button>
        </>
      )}
    </>
  );
}

function Tools({ filters, change }: Changing) {
  const { words } = useWords();
  const { only } = words.requests;
  return (
    <search className={styles.tools}>
      <SearchField given={filters.search ?? ''} change={change} />
      <select
        aria-label={only.label}
        value={filters.only ?? ''}
        data-chosen={filters.only !== undefined || undefined}
        onChange={({ target }) =>
          change({ only: REQUEST_FILTERS.find((one) => one === target.value) })
        }
      >
        <option value="">{only.all}</option>
        {REQUEST_FILTERS.map((one) => (
          <option key={one} value={one}>
            {only[one]}
          </option>
        ))}
      </select>
    </search>
  );
}

/** Long enough that a word is typed. */
const TYPED_MS = 250;

function SearchField({ given, change }: { given: string; change: Changing['change'] }) {
  const { words } = useWords();
  const [typed, setTyped] = useState(given);
  // Cleared elsewhere, or come back by the browser's button.
  useEffect(() => setTyped(given), [given]);
  useEffect(() => {
    if (typed.trim() === given) return;
    const timer = setTimeout(() => change({ search: typed.trim() || undefined }), TYPED_MS);
    return () => clearTimeout(timer);
  });
  return (
    <input
      id="request-search"
      type="search"
      aria-label={words.requests.search}
      placeholder={words.requests.search}
      value={typed}
      maxLength={100}
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

/** Says why, and what to do next. */
function Nothing({ change }: Pick<Changing, 'change'>) {
  const { words } = useWords();
  const { hash } = useLocation();
  const { empty, noMatch } = words.requests;
  const { title, text } = hash === '' ? empty : noMatch;
  return (
    <div className={styles.nothing}>
      <h2>{title}</h2>
      <p>{text}</p>
      {hash !== '' && (
        <Button quiet onClick={() => change({ search: undefined, only: undefined })}>
          {noMatch.clear}
        </Button>
      )}
    </div>
  );
}

function Pages({ list, filters, change }: Changing & { list: RequestList }) {
  const { words, language } = useWords();
  const { pages } = words.requests;
  const { page } = filters;
  const first = (page - 1) * REQUESTS_A_PAGE + 1;
  const last = first + list.requests.length - 1;
  const hasMore = last < list.found || list.found > MOST_REQUESTS_COUNTED;
  return (
    <nav aria-label={pages.label} className={styles.pages}>
      <span>
        {fill(pages.shown, {
          from: number(first, language),
          to: number(last, language),
          count: foundCount(list.found, language),
        })}
      </span>
      {page > 1 && (
        <Button quiet dense onClick={() => change({ page: page - 1 })}>
          {pages.previous}
        </Button>
      )}
      {hasMore && list.requests.length === REQUESTS_A_PAGE && (
        <Button quiet dense onClick={() => change({ page: page + 1 })}>
          {pages.following}
        </Button>
      )}
    </nav>
  );
}
