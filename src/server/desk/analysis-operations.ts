import type { PoolClient } from 'pg';
import * as v from 'valibot';
import { FleetCorrectionSchema } from '#domain/leads/fleet-correction.ts';
import { LANGUAGES } from '#domain/site/language.ts';
import { enqueue, plannedAnalysis } from '../deliveries/enqueue.ts';
import { loadLead } from '../deliveries/subject.ts';
import {
  analysisById,
  approveAnalysis,
  type StoredAnalysis,
} from '../lead-analyses/stored-analyses.ts';
import { analysisReady } from '../mail/compose/analysis-mails.ts';
import { mailText } from '../mail/plain-text.ts';
import { operation } from './operation.ts';
import { Refused } from './refused.ts';

const id = v.pipe(v.string(), v.uuid());

/** Only the worker can sign the link that the person will get. */
const UNKNOWN_TOKEN = '…';

/** The document and the mail as the person will get them. */
export const analysisPreview = operation({
  name: 'analysis.preview',
  roles: ['sales'],
  input: v.strictObject({ id, language: v.picklist(LANGUAGES) }),
  async run({ db, site, input }) {
    const analysis = await analysisById(db, input.id);
    const { rows } = await db.query<{ document: Buffer; lead_submission_id: string }>(
      'SELECT document, lead_submission_id FROM analyses WHERE id = $1',
      [input.id],
    );
    const [stored] = rows;
    const lead = stored && (await loadLead(db, stored.lead_submission_id));
    if (analysis === undefined || stored === undefined || lead === undefined) {
      throw new Refused('not-found');
    }
    const mail = analysisReady(lead, analysis, { ...site, token: UNKNOWN_TOKEN });
    return {
      answer: {
        mail: { to: lead.email, subject: mail.subject, text: mailText(mail) },
        pdf: stored.document.toString('base64'),
      },
      records: [analysis.lead_id],
      facts: { version: analysis.version },
    };
  },
});

export const analysisApprove = operation({
  name: 'analysis.approve',
  roles: ['sales'],
  input: v.strictObject({ id }),
  async run({ db, input }) {
    const analysis = await analysisById(db, input.id);
    if (analysis === undefined) throw new Refused('not-found');
    await holdNewest(db, input.id, analysis.lead_id);
    // By a colleague already, by the command, or revoked by the person.
    if (!(await approveAnalysis(db, input.id))) throw new Refused('conflict');
    return { answer: null, records: recordsOf(analysis), facts: { version: analysis.version } };
  },
});

/** The history of a registration shows what was done to its own analysis alone. */
const recordsOf = ({ lead_id, lead_submission_id }: StoredAnalysis) => [
  lead_id,
  lead_submission_id,
];

/** Approved or corrected by one at a time; not where there is a later version, or a correction of which one is being made. */
async function holdNewest(db: PoolClient, analysisId: string, leadId: string): Promise<void> {
  await db.query('SELECT FROM crm_leads WHERE id = $1 FOR UPDATE', [leadId]);
  const { rows } = await db.query(
    `SELECT FROM analyses a WHERE id = $1
       AND NOT EXISTS (
         SELECT FROM analyses n WHERE n.lead_submission_id = a.lead_submission_id AND n.version > a.version
       )
       AND NOT EXISTS (
         SELECT FROM analysis_corrections c
         JOIN deliveries d ON d.lead_submission_id = c.lead_submission_id AND d.kind = 'analysis' AND d.state = 'pending'
         WHERE c.lead_submission_id = a.lead_submission_id AND c.written_at > a.made_at
       )`,
    [analysisId],
  );
  if (rows.length === 0) throw new Refused('conflict');
}

/** With what the person has told the team since. The worker makes the next version, which waits for a yes. */
export const analysisCorrect = operation({
  name: 'analysis.correct',
  roles: ['sales'],
  input: v.strictObject({ id, answers: FleetCorrectionSchema }),
  async run({ db, who, input }) {
    const analysis = await analysisById(db, input.id);
    if (analysis === undefined) throw new Refused('not-found');
    await holdNewest(db, input.id, analysis.lead_id);
    if (analysis.revoked_at !== null) throw new Refused('conflict');
    const { rows } = await db.query<{ id: string }>(
      `INSERT INTO analysis_corrections (lead_submission_id, simulator_result_id, answers, author, author_name)
       SELECT s.id, s.simulator_result_id, $2, $3, $4
       FROM analyses a JOIN lead_submissions s ON s.id = a.lead_submission_id WHERE a.id = $1
       RETURNING lead_submission_id AS id`,
      [input.id, JSON.stringify(input.answers), who.subject, who.name],
    );
    const [submission] = rows;
    if (submission === undefined) throw new Refused('not-found');
    await enqueue(db, [plannedAnalysis()], 'lead_submission_id', submission.id);
    return {
      answer: null,
      records: recordsOf(analysis),
      facts: { version: analysis.version, fields: Object.keys(input.answers) },
    };
  },
});
