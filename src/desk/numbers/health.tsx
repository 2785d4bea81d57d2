import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fill } from '#content/fill.ts';
import { DESK_PAGES } from '#domain/desk/desk-roles.ts';
import { HEALTH_RUNS, type HealthRun, type Health as ShownHealth } from '#domain/desk/numbers.ts';
import { Failure } from '../frame/page-parts.tsx';
import { useWords } from '../language/language.tsx';
import { count, duration, moment } from '../language/shown-amount.ts';
import { useAnswer } from '../session/session.tsx';
import styles from './numbers-page.module.css';

const HOUR_MS = 3_600_000;
/** The same as in deploy/prometheus/alerts.yml and src/server/http/health.ts. */
const LATEST_MS: Readonly<Record<HealthRun, number>> = {
  backup: 26 * HOUR_MS,
  drill: 8 * 24 * HOUR_MS,
  retention: 26 * HOUR_MS,
};
const ALARM_MS = HOUR_MS / 4;

/** For whoever runs the service; others do not ask for it. */
export function Health() {
  const { words } = useWords();
  const { again, ...read } = useAnswer('health.read', {});
  return (
    <section className={styles.part} aria-labelledby="health">
      <h2 id="health">{words.numbers.health.title}</h2>
      {read.kind === 'asking' && <p>{words.asking}</p>}
      {read.kind === 'failed' && <Failure failure={read.failure} again={() => void again()} />}
      {read.kind === 'answered' && <Lines health={read.answer} />}
    </section>
  );
}

function Lines({ health }: { health: ShownHealth }) {
  const { words, language } = useWords();
  const { health: own } = words.numbers;
  const { database, oldestSeconds, dead, analyses, runs, release } = health;
  const since = (at: string) => duration(Date.now() - Date.parse(at), language);
  const waitedMs = oldestSeconds * 1000;
  return (
    <dl className={styles.health}>
      <Line
        name={own.database}
        value={own.databaseUp}
        note={fill(own.databaseSince, {
          duration: since(database.since),
          version: database.version,
        })}
      />
      <Line
        name={own.oldest}
        value={waitedMs === 0 ? own.oldestNone : duration(waitedMs, language)}
        isLate={waitedMs > ALARM_MS}
        note={fill(own.alarm, { limit: duration(ALARM_MS, language) })}
      >
        <Link to={DESK_PAGES.deliveries.path}>{own.see}</Link>
      </Line>
      <Line
        name={own.dead}
        value={count(dead.count, language)}
        isLate={dead.count > 0}
        note={
          dead.since === null
            ? own.deadNone
            : fill(own.deadSince, { when: moment(dead.since, language) })
        }
      />
      <Line
        name={own.analyses}
        value={count(analyses.toApprove, language)}
        note={
          analyses.waitingSeconds === 0
            ? own.analysesNone
            : fill(own.analysesSince, {
                duration: duration(analyses.waitingSeconds * 1000, language),
              })
        }
      />
      {HEALTH_RUNS.map((run) => {
        const at = runs[run];
        const isLate = at === null || Date.now() - Date.parse(at) > LATEST_MS[run];
        const limit = duration(LATEST_MS[run], language);
        return (
          <Line
            key={run}
            name={own.runs[run]}
            value={at === null ? own.never : fill(own.ago, { duration: since(at) })}
            isLate={isLate}
            note={[at !== null && moment(at, language), isLate && fill(own.late, { limit })]
              .filter((part) => part !== false)
              .join(', ')}
          />
        );
      })}
      <Line
        name={own.version}
        value={release.version}
        note={fill(own.build, { build: release.build, node: release.node })}
      />
    </dl>
  );
}

interface LineProps {
  name: string;
  value: string;
  note: string;
  isLate?: boolean;
  children?: ReactNode;
}

function Line({ name, value, note, isLate = false, children }: LineProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-tone={isLate ? 'late' : undefined}>{value}</dd>
      <dd>
        {note} {children}
      </dd>
    </div>
  );
}
