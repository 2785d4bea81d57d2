import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { hours, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { PROMISED_HOURS, type ShownLead } from '#domain/desk/leads.ts';
import { displayText } from '#ui/display-text.ts';
import { Failure, failureText, Notice } from '../frame/page-parts.tsx';
import { useShortcuts } from '../frame/shortcuts.ts';
import { type Message, Told } from '../frame/told.tsx';
import { useWords } from '../language/language.tsx';
import { momentInWords, timeOfDay } from '../language/shown-time.ts';
import { NoAnswer } from '../session/ask.ts';
import { useAnswer } from '../session/session.tsx';
import { AnalysisPanel } from './analysis-panel.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { type Attempt, LeadActions } from './lead-actions.tsx';
import { LeadHistory } from './lead-history.tsx';
import { DueMark } from './lead-marks.tsx';
import styles from './lead-page.module.css';
import { Facts, ScoreLines } from './lead-why.tsx';
import { rememberOpened } from './returning.ts';
import { WayBack } from './way-back.tsx';

/** Everything about one lead, and what can be done with it. */
export function LeadPage() {
  const { id = '' } = useParams();
  const { words, language } = useWords();
  const { kind, answer, failure, again } = useAnswer('lead.show', { id, language });
  // What stands in its fields outlives a server that is away and a session that ends.
  const latest = useRef(answer);
  if (answer !== undefined) latest.current = answer;
  const lead = latest.current && isAt(id, latest.current) ? latest.current : undefined;
  useEffect(() => rememberOpened(id), [id]);
  if (failure?.why === 'not-found' || failure?.why === 'malformed') {
    return (
      <Notice title={words.leads.lead.missing}>
        <Link to="/leads">{words.leads.lead.back}</Link>
      </Notice>
    );
  }
  return (
    <>
      {kind === 'failed' && <Failure failure={failure} again={() => void again()} />}
      {lead === undefined && kind === 'asking' && <p>{words.asking}</p>}
      {lead !== undefined && <Shown key={id} lead={lead} again={again} />}
    </>
  );
}

/** The registration that made the lead is shown at the lead's id. */
const isAt = (id: string, lead: ShownLead) =>
  id === lead.registration || (id === lead.id && lead.isFirst);

function Shown({ lead, again }: { lead: ShownLead; again: () => Promise<void> }) {
  const { words, language } = useWords();
  const texts = words.leads.lead;
  const [said, setSaid] = useState<Message>();
  const close = useCallback(() => setSaid(undefined), []);
  const keys = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    // Whoever came by a key or a link goes on at the title.
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  // A company's name tells tabs apart; a person's is nothing for the browser's history.
  const named = lead.person === '' ? lead.reference : lead.title;
  useEffect(() => {
    document.title = `${named}, ${words.name}`;
  }, [named, words]);

  /** What stands on the page is what the server then says, whatever happened. */
  const attempt: Attempt = async (done, work, lost = '') => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      const isConflict = error.why === 'conflict';
      const text = isConflict ? conflictText(error) : `${lost} ${failureText(error, words)}`;
      setSaid({ text: text.trim(), isFailure: true });
      // What the server did not say now it would not say again at once.
      if (isConflict) await again();
      return false;
    }
    setSaid({ text: done });
    await again();
    return true;
  };
  const conflictText = ({ facts }: NoAnswer) => {
    if (typeof facts.name !== 'string' || typeof facts.at !== 'string' || 'status' in facts) {
      return words.leads.changed;
    }
    return fill(words.leads.faster, { name: facts.name, time: timeOfDay(facts.at, language) });
  };
  useShortcuts({ '?': () => keys.current?.showModal() });

  const phone = lead.phone?.replaceAll(/[^+\d]/g, '');
  return (
    <>
      <WayBack id={lead.id} />
      <header className={styles.head}>
        <div>
          <h1 ref={title} tabIndex={-1}>
            {displayText(lead.title)}
          </h1>
          <p className={styles.contact}>
            {lead.person !== '' && lead.person !== lead.email && <span>{lead.person}</span>}
            <span>
              <a href={`mailto:${lead.email}`}>{lead.email}</a>
            </span>
            {lead.phone !== null && (
              <span>{lead.mayCall ? <a href={`tel:${phone}`}>{lead.phone}</a> : lead.phone}</span>
            )}
          </p>
          <p className={styles.chips}>
            <span data-priority={lead.isPriority}>
              {fill(lead.isPriority ? texts.priority : texts.standard, {
                score: String(lead.score),
              })}
            </span>
            <span>{lead.reference}</span>
            <span>{words.leads.languages[lead.language]}</span>
          </p>
        </div>
        <div className={styles.due}>
          {fill(texts.arrived, { moment: momentInWords(lead.arrivedAt, language) })}
          {lead.isFirst && <DueMark lead={lead} now={Date.now()} />}
          {lead.isFirst && lead.suspicion === null && (
            <small>{fill(texts.promise, { hours: hours(PROMISED_HOURS, language) })}</small>
          )}
        </div>
      </header>
      <div className={styles.grid}>
        <Figure lead={lead} />
        <aside className={styles.acts} aria-label={texts.actions}>
          {lead.isFirst && <LeadActions lead={lead} attempt={attempt} />}
          <AnalysisPanel lead={lead} attempt={attempt} />
        </aside>
        <div className={styles.inner}>
          <Said lead={lead} />
          <LeadHistory lead={lead} />
        </div>
      </div>
      <KeysDialog ref={keys} />
      <Told said={said} close={close} />
    </>
  );
}

