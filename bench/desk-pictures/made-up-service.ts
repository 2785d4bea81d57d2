import { randomUUID } from 'node:crypto';
import type { Queryable } from '#server/database/pool.ts';

interface Kept {
  id: string;
  submission_id: string;
}

/** What a day of webhooks and mails leaves: most arrived, some wait, some were given up, each for its own reason. */
export async function storeDeliveries(db: Queryable, leads: readonly Kept[]): Promise<void> {
  await db.query(
    `INSERT INTO webhook_destinations (name) VALUES ('crm'), ('n8n-suivi'), ('teams-canal-leads') ON CONFLICT DO NOTHING`,
  );
  await db.query(
    `INSERT INTO disabled_destinations (destination, reason, disabled_at)
     VALUES ('teams-canal-leads', 'HTTP 410', now() - interval '4 days') ON CONFLICT DO NOTHING`,
  );
  const kinds = [
    ['webhook', 'lead.registered', 'crm', 'delivered', null],
    ['webhook', 'lead.registered', 'n8n-suivi', 'delivered', null],
    ['acknowledgement', 'lead.registered', null, 'delivered', null],
    ['sales_notice', 'lead.registered', null, 'delivered', null],
    ['webhook', 'lead.simulated', 'crm', 'pending', 'HTTP 401'],
    ['webhook', 'lead.registered', 'n8n-suivi', 'pending', 'HTTP 503'],
    ['webhook', 'lead.status_changed', 'teams-canal-leads', 'dead', 'HTTP 410'],
    ['acknowledgement', 'lead.registered', null, 'dead', 'SMTP 550 5.1.1'],
    ['acknowledgement', 'lead.registered', null, 'pending', 'SMTP 451 4.7.1'],
    ['webhook', 'lead.registered', 'crm', 'dead', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  ] as const;
  const rows = leads.slice(0, 60).flatMap(({ submission_id }, index) =>
    kinds
      // The first four arrive for everybody, the others fail for some.
      .filter((_kind, which) => which < 4 || (index + which * 5) % 11 < 3 - (which % 3))
      .map(([kind, event, destination, state, error], which) => ({
        ...{ id: randomUUID(), kind, event, destination, state, submission_id },
        last_error: error,
        attempts: state === 'dead' ? 10 : state === 'pending' ? 1 + (index % 6) : 1,
        hours: (index * 0.41 + which * 0.07) % 24,
      })),
  );
  await db.query(
    `INSERT INTO deliveries (id, kind, event, destination, lead_submission_id, state, last_error, attempts, created_at,
       next_attempt_at, ended_at)
     SELECT id, kind, event, destination, submission_id, state, last_error, attempts,
       now() - hours * interval '1 hour', now() + attempts * interval '25 minutes',
       CASE WHEN state <> 'pending' THEN now() - hours * interval '59 minutes' END
     FROM jsonb_to_recordset($1) AS r(id uuid, kind text, event text, destination text, submission_id uuid, state text,
       last_error text, attempts integer, hours float8)`,
    [JSON.stringify(rows)],
  );
}

/** Of one lead: what the team did and wrote, and a second version of its analysis. */
export async function storeHistory(db: Queryable, lead: Kept): Promise<void> {
  const act = (action: string, name: string, hours: number, facts: object = {}) =>
    db.query(
      `INSERT INTO desk_audit (happened_at, subject, name, action, records, facts)
       VALUES (now() - $1 * interval '1 hour', lower($2), $2, $3, ARRAY[$4::uuid], $5)`,
      [hours, name, action, lead.id, JSON.stringify(facts)],
    );
  await act('lead.take', 'Hugo Lambert', 16);
  await act('lead.untake', 'Hugo Lambert', 15.5);
  await db.query(
    `INSERT INTO lead_notes (lead_id, author, author_name, note, written_at) VALUES
       ($1, 'hugo', 'Hugo Lambert', E'Dépôt en location, bail jusqu’en 2029.\\nPréfère l’après-midi.', now() - interval '15 hours'),
       ($1, 'lea', 'Léa Fontaine', 'Rappeler après le comité du 20 : ils veulent la simulation avec 30 fourgons de plus.', now() - interval '40 minutes')`,
    [lead.id],
  );
  await db.query(
    `INSERT INTO analyses (lead_id, lead_submission_id, version, simulator_result_id, language, model_version, figures,
       document, approval, made_at)
     SELECT lead_id, lead_submission_id, version + 1, gen_random_uuid(), language, model_version,
       jsonb_set(figures, '{vehicles}', '110'), document, 'waiting', now() - interval '30 minutes'
     FROM analyses WHERE lead_id = $1`,
    [lead.id],
  );
}

/** Late, near, far, answered, and one that the person asked for on the site. */
export async function storeRequests(db: Queryable, leads: readonly Kept[]): Promise<void> {
  const given = [
    ['access', 'letter', 36, null],
    ['erasure', 'mail', 27, null],
    ['rectification', 'phone', 9, null],
    ['objection', 'mail', 2, null],
    ['portability', 'letter', 60, 'done'],
    ['access', 'mail', 50, 'nothing-held'],
  ] as const;
  for (const [index, [kind, channel, days, outcome]] of given.entries()) {
    const records = index % 3 === 1 ? [] : [leads[index]?.submission_id];
    await db.query(
      `INSERT INTO rights_requests (kind, channel, received_day, records, answered_at, outcome)
       VALUES ($1, $2, current_date - $3::int, $4, CASE WHEN $5::text IS NOT NULL THEN now() - interval '20 days' END, $5)`,
      [kind, channel, days, records, outcome],
    );
  }
  await db.query(
    `INSERT INTO data_requests (id, email, language, requested_at, opened_at)
     VALUES (gen_random_uuid(), 'inconnu@fret.example', 'fr', now() - interval '3 days', now() - interval '2 days')`,
  );
}

const PAGES = ['home', 'simulator', 'fleets', 'faq', 'how-it-works', 'partners'];

/** Three months of visits, fewer and fewer from step to step. */
export async function storeCounts(db: Queryable): Promise<void> {
  await db.query(
    `INSERT INTO audience_counts
     SELECT current_date - day, 'funnel_step', step, page, language, source,
       greatest(1, (base * (7 + (day * 13) % 9) / (nr * nr))::int)
     FROM generate_series(0, 89) day,
       unnest($1::text[]) WITH ORDINALITY AS p(page, nr),
       (VALUES ('visit', 6.0), ('simulator', 1.9), ('form', 0.5)) AS s(step, base),
       (VALUES ('fr', 'google'), ('fr', 'direct'), ('en', 'linkedin')) AS f(language, source)`,
    [PAGES],
  );
  await db.query(
    `INSERT INTO audience_counts
     SELECT current_date - day, event, bar, 'home', 'fr', '', count FROM generate_series(0, 29) day,
       (VALUES ('lcp', '1500', 40), ('lcp', '2500', 9), ('lcp', '4000', 3), ('lcp', '6000', 1), ('inp', '100', 44),
         ('inp', '300', 2), ('inp', '1000', 1), ('cls', '0.01', 50), ('cls', '0.15', 1)) AS v(event, bar, count)`,
  );
  await db.query(
    `INSERT INTO maintenance_runs (kind, finished_at, took_seconds) VALUES
       ('backup', now() - interval '7 hours', 12), ('drill', now() - interval '40 days', 60),
       ('retention', now() - interval '9 hours', 3)`,
  );
}

/** Everything gone again, but who may do what and who is logged in. */
export async function empty(db: Queryable): Promise<void> {
  await db.query(
    `TRUNCATE crm_leads, lead_submissions, simulator_results, analyses, deliveries, form_submissions, data_requests,
       rights_requests, audience_counts, maintenance_runs, webhook_destinations, disabled_destinations, desk_audit,
       lead_notes CASCADE`,
  );
}
