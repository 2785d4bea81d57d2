import { useEffect, useRef } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { fill } from '#content/fill.ts';
import type { ShownRequest } from '#domain/desk/requests.ts';
import { Button } from '#ui/button.tsx';
import { displayText } from '#ui/display-text.ts';
import { Facts, Failure, Notice } from '../frame/page-parts.tsx';
import { type Change, useChange } from '../frame/use-change.ts';
import { useWords } from '../language/language.tsx';
import { momentInWords } from '../language/shown-time.ts';
import { useAnswer } from '../session/session.tsx';
import { AnalysisPanel } from './analysis-panel.tsx';
import panels from './panels.module.css';
import { RequestDeliveries } from './request-deliveries.tsx';
import { ScoreLines } from './request-facts.tsx';
import { Figure } from './request-figure.tsx';
import { DueMark, KindMark } from './request-marks.tsx';
import styles from './request-page.module.css';
import { rememberOpened } from './returning.ts';

/** Everything about one registration or one message, and what can be done about it. */
export function RequestPage() {
  const { id = '' } = useParams();
  const { words, language } = useWords();
  const { kind, answer, failure, again } = useAnswer('request.show', { id, language });
  // What is shown outlives a server that is away and a session that ends.
  const latest = useRef(answer);
  if (answer !== undefined) latest.current = answer;
  const request = latest.current?.id === id ? latest.current : undefined;
  useEffect(() => rememberOpened(id), [id]);
  const { page } = words.requests;
  if (failure?.why === 'not-found' || failure?.why === 'malformed') {
    return (
      <Notice title={page.missing}>
        <Link to="/requests">{page.back}</Link>
      </Notice>
    );
  }
  return (
    <>
      {kind === 'failed' && <Failure failure={failure} again={() => void again()} />}
      {request === undefined && kind === 'asking' && <p>{words.asking}</p>}
      {request !== undefined && <Shown key={id} request={request} again={again} />}
    </>
  );
}

interface ShownProps {
  request: ShownRequest;
  again: () => Promise<void>;
}

