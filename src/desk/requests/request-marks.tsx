import { fill } from '#content/fill.ts';
import type { AnalysisStep, ListedRequest } from '#domain/desk/requests.ts';
import bar from '../frame/bar.module.css';
import { useWords } from '../language/language.tsx';
import { duration, moment } from '../language/shown-amount.ts';
import styles from './request-marks.module.css';

const HOUR_MS = 3_600_000;
/** Fewer hours left than that are few. */
const FEW_HOURS = 6;
const WIDTH = 144;

/** With one of these the person has not had what they were promised; of the rest only the company's tools know. */
const UNSENT: readonly (AnalysisStep | null)[] = ['planned', 'waiting', 'failed'];

/** One cell for each hour of the promise, while it runs; then by when it was. */
export function DueMark({ request, now }: { request: ListedRequest; now: number }) {
  const { words, language } = useWords();
  const { due } = words.requests;
  const { promisedFrom, replyBy, suspicion, analysis } = request;
  if (suspicion !== null) return <small>{due.held}</small>;
  const left = Date.parse(replyBy) - now;
  if (left < 0) {
    if (!UNSENT.includes(analysis)) {
      const text = fill(due.over, { moment: moment(replyBy, language) });
      return <small>{text}</small>;
    }
    const text = fill(due.late, { time: duration(-left, language) });
    return <Cells hours={24} passed={24} tone="late" text={text} />;
  }
  const hours = Math.round((Date.parse(replyBy) - Date.parse(promisedFrom)) / HOUR_MS);
  return (
    <Cells
      hours={hours}
      passed={hours - left / HOUR_MS}
      tone={left < FEW_HOURS * HOUR_MS ? 'soon' : 'calm'}
      text={fill(due.left, { time: duration(left, language) })}
    />
  );
}

interface CellsProps {
  hours: number;
  passed: number;
  tone: 'calm' | 'soon' | 'late';
  text: string;
}

function Cells({ hours, passed, tone, text }: CellsProps) {
  const step = WIDTH / hours;
  const width = step - 1;
  return (
    <span className={styles.due} data-tone={tone}>
      <svg viewBox={`0 0 ${WIDTH - 1} 12`} preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: hours }, (_, hour) => {
          const full = Math.min(1, Math.max(0, passed - hour));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour has no other name
            <g key={hour}>
              <rect className={bar.ground} x={hour * step} width={width} height="12" />
              {full > 0 && (
                <rect className={bar.filled} x={hour * step} width={width * full} height="12" />
              )}
            </g>
          );
        })}
      </svg>
      <small data-tone={tone}>{text}</small>
    </span>
  );
}

export function KindMark({ of }: Pick<ListedRequest, 'of'>) {
  const { words } = useWords();
  return (
    <span className={styles.kind} data-kind={of}>
      {words.requests.kinds[of]}
    </span>
  );
}
