import { command, UsageError } from './command.ts';
import { CONTACT_COLUMNS, contactOption } from './contact-columns.ts';
import { limitOf, listOptions, sinceIn } from './list-options.ts';
import { showRows } from './show-rows.ts';

interface Row extends Record<string, unknown> {
  id: string;
  created_at: Date;
  form_type: string;
  subject: string | null;
  lead_score: number;
  undelivered: number;
  suspicion: string | null;
  company: string | null;
  name?: string;
  email?: string;
  phone?: string | null;
}

const FORMS = ['contact', 'demo_request'];

export const formsList = command({
  name: 'forms list',
  about: 'Lists contact and demo requests, newest first.',
  options: {
    form: { type: 'string', about: "only 'contact' or 'demo_request'" },
    ...contactOption,
    ...listOptions,
  },
  example: '--form demo_request --since 7d',
  async run({ values, json, write, database }) {
    if (values.form !== undefined && !FORMS.includes(values.form)) {
      throw new UsageError(`--form is '${values.form}': it must be 'contact' or 'demo_request'.`);
    }
    const limit = limitOf(values.limit);
    const since = sinceIn(values);
    const db = await database();
    const { rows } = await db.query<Row>(
      `SELECT f.id, f.created_at, f.form_type, f.form_data->>'subject' AS subject,
         f.lead_score::float8 AS lead_score, f.suspicion, f.company, (
           SELECT count(*)::integer FROM deliveries d
           WHERE d.form_submission_id = f.id AND d.state IN ('pending', 'dead')
         ) AS undelivered ${values.contact ? ', f.name, f.email, f.phone' : ''}
       FROM form_submissions f
       WHERE ($1::text IS NULL OR f.form_type = $1)
         AND ($2::timestamptz IS NULL OR f.created_at >= $2)
       ORDER BY f.created_at DESC, f.id LIMIT $3`,
      [values.form, since, limit],
    );
    showRows({ json, write }, rows, [
      { title: 'id', of: ({ id }) => id },
      { title: 'received', of: ({ created_at }) => created_at },
      { title: 'form', of: ({ form_type }) => form_type },
      { title: 'subject', of: ({ subject }) => subject },
      { title: 'score', of: ({ lead_score }) => lead_score },
      { title: 'undelivered', of: ({ undelivered }) => undelivered || '' },
      { title: 'suspicion', of: ({ suspicion }) => suspicion },
      { title: 'company', of: ({ company }) => company },
      ...(values.contact ? CONTACT_COLUMNS : []),
    ]);
  },
});
