import { fieldsIn } from '#domain/leads/field-table.ts';
import { LEAD_FIELDS } from '#domain/leads/lead-fields.ts';
import type { ScoreLine } from '#domain/leads/scoring.ts';
import { HAS_EMAIL } from '../database/email-condition.ts';
import {
  CONTACT_COLUMNS,
  contactOption,
  GAIN_COLUMNS,
  GAIN_FIELDS,
  selectList,
} from './columns.ts';
import { command, UsageError } from './command.ts';
import { exportOptions, exportRows } from './csv.ts';
import { DELIVERY_COLUMNS, type DeliveryRow, deliveriesAbout } from './deliveries.ts';
import { findRows, ROW_ARGUMENT } from './find-rows.ts';
import { limitOf, listOptions, sinceIn } from './list-options.ts';
import { formatFields, formatTable, printable, showRows } from './table.ts';

interface ListedLead extends Record<string, unknown> {
  id: string;
  created_at: Date;
  lead_score: number;
  qualification_status: string;
  company: string | null;
  fleet_size: number;
  urgency: string;
  suspicion: string | null;
  undelivered: number;
  name?: string;
  email?: string;
  phone?: string | null;
}

const STATUSES = ['priority', 'standard'];

const CONTACT_FIELDS = `, trim(concat_ws(' ', l.first_name, l.last_name)) AS name, l.email, l.phone`;

export const leadsList = command({
  name: 'leads list',
  about: 'Lists pre-registrations, newest first.',
  options: {
    status: { type: 'string', about: "only 'priority' or 'standard'" },
    ...contactOption,
    ...listOptions,
  },
  example: '--status priority --since 7d',
  async run({ values, json, write, database }) {
    if (values.status !== undefined && !STATUSES.includes(values.status)) {
      throw new UsageError(`--status is '${values.status}': it must be 'priority' or 'standard'.`);
    }
    const limit = limitOf(values.limit);
    const since = sinceIn(values);
    const db = await database();
    const { rows } = await db.query<ListedLead>(
      `SELECT l.id, l.created_at, l.lead_score, l.qualification_status, l.company, l.fleet_size,
         l.urgency, l.suspicion, s.undelivered ${values.contact ? CONTACT_FIELDS : ''}
       FROM crm_leads l, LATERAL (
         SELECT count(d.id) FILTER (WHERE d.state IN ('pending', 'dead'))::integer AS undelivered
         FROM lead_submissions s LEFT JOIN deliveries d ON d.lead_submission_id = s.id
         WHERE s.lead_id = l.id
       ) s
       WHERE ($1::text IS NULL OR l.qualification_status = $1)
         AND ($2::timestamptz IS NULL OR l.created_at >= $2)
       ORDER BY l.created_at DESC, l.id LIMIT $3`,
      [values.status, since, limit],
    );
    showRows({ json, write }, rows, [
      { title: 'id', of: ({ id }) => id },
      { title: 'registered', of: ({ created_at }) => created_at },
      { title: 'score', of: ({ lead_score }) => lead_score },
      { title: 'status', of: ({ qualification_status }) => qualification_status },
      { title: 'vehicles', of: ({ fleet_size }) => `from ${fleet_size}` },
      { title: 'urgency', of: ({ urgency }) => urgency },
      { title: 'undelivered', of: ({ undelivered }) => undelivered || '' },
      { title: 'suspicion', of: ({ suspicion }) => suspicion },
      { title: 'company', of: ({ company }) => company },
      ...(values.contact ? CONTACT_COLUMNS : []),
    ]);
  },
});

interface Lead extends Record<string, unknown> {
  id: string;
  email: string;
  /** The registration whose answers it has. */
  submission_id: string;
  lead_score: number;
  qualification_status: string;
  score_lines: ScoreLine[];
}

interface Registration extends Record<string, unknown> {
  id: string;
  created_at: Date;
  repeated: boolean;
  lead_score: number;
  suspicion: string | null;
  language: string;
  consent_text_version: string;
  answers: Record<string, unknown>;
}

