import type { ScoreLine } from '#domain/leads/scoring.ts';
import { command, UsageError } from './command.ts';
import { DELIVERY_COLUMNS, type DeliveryRow, deliveriesAbout } from './delivery-rows.ts';
import { printedFields } from './printed-fields.ts';
import { printable, printedTable } from './printed-table.ts';
import { CALLED, rowsCalled } from './rows-called.ts';

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
  takes: CALLED,
  about: 'Shows one lead: its answers, why it has its score, its registrations, its deliveries.',
  options: {},
  example: 'ada@fret.example',
  async run({ positionals, json, write, database }) {
    const [called] = positionals;
    if (called === undefined || positionals.length > 1) throw new UsageError('Name one lead.');
    const db = await database();
    const [lead] = await rowsCalled<Lead>(db, called, WAYS);
    const { rows: registrations } = await db.query<Registration>(
      `SELECT id, created_at, repeated, lead_score, suspicion, language, consent_text_version
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
        : sheet(lead, registrations, deliveries),
    );
  },
});

/** By the lead's own id, the reference of one of its registrations, or its address. */
const WAYS = {
  byStart: `SELECT * FROM crm_leads l WHERE l.id::text LIKE $1 || '%' OR EXISTS (
      SELECT 1 FROM lead_submissions s WHERE s.lead_id = l.id AND s.id::text LIKE $1 || '%'
    ) LIMIT 2`,
  byEmail: 'SELECT * FROM crm_leads WHERE email = $1',
  none: "There is no such lead; a contact or demo request is shown by 'forms show'.",
};

const OWN_PLACE = new Set(['score_lines', 'lead_score', 'qualification_status']);

function sheet(lead: Lead, registrations: Registration[], deliveries: DeliveryRow[]): string {
  return [
    printedFields('LEAD', lead, OWN_PLACE),
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
