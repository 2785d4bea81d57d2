import { randomUUID } from 'node:crypto';
import { knownFigures } from '#domain/illustrations/known-figures.ts';
import { KNOWN_FLEETS } from '#domain/illustrations/known-fleets.ts';
import { scoreLead } from '#domain/leads/scoring.ts';
import { MODEL_VERSION, shownFigures } from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';
import type { Queryable } from '../database/pool.ts';

/** Rows as the API stores them, for tests of what comes after. All data is made up. */
export const VISITOR = {
  email: 'ana.roy@fret.example',
  first_name: 'Ana',
  last_name: 'Roy',
  company: 'Fret & Fils',
  phone: '+33 1 99 00 18 44',
};

export const LEAD_ANSWERS = {
  ...VISITOR,
  fleet_size: 100,
  vehicle_type: 'vans',
  charging_hours: 'night',
  industry: 'logistics',
  urgency: 'immediate',
  email_consent: true,
  newsletter_consent: false,
  phone_consent: true,
  preferred_contact_method: 'email',
  utm_source: 'website',
  utm_medium: 'organic',
} as const;

type OlderVersion = 'by version 1' | 'by version 2';

type RowOptions = {
  language?: Language;
  email?: string;
  suspicion?: string | null;
  repeated?: boolean;
  /** With the depot's simulation, or with one as an older version stored it. */
  simulated?: boolean | OlderVersion;
  answers?: Record<string, unknown>;
};

export async function storeLead(db: Queryable, options: RowOptions = {}): Promise<string> {
  const { language = 'fr', suspicion = null, repeated = false } = options;
  const simulation = options.simulated ? await storeSimulation(db, options.simulated) : null;
  const answers = {
    ...LEAD_ANSWERS,
    email: options.email ?? LEAD_ANSWERS.email,
    ...options.answers,
  };
  const { score, qualification, lines } = scoreLead(answers, simulation ? 'high' : null);
  const id = randomUUID();
  await db.query(
    `WITH lead AS (
       INSERT INTO crm_leads (email, first_name, last_name, company, phone, fleet_size, vehicle_type,
         industry, urgency, language, lead_score, qualification_status, score_lines, submission_id,
         suspicion, simulator_result_id, simulator_completed, charging_hours, utm_campaign,
         email_consent, phone_consent, newsletter_consent)
       SELECT r.email, r.first_name, r.last_name, r.company, r.phone, r.fleet_size, r.vehicle_type,
         r.industry, r.urgency, $3, $4, $5, $6, $1, $8,
         $9::uuid, $9::uuid IS NOT NULL, r.charging_hours, r.utm_campaign,
         coalesce(r.email_consent, false), coalesce(r.phone_consent, false), coalesce(r.newsletter_consent, false)
       FROM jsonb_populate_record(NULL::crm_leads, $2) r
       ON CONFLICT (email) DO UPDATE SET last_contact_at = now()
       RETURNING id
     )
     INSERT INTO lead_submissions (id, lead_id, repeated, answers, lead_score, qualification_status,
       score_lines, suspicion, simulator_result_id, token_hash, token_expires_at, language,
       consent_text_version)
     SELECT $1, lead.id, $7, $2, $4, $5, $6, $8, $9, '', now(), $3, '1' FROM lead`,
    [
      id,
      JSON.stringify(answers),
      language,
      score,
      qualification,
      JSON.stringify(lines),
      repeated,
      suspicion,
      simulation,
    ],
  );
  return id;
}

export async function storeContact(db: Queryable, options: RowOptions = {}): Promise<string> {
  const { language = 'fr', suspicion = null, email = VISITOR.email } = options;
  const simulation = options.simulated ? await storeSimulation(db, options.simulated) : null;
  const id = randomUUID();
  await db.query(
    `INSERT INTO form_submissions (id, form_type, email, name, company, phone, message, lead_score,
       form_data, suspicion, language, simulator_result_id, notice_text_version)
     VALUES ($1, 'contact', $2, $3, $4, $5, $6, 10, $7, $8, $9, $10, '1')`,
    [
      id,
      email,
      options.answers?.name ?? 'Ana Roy',
      options.answers?.company ?? VISITOR.company,
      VISITOR.phone,
      options.answers?.message ??
        'Sujet: Information sur les tarifs\n\nCombien pour 40 camionnettes ?',
      JSON.stringify({ source: 'contact_form', subject: options.answers?.subject ?? 'pricing' }),
      suspicion,
      language,
      simulation,
    ],
  );
  return id;
}

export async function storeSubscriber(db: Queryable, options: RowOptions = {}): Promise<string> {
  const id = randomUUID();
  await db.query(
    `INSERT INTO newsletter_subscribers (id, email, language, source, form_data, consent_text_version)
     VALUES ($1, $2, $3, 'footer_newsletter', '{}', '1')`,
    [id, options.email ?? `${id}@fret.example`, options.language ?? 'fr'],
  );
  return id;
}

export async function storeConfirmedSubscriber(
  db: Queryable,
  options: RowOptions = {},
): Promise<string> {
  const id = await storeSubscriber(db, options);
  await db.query(
    "UPDATE newsletter_subscribers SET state = 'confirmed', confirmed_at = now() WHERE id = $1",
    [id],
  );
  return id;
}

/** As far as mails, webhooks and exports read it. */
export async function storeSimulation(
  db: Queryable,
  made: true | OlderVersion = true,
): Promise<string> {
  const id = randomUUID();
  const known = knownFigures('depot');
  const shown = shownFigures({ ...known, span: null }, known.ranges, KNOWN_FLEETS.depot.vehicles);
  const { perVehicle, fleet } = shown;
  const stored = {
    'by version 1': ['1.1.0', { simple: { monthlyGainEuros: 625 } }],
    'by version 2': ['2.0.0', { shown: { perVehicle, fleet } }],
    now: [MODEL_VERSION, { shown }],
  } as const;
  const [version, results] = stored[made === true ? 'now' : made];
  await db.query(
    `INSERT INTO simulator_results (id, model_version, language, inputs, results, potential, lead_score)
     VALUES ($1, $2, 'fr', $4, $3, 'high', 60)`,
    [id, version, JSON.stringify(results), JSON.stringify(KNOWN_FLEETS.depot)],
  );
  return id;
}