function Shown({ request, again }: ShownProps) {
  const { words } = useWords();
  const change = useChange(again);
  const title = useRef<HTMLHeadingElement>(null);
  const { registration, message, suspicion } = request;
  const { page } = words.requests;
  useEffect(() => {
    scrollTo(0, 0);
    // Who came by a key or a link goes on at the title.
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  // A company's name identifies the tab; a person's name must not end up in the browser's history.
  const isCompany = request.person !== '' && request.person !== request.email;
  const named = isCompany ? request.title : request.reference;
  useEffect(() => {
    document.title = `${named}, ${words.name}`;
  }, [named, words]);
  return (
    <>
      <BackLink />
      <header className={styles.head}>
        <div>
          <h1 ref={title} tabIndex={-1}>
            {displayText(request.title)}
          </h1>
          <Contact request={request} />
          <Chips request={request} />
        </div>
        <Due request={request} />
      </header>
      <div className={styles.grid}>
        <div className={styles.acts}>
          {suspicion !== null && <Flagged request={request} change={change} />}
          {registration !== null && request.analysis !== null && (
            <AnalysisPanel
              analysis={registration.analysis}
              step={request.analysis}
              reference={request.reference}
              change={change}
            />
          )}
        </div>
        <div className={styles.main}>
          {message !== null && (
            <section className={styles.message}>
              <h2>{page.message}</h2>
              <p>
                <b>{request.about}</b>
              </p>
              {message !== '' && <blockquote>{message}</blockquote>}
            </section>
          )}
          {(registration !== null || request.gain !== null) && <Figure request={request} />}
          {registration !== null && (
            <div className={styles.facts}>
              <section>
                <h2>{page.said}</h2>
                <Facts rows={registration.said} />
              </section>
              <section>
                <h2>{fill(page.score, { score: String(request.score) })}</h2>
                <ScoreLines why={registration.why} score={request.score ?? 0} />
              </section>
            </div>
          )}
          <RequestDeliveries request={request} change={change} />
        </div>
        <Aside request={request} />
      </div>
    </>
  );
}

/** To the list as it was. */
function BackLink() {
  const { words } = useWords();
  const state = useLocation().state as { list?: unknown } | null;
  const list = typeof state?.list === 'string' ? state.list : '';
  return (
    <p className={styles.back}>
      <Link to={`/requests${list}`}>{words.requests.page.back}</Link>
    </p>
  );
}

function Contact({ request }: { request: ShownRequest }) {
  const { words } = useWords();
  const { person, email, phone, mayCall } = request;
  const number = phone?.replaceAll(/[^+\d]/g, '');
  return (
    <p className={styles.contact}>
      {person !== '' && person !== email && <span>{person}</span>}
      <span>
        <a href={`mailto:${email}`}>{email}</a>
      </span>
      {phone !== null && (
        <span>
          {mayCall ? (
            <a href={`tel:${number}`}>{phone}</a>
          ) : (
            fill(words.requests.page.callRefused, { phone })
          )}
        </span>
      )}
    </p>
  );
}

function Chips({ request }: { request: ShownRequest }) {
  const { words } = useWords();
  const { page, languages } = words.requests;
  const { score, isPriority, reference, language } = request;
  return (
    <p className={styles.chips}>
      <KindMark of={request.of} />
      {score !== null && (
        <span data-priority={isPriority}>
          {fill(isPriority ? page.priority : page.standard, { score: String(score) })}
        </span>
      )}
      <span>{reference}</span>
      <span>{languages[language]}</span>
    </p>
  );
}

function Due({ request }: { request: ShownRequest }) {
  const { words, language } = useWords();
  const { page } = words.requests;
  return (
    <div className={styles.due}>
      {fill(page.arrived, { moment: momentInWords(request.arrivedAt, language) })}
      <DueMark request={request} now={Date.now()} />
      {request.suspicion === null && (
        <small>{fill(page.replyBy, { moment: momentInWords(request.replyBy, language) })}</small>
      )}
    </div>
  );
}

/** Perhaps a person after all: what they were owed waits for somebody's word. */
function Flagged({ request, change }: { request: ShownRequest; change: Change }) {
  const { words } = useWords();
  const { flagged, suspicions } = words.requests;
  const { id, suspicion } = request;
  if (suspicion === null) return null;
  return (
    <section className={panels.panel}>
      <h2>{flagged.title}</h2>
      <p>
        <b>{suspicions[suspicion]}</b>
      </p>
      <p>{flagged.text}</p>
      <Button
        onClick={() => void change({ name: 'request.release', input: { id } }, () => flagged.done)}
      >
        {flagged.press}
      </Button>
    </section>
  );
}

function Aside({ request: { registration, origin, others } }: { request: ShownRequest }) {
  const { words, language } = useWords();
  const { page, kinds } = words.requests;
  return (
    <aside className={styles.aside}>
      {registration !== null && (
        <section>
          <h2>{page.allowed}</h2>
          <ul className={styles.consents}>
            {registration.consents.map(({ text, isGiven }) => (
              <li key={text} data-given={isGiven}>
                <svg width="18" height="16" viewBox="0 0 18 16" aria-hidden="true">
                  <path d={isGiven ? 'M2 8.5l4.5 4.5L16 3' : 'M3 3l11 11M14 3L3 14'} />
                </svg>
                <span>{fill(page.consent, { text, answer: isGiven ? page.yes : page.no })}</span>
              </li>
            ))}
          </ul>
          <p className="note">
            {fill(page.consentVersion, { version: registration.consentVersion })}
          </p>
        </section>
      )}
      {origin.length > 0 && (
        <section>
          <h2>{page.origin}</h2>
          <Facts rows={origin} />
        </section>
      )}
      {others.length > 0 && (
        <section>
          <h2>{page.others}</h2>
          <ul>
            {others.map(({ id, of, reference, arrivedAt }) => (
              <li key={id}>
                <Link to={`/requests/${id}`}>
                  {fill(page.other, {
                    kind: kinds[of],
                    reference,
                    moment: momentInWords(arrivedAt, language),
                  })}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
