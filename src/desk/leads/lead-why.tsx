import { Link } from 'react-router';
import { fill } from '#content/fill.ts';
import type { Fact, ListedLead } from '#domain/desk/leads.ts';
import { PRIORITY_FROM } from '#domain/leads/scoring.ts';
import { useWords } from '../language/language.tsx';
import styles from './lead-why.module.css';

/** What stands below a row: why the score, where from, what is allowed, what to ask. */
export function LeadWhy({ lead }: { lead: ListedLead }) {
  const { words } = useWords();
  const { why } = words.leads;
  return (
    <div className={styles.why}>
      <section>
        <h2>{fill(why.title, { score: String(lead.score) })}</h2>
        <ScoreLines lead={lead} />
      </section>
      <section>
        <h2>{why.where}</h2>
        <Facts rows={lead.where} />
      </section>
      <section>
        <h2>{why.allowed}</h2>
        <Facts rows={lead.allowed} areLong />
      </section>
      <section className={styles.ask}>
        <h2>{why.questions}</h2>
        <ul>
          {lead.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
        <Link to={`/leads/${lead.id}`}>{why.read}</Link>
      </section>
    </div>
  );
}

export function ScoreLines({ lead }: { lead: ListedLead }) {
  const { words } = useWords();
  return (
    <ul className={styles.lines}>
      {lead.why.map(({ label, value, points, most }) => (
        <li key={label}>
          <span>{[label, value].filter(Boolean).join(', ')}</span>
          <svg viewBox="0 0 86 8" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.most} width="86" height="8" />
            <rect className={styles.points} width={(86 * points) / Math.max(most, 1)} height="8" />
          </svg>
          <span>
            <b>{points}</b> / {most}
          </span>
        </li>
      ))}
      <li className={styles.total}>
        <span>{fill(words.leads.why.total, { score: String(PRIORITY_FROM) })}</span>
        <span />
        <span>{lead.score}</span>
      </li>
    </ul>
  );
}

/** Long names leave their values a narrow column. */
export function Facts({ rows, areLong = false }: { rows: readonly Fact[]; areLong?: boolean }) {
  return (
    <dl className={styles.facts} data-long={areLong}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
