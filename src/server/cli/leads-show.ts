import type { Client } from 'pg';
import { startOfIdIn } from '#domain/leads/reference.ts';
import type { ScoreLine } from '#domain/leads/scoring.ts';
import { CommandFailed, command, UsageError } from './command.ts';
import { DELIVERY_COLUMNS, DELIVERY_FIELDS, type DeliveryRow } from './delivery-rows.ts';
import { printable, printedTable } from './printed-table.ts';

interface Lead extends Record<string, unknown> {
  id: string;
  email: string;
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
}

export const leadsShow = command({
  name: 'leads show',
  takes: '<id, reference or e-mail>',
  about: 'Shows one lead: its answers, why it has its score, its registrations, its deliveries.',
  options: {},
  example: 'ada@fret.example',
  async run({ positionals, json, write, database }) {
    const [wanted] = positionals;
    if (wanted === undefined || positionals.length > 1) throw new UsageError('Name one lead.');
    const db = await database();
    const lead = await leadCalled(db, wanted);
    const { rows: registrations } = await db.query<Registration>(
      `SELECT id, created_at, repeated, lead_score, suspicion, language, consent_text_version
       FROM lead_submissions WHERE lead_id = $1 ORDER BY created_at, id`,
      [lead.id],
    );
    const { rows: deliveries } = await db.query<DeliveryRow>(
      `SELECT ${DELIVERY_FIELDS} FROM deliveries d
       WHERE lead_submission_id = ANY($1) ORDER BY created_at, kind, destination`,
      [registrations.map(({ id }) => id)],
    );
    write(
      json
        ? `${JSON.stringify({ ...lead, registrations, deliveries }, null, 2)}\n`
        : sheet(lead, registrations, deliveries),
    );
  },
});

/** The lead's own id, the reference of one of its registrations (or how it begins), or its address. */
async function leadCalled(db: Client, wanted: string): Promise<Lead> {
  const start = startOfIdIn(wanted);
  const { rows } = await db.query<Lead>(
    start
      ? `SELECT * FROM crm_leads l WHERE l.id::text LIKE $1 || '%' OR EXISTS (
           SELECT 1 FROM lead_submissions s WHERE s.lead_id = l.id AND s.id::text LIKE $1 || '%'
         ) LIMIT 2`
      : 'SELECT * FROM crm_leads WHERE lower(email) = lower($1)',
    [start ?? wanted],
  );
  if (rows[0] === undefined) throw new CommandFailed('There is no such lead.');
  if (rows[1]) throw new CommandFailed('More than one begins like that: give more of it.');
  return rows[0];
}

const OWN_PLACE = new Set(['score_lines', 'lead_score', 'qualification_status']);

function sheet(lead: Lead, registrations: Registration[], deliveries: DeliveryRow[]): string {
  const answers = Object.entries(lead).filter(
    ([name, value]) => value !== null && !OWN_PLACE.has(name),
  );
  return [
    printedTable(answers, [
      { title: 'LEAD', of: ([name]) => `  ${name}` },
      { title: '', of: ([, value]) => value as string | Date },
    ]),
    `\nWHY ${lead.lead_score} (${printable(lead.qualification_status)})\n`,
    printedTable(lead.score_lines, [
      { title: '', of: ({ points }) => `  ${String(points).padStart(3)}` },
      { title: '', of: ({ reason }) => reason },
      { title: '', of: ({ value }) => value },
    ]).slice(1),
    '\n',
    printedTable(registrations, [
      { title: 'REGISTRATIONS', of: ({ id }) => `  ${id}` },
      { title: 'when', of: ({ created_at }) => created_at },
      { title: 'score', of: ({ lead_score }) => lead_score },
      { title: 'repeated', of: ({ repeated }) => (repeated ? 'yes' : '') },
      { title: 'suspicion', of: ({ suspicion }) => suspicion },
      { title: 'language', of: ({ language }) => language },
      { title: 'consent text', of: ({ consent_text_version }) => consent_text_version },
    ]),
    '\n',
    printedTable(deliveries, DELIVERY_COLUMNS),
  ].join('');
}
