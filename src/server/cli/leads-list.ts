import { command, UsageError } from './command.ts';
import { CONTACT_COLUMNS, contactOption } from './contact-columns.ts';
import { limitOf, listOptions, sinceIn } from './list-options.ts';
import { showRows } from './show-rows.ts';

interface Row extends Record<string, unknown> {
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

const CONTACT = `, trim(concat_ws(' ', l.first_name, l.last_name)) AS name, l.email, l.phone`;

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
    const { rows } = await db.query<Row>(
      `SELECT l.id, l.created_at, l.lead_score, l.qualification_status, l.company, l.fleet_size,
         l.urgency, l.suspicion, s.undelivered ${values.contact ? CONTACT : ''}
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