/** The only night block of the page. */
function Figure({ lead }: { lead: ShownLead }) {
  const { words, language } = useWords();
  const texts = words.leads.lead;
  const { gain } = lead;
  return (
    <section className={styles.figure} data-ground="night">
      <div>
        {gain === null ? (
          <p>{lead.analysis === 'revoked' ? texts.gain.revoked : texts.gain.none}</p>
        ) : (
          <>
            <p className={styles.basis}>{gain.isRough ? texts.gain.rough : texts.gain.simulated}</p>
            <p className={styles.number}>
              {gain.isRough
                ? fill(words.leads.rough, { gain: wholeEuros(gain.gain, language) })
                : wholeEuros(gain.gain, language)}
            </p>
            <p className={styles.unit}>{texts.gain.unit}</p>
            <Range gain={gain} />
            {lead.gainNote && <p className={styles.basis}>{lead.gainNote}</p>}
          </>
        )}
      </div>
      <div>
        <h2>{texts.questions}</h2>
        <ol>
          {lead.asked.map(({ ask, why }) => (
            <li key={ask}>
              <div>
                {ask}
                <small>{why}</small>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Range({ gain: { gain, low, high } }: { gain: NonNullable<ShownLead['gain']> }) {
  const { words, language } = useWords();
  if (low === null || high === null || high <= 0) return null;
  const most = Math.max(high, gain) * 1.25;
  const at = (value: number) => (272 * Math.max(value, 0)) / most;
  const euros = (value: number) => wholeEuros(value, language);
  return (
    <>
      <svg
        className={styles.range}
        viewBox="0 0 272 20"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className={styles.ground} y="6" width="272" height="8" />
        <rect className={styles.span} x={at(low)} y="6" width={at(high) - at(low)} height="8" />
        <rect className={styles.reference} x={at(gain)} width="3" height="20" />
      </svg>
      <p className={styles.basis}>
        {fill(words.leads.lead.gain.range, {
          low: euros(low),
          high: euros(high),
          gain: euros(gain),
        })}
      </p>
    </>
  );
}

/** Fleets of their own, perhaps typed by somebody else: nothing of them stands on this page. */
function Others({ lead: { others } }: { lead: ShownLead }) {
  const { words, language } = useWords();
  if (others.length === 0) return null;
  return (
    <>
      <h2>{words.leads.lead.others}</h2>
      <ul>
        {others.map(({ id, reference, arrivedAt }) => (
          <li key={id}>
            <Link to={`/leads/${id}`}>{reference}</Link>, {momentInWords(arrivedAt, language)}
          </li>
        ))}
      </ul>
    </>
  );
}

function Said({ lead }: { lead: ShownLead }) {
  const { words } = useWords();
  const texts = words.leads.lead;
  return (
    <section className={styles.said}>
      <Others lead={lead} />
      <h2>{texts.said}</h2>
      <Facts rows={lead.said} />
      {lead.simulationUrl !== null && (
        <p>
          <a href={lead.simulationUrl} target="_blank" rel="noopener">
            {texts.simulation}
          </a>
        </p>
      )}
      <h2>{texts.origin}</h2>
      <Facts rows={lead.where} />
      <h2>{texts.allowed}</h2>
      <ul className={styles.consents}>
        {lead.consents.map(({ text, isGiven }) => (
          <li key={text} data-given={isGiven}>
            <svg width="18" height="16" viewBox="0 0 18 16" aria-hidden="true">
              <path d={isGiven ? 'M2 8.5l4.5 4.5L16 3' : 'M3 3l11 11M14 3L3 14'} />
            </svg>
            <span>{fill(texts.consent, { text, answer: isGiven ? texts.yes : texts.no })}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{lead.consentNote}</p>
      <h2>{fill(texts.score, { score: String(lead.score) })}</h2>
      <ScoreLines lead={lead} />
    </section>
  );
}
