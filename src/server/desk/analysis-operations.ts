import * as v from 'valibot';
import { LANGUAGES } from '#domain/site/language.ts';
import { loadLead } from '../deliveries/subject.ts';
import { analysisById, approveAnalysis } from '../lead-analyses/stored-analyses.ts';
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
    // By a colleague already, by the command, replaced by a later version, or revoked by the person.
    if (analysis.newer_id !== null || !(await approveAnalysis(db, input.id))) {
      throw new Refused('conflict');
    }
    return { answer: null, records: [analysis.lead_id], facts: { version: analysis.version } };
  },
});
