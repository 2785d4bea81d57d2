import PostalMime from 'postal-mime';
import { BRAND } from '#domain/site/brand.ts';
import type { AnalysisProcess } from '../analysis/analysis-process.ts';
import { attemptDelivery } from '../deliveries/attempt.ts';
import type { AttemptJob } from '../deliveries/attempt-statements.ts';
import { ANALYSIS_QUEUE } from '../deliveries/queues.ts';
import { analysisMaker } from '../lead-analyses/make-analysis.ts';
import { composedAnalyses } from './composed-analyses.ts';
import { ask } from './http-client.ts';
import { jsonOf, startApi } from './start-app.ts';
import { MAIL_ORIGIN, MAIL_SECRETS, startMailSender } from './start-mail-sender.ts';

/** What only must be answered. */
const REGISTRATION = {
  email: 'ana.roy@fret.example',
  first_name: 'Ana',
  company: 'Fret & Fils',
  fleet_size: 25,
  vehicle_type: 'vans',
  industry: 'logistics',
  urgency: 'immediate',
  email_consent: true,
  filled_ms: 40_000,
  language: 'fr',
};

/** The site's API, and what the worker does with analyses and their mails, on one database. */
export async function startLeadAnalyses() {
  const site = await startApi({ api: { tokenSecrets: MAIL_SECRETS } });
  const sender = await startMailSender({
    database: site.database,
    deskOrigin: 'https://desk.voltige.example',
  });
  const { db, owner } = sender;
  const errors: object[] = [];
  const log = { info() {}, warn() {}, error: (facts: object) => void errors.push(facts) };

  const maker = (needsApproval: boolean, analyses: Pick<AnalysisProcess, 'run'>) => ({
    ...{ db, log, timeScale: 1, random: () => 0.5 },
    ...analysisMaker({
      ...{ db, analyses, needsApproval },
      origin: MAIL_ORIGIN,
      statements: BRAND.statements,
    }),
  });

  interface Pending {
    id: string;
    kind: string;
    attempts: number;
  }
  const due = async (kinds: string): Promise<Pending[]> =>
    (
      await owner.query(
        `SELECT id, kind, attempts FROM deliveries
         WHERE kind ~ $1 AND state = 'pending' AND next_attempt_at <= pgboss.job_now() ORDER BY created_at`,
        [kinds],
      )
    ).rows;
  const jobOf = ({ id, attempts }: Pending): AttemptJob => ({
    delivery_id: id,
    attempt: attempts + 1,
  });

  return {
    ...site,
    sender,
    /** What the worker logged as an error. */
    errors,
    /** Registers, and returns the id and the token of the browser that did. */
    async register(answers: object = {}): Promise<{ id: string; token: string }> {
      const answer = await site.post('/api/leads', { ...REGISTRATION, ...answers });
      if (answer.status !== 201) throw new Error(answer.text);
      return jsonOf(answer);
    },
    /** What the worker does with the analyses that are due. */
    async make({ needsApproval = false, process = composedAnalyses } = {}): Promise<void> {
      const parts = maker(needsApproval, process);
      const jobs = (await due('^analysis$')).map(jobOf);
      await Promise.all(jobs.map((job) => attemptDelivery(parts, ANALYSIS_QUEUE, job)));
    },
    /** And with the mails about them; what arrived. */
    async mail() {
      const before = sender.sink.mails.length;
      for (const { id, attempts } of await due('^analysis_'))
        await sender.attempt(id, attempts + 1);
      return Promise.all(
        sender.sink.mails.slice(before).map(async ({ raw, to }) => {
          const { subject = '', text = '' } = await PostalMime.parse(raw);
          return { to, subject, text, token: /analyse\?token=([\w-]+)/.exec(text)?.[1] };
        }),
      );
    },
    /** A mailbox gets one such mail a day. */
    aDayLater: () =>
      site.rows(`UPDATE deliveries SET ended_at = ended_at - interval '25 hours',
        next_attempt_at = next_attempt_at - interval '25 hours' WHERE kind = 'analysis_ready'`),
    analyses: () => site.rows('SELECT * FROM analyses ORDER BY made_at, id'),
    deliveries: (kind: string) =>
      site.rows(
        'SELECT state, last_error, attempts FROM deliveries WHERE kind = $1 ORDER BY created_at',
        [kind],
      ),
    look: (path: string) => ask(site.port, path),
    async empty(): Promise<void> {
      sender.sink.mails.length = 0;
      errors.length = 0;
      await owner.query(
        `TRUNCATE crm_leads, simulator_results, data_requests, suppressed_addresses, idempotency_keys,
           rate_limits, pgboss.job CASCADE`,
      );
    },
    async stop(): Promise<void> {
      await sender.stop();
      await site.stop();
    },
  };
}
