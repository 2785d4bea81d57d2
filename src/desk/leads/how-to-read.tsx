import { hours } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { FEW_HOURS, PROMISED_HOURS } from '#domain/desk/leads.ts';
import { PRIORITY_FROM } from '#domain/leads/scoring.ts';
import { useWords } from '../language/language.tsx';
import { DueMark, GainMark, StepMark } from './lead-marks.tsx';
import styles from './leads-page.module.css';

const HOUR_MS = 3_600_000;

/** Before the first lead comes: what its row will say. */
export function HowToRead() {
  const { words, language } = useWords();
  const { read } = words.leads;
  const now = Date.now();
  const ago = (count: number) => new Date(now - count * HOUR_MS).toISOString();
  const due = { suspicion: null, promisedFrom: ago(10), firstContactAt: null };
  return (
    <section className={styles.read}>
      <h2>{read.title}</h2>
      <dl>
        <div>
          <dt>87</dt>
          <dd>{fill(read.score, { from: String(PRIORITY_FROM) })}</dd>
        </div>
        <div>
          <dt>
            <DueMark lead={due} now={now} />
          </dt>
          <dd>
            {fill(read.due, {
              promised: hours(PROMISED_HOURS, language),
              few: hours(FEW_HOURS, language),
            })}
          </dd>
        </div>
        <div>
          <dt>
            <DueMark lead={{ ...due, firstContactAt: ago(8) }} now={now} />
          </dt>
          <dd>{read.contacted}</dd>
        </div>
        <div>
          <dt>
            <GainMark gain={{ gain: 220, low: 155, high: 270, isRough: true }} />
          </dt>
          <dd>{read.gain}</dd>
        </div>
        <div>
          <dt>
            <StepMark step="waiting" />
          </dt>
          <dd>{read.analysis}</dd>
        </div>
      </dl>
    </section>
  );
}
