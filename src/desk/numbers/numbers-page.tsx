import { Link, useSearchParams } from 'react-router';
import { fill } from '#content/fill.ts';
import { NUMBER_DAYS, NUMBER_GROUPINGS } from '#domain/desk/numbers.ts';
import { Failure, PageHead } from '../frame/page-parts.tsx';
import { useWords } from '../language/language.tsx';
import { day, days as shownDays } from '../language/shown-amount.ts';
import { useAnswer, useSession } from '../session/session.tsx';
import { Breakdown } from './breakdown.tsx';
import { Funnel } from './funnel.tsx';
import { Health } from './health.tsx';
import styles from './numbers-page.module.css';
import { Vitals } from './vitals.tsx';

/** The period and the breakdown are in the address: a link shows somebody else the same. */
function useChosen() {
  const [search] = useSearchParams();
  const days = NUMBER_DAYS.find((one) => String(one) === search.get('days')) ?? 30;
  const by = NUMBER_GROUPINGS.find((one) => one === search.get('by')) ?? 'page';
  return { days, by };
}

export function NumbersPage() {
  const { words, language } = useWords();
  const { roles } = useSession();
  const chosen = useChosen();
  const { again, ...read } = useAnswer('numbers.read', chosen);
  const { answer } = read;
  const { title, text, period } = words.numbers;
  return (
    <>
      <PageHead
        title={title}
        text={
          answer &&
          fill(text, { since: day(answer.since, language), until: day(answer.until, language) })
        }
      >
        <nav className={styles.periods} aria-label={period}>
          {NUMBER_DAYS.map((one) => (
            <Link
              key={one}
              to={`?days=${one}&by=${chosen.by}`}
              aria-current={one === chosen.days ? 'true' : undefined}
            >
              {shownDays(one, language)}
            </Link>
          ))}
        </nav>
      </PageHead>
      {read.kind === 'asking' && <p>{words.asking}</p>}
      {read.kind === 'failed' && <Failure failure={read.failure} again={() => void again()} />}
      {answer !== undefined && <Funnel numbers={answer} />}
      <div className={styles.columns}>
        <div>
          {answer !== undefined && (
            <>
              <Breakdown numbers={answer} {...chosen} />
              <Vitals vitals={answer.vitals} />
            </>
          )}
        </div>
        {roles.includes('operations') && <Health />}
      </div>
    </>
  );
}
