import { wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import {
  type AnalysisStep,
  FEW_HOURS,
  type ListedLead,
  PROMISED_HOURS,
  type ShownGain,
} from '#domain/desk/leads.ts';
import { useWords } from '../language/language.tsx';
import { duration } from '../language/shown-time.ts';
import styles from './lead-marks.module.css';

const HOUR_MS = 3_600_000;
const CELLS = Array.from({ length: PROMISED_HOURS }, (_, hour) => hour);

type Promised = Pick<ListedLead, 'promisedFrom' | 'firstContactAt' | 'suspicion'>;

/** One cell an hour of the promise; they stop at the first contact. */
export function DueMark({ lead, now }: { lead: Promised; now: number }) {
  const { words, language } = useWords();
  const { due } = words.leads;
  const from = Date.parse(lead.promisedFrom);
  const until = lead.firstContactAt === null ? now : Date.parse(lead.firstContactAt);
  const passed = Math.max(0, until - from) / HOUR_MS;
  const left = PROMISED_HOURS - passed;
  const time = (hours: number) => duration(Math.round(hours * 60), language);
  if (lead.suspicion !== null) return <small className={styles.note}>{due.held}</small>;
  const [tone, text] =
    lead.firstContactAt !== null
      ? ['contacted', fill(due.contacted, { time: time(passed) })]
      : left < 0
        ? ['late', fill(due.late, { time: time(-left) })]
        : [left < FEW_HOURS ? 'soon' : 'calm', fill(due.left, { time: time(left) })];
  return (
    <span className={styles.due} data-tone={tone}>
      <svg viewBox="0 0 143 12" preserveAspectRatio="none" aria-hidden="true">
        {CELLS.map((hour) => {
          const full = Math.min(1, Math.max(0, passed - hour));
          return (
            <g key={hour}>
              <rect className={styles.empty} x={hour * 6} width="5" height="12" />
              {full > 0 && (
                <rect className={styles.full} x={hour * 6} width={5 * full} height="12" />
              )}
            </g>
          );
        })}
      </svg>
      <small>{text}</small>
    </span>
  );
}

/** Made, approved, sent. */
const FILLED: Readonly<Record<AnalysisStep, number>> = {
  planned: 0,
  waiting: 1,
  declined: 0,
  made: 2,
  sent: 3,
  revoked: 0,
  failed: 2,
};

export function StepMark({ step }: { step: AnalysisStep }) {
  const { words } = useWords();
  const filled = FILLED[step];
  return (
    <span className={styles.step} data-step={step}>
      <svg viewBox="0 0 20 14" width="20" height="14" aria-hidden="true">
        {[0, 1, 2].map((bar) => (
          <rect
            key={bar}
            className={bar < filled ? styles.filled : styles.open}
            x={bar * 7 + 0.5}
            y={8.5 - bar * 4}
            width="5"
            height={5 + bar * 4}
          />
        ))}
      </svg>
      {words.leads.steps[step]}
    </span>
  );
}

/** Wide enough for the figures of nearly all fleets. */
const SCALE_EUROS = 700;

export function GainMark({ gain }: { gain: ShownGain | null }) {
  const { words, language } = useWords();
  if (gain === null) {
    return (
      <span className={styles.note}>
        <span aria-hidden="true">—</span>
        <span className="visually-hidden">{words.leads.noGain}</span>
      </span>
    );
  }
  const { low, high, isRough } = gain;
  const euros = wholeEuros(gain.gain, language);
  const at = (value: number) => (Math.min(Math.max(value, 0), SCALE_EUROS) / SCALE_EUROS) * 84;
  return (
    <span className={styles.gain}>
      <b>{isRough ? fill(words.leads.rough, { gain: euros }) : euros}</b>
      {low !== null && high !== null && (
        <>
          <svg viewBox="0 0 84 8" width="84" height="8" aria-hidden="true">
            <rect className={styles.empty} y="3" width="84" height="2" />
            <rect className={styles.span} x={at(low)} y="2" width={at(high) - at(low)} height="4" />
            <rect
              className={styles.reference}
              x={Math.min(at(gain.gain), 82)}
              width="2"
              height="8"
            />
          </svg>
          <span className="visually-hidden">
            {fill(words.leads.range, {
              low: wholeEuros(low, language),
              high: wholeEuros(high, language),
            })}
          </span>
        </>
      )}
    </span>
  );
}
