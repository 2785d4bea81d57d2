import type { HistoryLine, ShownLead } from '#domain/desk/leads.ts';
import { useWords } from '../language/language.tsx';
import { dayInWords, localMoment, timeOfDay } from '../language/shown-time.ts';
import styles from './lead-history.module.css';

/** The newest first, by the day. */
export function LeadHistory({ lead }: { lead: ShownLead }) {
  const { words, language } = useWords();
  const days = Map.groupBy(lead.history, ({ at }) => localMoment(at)[0]);
  return (
    <section>
      <h2>{words.leads.lead.happened}</h2>
      {[...days].map(([day, lines]) => (
        <section key={day}>
          <h3>{dayInWords(lines[0]?.at ?? '', language)}</h3>
          <ol className={styles.history}>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two things may happen at one moment, and nothing is moved.
              <Line key={`${line.at} ${index}`} line={line} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

function Line({ line: { at, kind, title, text } }: { line: HistoryLine }) {
  const { language } = useWords();
  return (
    <li data-kind={kind}>
      <time dateTime={at}>{timeOfDay(at, language)}</time>
      <div>
        {title}
        {text !== null &&
          (kind === 'note' ? <blockquote>{text}</blockquote> : <small>{text}</small>)}
      </div>
    </li>
  );
}
