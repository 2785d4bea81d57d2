import { CONTACT_FIELDS, type ContactRequest } from '#domain/leads/contact-request-fields.ts';
import { type FieldsIn, fieldsIn } from '#domain/leads/field-table.ts';
import type { Qualification, ScoreLine } from '#domain/leads/scoring.ts';
import { type Suspicion, withDefaultOrigin } from '#domain/leads/shared-fields.ts';
import type { ShownFigures } from '#domain/simulator/index.ts';
import type { Language } from '#domain/site/language.ts';
import type { Queryable } from '../database/pool.ts';
import type { DeliveryEvent, DeliveryKind } from './delivery.ts';
import type { SubjectColumn } from './enqueue.ts';

/** A row of `deliveries`, with the columns that sending needs. */
export interface Delivery {
  id: string;
  kind: DeliveryKind;
  event: DeliveryEvent;
  destination: string | null;
  lead_submission_id: string | null;
  form_submission_id: string | null;
  newsletter_subscriber_id: string | null;
  data_request_id: string | null;
  /** Of a mail about an analysis. */
  analysis_id: string | null;
}

interface Common {
  id: string;
  email: string;
  language: Language;
  created_at: Date;
}

interface LinkedSimulation {
  model_version: string;
  /** Null where versions 1 and 2 computed them: their gain means something else. */
  shown: ShownFigures | null;
  /** What the visitor answered in it. */
  inputs: Record<string, unknown>;
}

export interface LeadSubject extends Common {
  of: 'lead';
  lead_id: string;
  repeated: boolean;
  /** What was sent, by its names on the wire. */
  answers: Record<string, unknown>;
  lead_score: number;
  qualification_status: Qualification;
  score_lines: ScoreLine[];
  suspicion: Suspicion | null;
  /** When somebody at the desk found that no program had sent it. */
  released_at: Date | null;
  simulator_result_id: string | null;
  simulation: LinkedSimulation | null;
  /** When that simulation was made. */
  simulated_at: Date | null;
  /** Whether sales has the notice of this registration. */
  noticed: boolean;
}

type ContactColumn = FieldsIn<typeof CONTACT_FIELDS, 'column'>;
/** As a column has it: null where nothing was given. */
type Stored<Given> = undefined extends Given ? NonNullable<Given> | null : Given;
type ContactColumns = { [Name in ContactColumn]: Stored<ContactRequest[Name]> };

export interface ContactSubject
  extends Common,
    Omit<ContactColumns, keyof Common | 'form_type' | 'form_data'> {
  of: 'contact';
  form_type: 'contact' | 'demo_request';
  form_data: Record<string, unknown>;
  suspicion: Suspicion | null;
  /** When somebody at the desk found that no program had sent it. */
  released_at: Date | null;
  simulator_result_id: string | null;
  simulation: LinkedSimulation | null;
}

export interface SubscriberSubject extends Common {
  of: 'subscriber';
  state: 'pending' | 'confirmed' | 'unsubscribed';
  source: string;
  requested_at: Date;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
}

/** Somebody asked to see what is stored about the address. */
export interface DataRequestSubject extends Common {
  of: 'data-request';
}

export type Subject = LeadSubject | ContactSubject | SubscriberSubject | DataRequestSubject;

const SIMULATION = `CASE WHEN r.id IS NOT NULL THEN
    jsonb_build_object(
      'model_version', r.model_version, 'inputs', r.inputs,
      'shown', CASE WHEN r.results->'shown' ? 'against' THEN r.results->'shown' END
    ) END AS simulation`;

const LEAD = `
  SELECT 'lead' AS of, s.id, s.lead_id, s.answers->>'email' AS email, s.language, s.created_at, s.released_at, s.repeated,
    s.answers, s.lead_score, s.qualification_status, s.score_lines, s.suspicion,
    s.simulator_result_id, r.created_at AS simulated_at, ${SIMULATION},
    EXISTS (
      SELECT FROM deliveries d
      WHERE d.lead_submission_id = s.id AND d.kind = 'sales_notice' AND d.event <> 'lead.simulated'
        AND d.state = 'delivered'
    ) AS noticed
  FROM lead_submissions s LEFT JOIN simulator_results r ON r.id = s.simulator_result_id
  WHERE s.id = $1`;

const CONTACT_COLUMNS = fieldsIn(CONTACT_FIELDS, 'column').map((name) =>
  name === 'lead_score' ? 'f.lead_score::float8 AS lead_score' : `f.${name}`,
);

const CONTACT = `
  SELECT 'contact' AS of, f.id, f.created_at, f.released_at, ${CONTACT_COLUMNS.join(', ')}, f.suspicion,
    f.simulator_result_id, ${SIMULATION}
  FROM form_submissions f LEFT JOIN simulator_results r ON r.id = f.simulator_result_id
  WHERE f.id = $1`;

const SUBSCRIBER = `
  SELECT 'subscriber' AS of, id, email, coalesce(renewal->>'language', language) AS language,
    requested_at AS created_at, state, source,
    requested_at, confirmed_at, unsubscribed_at
  FROM newsletter_subscribers WHERE id = $1`;

const DATA_REQUEST = `
  SELECT 'data-request' AS of, id, email, language, requested_at AS created_at
  FROM data_requests WHERE id = $1`;

const STATEMENTS: Record<SubjectColumn, string> = {
  lead_submission_id: LEAD,
  form_submission_id: CONTACT,
  newsletter_subscriber_id: SUBSCRIBER,
  data_request_id: DATA_REQUEST,
};

/** What the delivery is about, as it is now; undefined if it was erased in the meantime. */
export async function loadSubject(db: Queryable, delivery: Delivery): Promise<Subject | undefined> {
  const columns = Object.keys(STATEMENTS) as SubjectColumn[];
  const column = columns.find((one) => delivery[one]);
  if (column === undefined) return undefined;
  return subjectBy(db, column, delivery[column]);
}

/** A registration as it is now; undefined if it was erased. */
export async function loadLead(db: Queryable, id: string): Promise<LeadSubject | undefined> {
  return (await subjectBy(db, 'lead_submission_id', id)) as LeadSubject | undefined;
}

/** A message as it is now; undefined if it was erased. */
export async function loadMessage(db: Queryable, id: string): Promise<ContactSubject | undefined> {
  return (await subjectBy(db, 'form_submission_id', id)) as ContactSubject | undefined;
}

async function subjectBy(
  db: Queryable,
  column: SubjectColumn,
  id: string | null,
): Promise<Subject | undefined> {
  const { rows } = await db.query(STATEMENTS[column], [id]);
  const subject = rows[0] as Subject | undefined;
  // Earlier versions stored the answers without the defaults.
  if (subject?.of === 'lead') subject.answers = withDefaultOrigin(subject.answers);
  return subject;
}