export const leadsShow = command({
  name: 'leads show',
  takes: ROW_ARGUMENT,
  about: 'Shows one lead: its answers, why it has its score, its registrations, its deliveries.',
  options: {},
  example: 'ada@fret.example',
  async run({ positionals, json, write, database }) {
    const [wanted] = positionals;
    if (wanted === undefined || positionals.length > 1) throw new UsageError('Name one lead.');
    const db = await database();
    const [lead] = await findRows<Lead>(db, wanted, LOOKUP);
    const { rows: registrations } = await db.query<Registration>(
      `SELECT id, created_at, repeated, lead_score, suspicion, language, consent_text_version, answers
       FROM lead_submissions WHERE lead_id = $1 ORDER BY created_at, id`,
      [lead.id],
    );
    const deliveries = await deliveriesAbout(
      db,
      'lead_submission_id',
      registrations.map(({ id }) => id),
    );
    write(
      json
        ? `${JSON.stringify({ ...lead, registrations, deliveries }, null, 2)}\n`
        : formatLead(lead, registrations, deliveries),
    );
  },
});

/** By the lead's own id, the reference of one of its registrations, or its address. */
const LOOKUP = {
  byFirstDigits: `SELECT * FROM crm_leads WHERE id IN (
      SELECT id FROM crm_leads WHERE id BETWEEN $1 AND $2
      UNION SELECT lead_id FROM lead_submissions WHERE id BETWEEN $1 AND $2
    ) LIMIT 2`,
  byEmail: `SELECT * FROM crm_leads WHERE ${HAS_EMAIL}`,
  none: "There is no such lead; a contact or demo request is shown by 'forms show'.",
};

/** An object; the simulation that it announced is linked by its id. */
const NOT_A_FIELD = new Set(['simulator_data']);
const SHOWN_ELSEWHERE = new Set(['score_lines', 'lead_score', 'qualification_status']);

function formatLead(lead: Lead, registrations: Registration[], deliveries: DeliveryRow[]): string {
  return [
    formatFields('LEAD', lead, SHOWN_ELSEWHERE),
    `\nWHY ${lead.lead_score} (${printable(lead.qualification_status)})\n`,
    formatTable(lead.score_lines, [
      { title: '', of: ({ points }) => `  ${String(points).padStart(3)}` },
      { title: '', of: ({ reason }) => reason },
      { title: '', of: ({ value }) => value },
    ]).slice(1),
    '\n',
    formatTable(registrations, [
      { title: 'REGISTRATIONS', of: ({ id }) => `  ${id}` },
      { title: 'when', of: ({ created_at }) => created_at },
      { title: 'score', of: ({ lead_score }) => lead_score },
      { title: 'repeated', of: ({ repeated }) => (repeated ? 'yes' : '') },
      { title: 'suspicion', of: ({ suspicion }) => suspicion },
      { title: 'language', of: ({ language }) => language },
      { title: 'consent text', of: ({ consent_text_version }) => consent_text_version },
    ]),
    // The lead above has the answers of one of them, and keeps those.
    ...registrations
      .filter(({ id }) => id !== lead.submission_id)
      .map(({ id, answers }) => `\n${formatFields(`ANSWERS OF ${id}`, answers, NOT_A_FIELD)}`),
    '\n',
    formatTable(deliveries, DELIVERY_COLUMNS),
  ].join('');
}

const EXPORTED_COLUMNS = [
  'id',
  'created_at',
  'last_contact_at',
  'lead_score',
  'qualification_status',
  'why',
  'suspicion',
  ...fieldsIn(LEAD_FIELDS, 'export', 'person'),
  ...fieldsIn(LEAD_FIELDS, 'export', 'fleet'),
  'simulator_completed',
  'simulator_result_id',
  ...GAIN_COLUMNS,
  ...fieldsIn(LEAD_FIELDS, 'export', 'consent'),
  ...fieldsIn(LEAD_FIELDS, 'export', 'visit'),
  ...fieldsIn(LEAD_FIELDS, 'export', 'origin'),
] as const;

const EXPORTED_FIELDS = selectList(EXPORTED_COLUMNS, {
  ...GAIN_FIELDS,
  why: `(
    SELECT string_agg(concat(line->>'reason', ' ', line->>'points'), '; ')
    FROM jsonb_array_elements(score_lines) AS line
  )`,
});

export const leadsExport = command({
  name: 'leads export',
  about: 'Writes every lead as a line, oldest first; no cell can start a formula.',
  options: { ...exportOptions, since: listOptions.since },
  example: '--excel --since 30d --output leads.csv',
  run: (call) =>
    exportRows(call, {
      columns: EXPORTED_COLUMNS,
      statement: `SELECT ${EXPORTED_FIELDS} FROM crm_leads
        WHERE $1::timestamptz IS NULL OR created_at >= $1 ORDER BY created_at, id`,
      values: [sinceIn(call.values)],
    }),
});
