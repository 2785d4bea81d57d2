import { useCallback, useEffect, useRef } from 'react';
import { number } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import type { DeliveriesOverview } from '#domain/desk/deliveries.ts';
import { PageHead, Waiting } from '../frame/page-parts.tsx';
import { useChange } from '../frame/use-change.ts';
import { useWords } from '../language/language.tsx';
import { duration } from '../language/shown-amount.ts';
import { useAnswer } from '../session/session.tsx';
import { CauseList } from './cause-list.tsx';
import styles from './deliveries-page.module.css';
import { DestinationsTable } from './destinations-table.tsx';

/** What goes where, what does not, and why; people only by reference. */
export function DeliveriesPage() {
  const { words } = useWords();
  const { title, text } = words.deliveries;
  const read = useAnswer('deliveries.list', {});
  const wasChanged = useRef(false);
  const { again, answer } = read;
  const readAgain = useCallback(async () => {
    wasChanged.current = true;
    await again();
  }, [again]);
  const change = useChange(readAgain);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each list that was read
  useEffect(() => {
    if (!wasChanged.current) return;
    wasChanged.current = false;
    // The button that was pressed may be gone with its row: keys go on from the list.
    if (document.activeElement === document.body) document.getElementById('causes')?.focus();
  }, [answer]);

  return (
    <>
      <PageHead title={title} text={text} />
      <Waiting of={read} />
      {answer !== undefined && (
        <>
          <Totals overview={answer} />
          <DestinationsTable destinations={answer.destinations} change={change} />
          <CauseList causes={answer.causes} dead={answer.dead} change={change} />
        </>
      )}
    </>
  );
}

/** As long as the site's own readiness allows (src/server/http/health.ts). */
const ALARM_MS = 15 * 60_000;
const DAY_MS = 24 * 3_600_000;

function Totals({ overview }: { overview: DeliveriesOverview }) {
  const { words, language } = useWords();
  const { totals } = words.deliveries;
  const { waiting, oldest, dead, sentToday } = overview;
  const waited = oldest === null ? 0 : Date.now() - Date.parse(oldest);
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{totals.waiting}</dt>
        <dd>{number(waiting, language)}</dd>
      </div>
      <div>
        <dt>{totals.oldest}</dt>
        {oldest === null ? (
          <dd>
            <small>{waiting === 0 ? totals.oldestNone : totals.oldestLater}</small>
          </dd>
        ) : (
          <dd data-tone={waited > ALARM_MS ? 'late' : undefined}>
            {duration(waited, language)}{' '}
            <small>{fill(totals.alarm, { limit: duration(ALARM_MS, language) })}</small>
          </dd>
        )}
      </div>
      <div>
        <dt>{totals.dead}</dt>
        <dd data-tone={dead > 0 ? 'late' : undefined}>{number(dead, language)}</dd>
      </div>
      <div>
        <dt>{fill(totals.sent, { hours: duration(DAY_MS, language) })}</dt>
        <dd>{number(sentToday, language)}</dd>
      </div>
    </dl>
  );
}
