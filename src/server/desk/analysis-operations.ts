import type { PoolClient } from 'pg';
import * as v from 'valibot';
import { LANGUAGES } from '#domain/site/language.ts';
import { loadLead } from '../deliveries/subject.ts';
import {
  analysisById,
  approveAnalysis,
  declineAnalysis,
  revokeAnalysis,
} from '../lead-analyses/stored-analyses.ts';
import { analysisReady } from '../mail/compose/analysis-mails.ts';
import { mailText } from '../mail/plain-text.ts';
import { operation } from './operation.ts';
import { Refused } from './refused.ts';

const id = v.pipe(v.string(), v.uuid());
const draft = v.strictObject({ id, madeAt: v.pipe(v.string(), v.isoTimestamp()) });

/** Only the worker can sign the link that the person will get. */
const UNKNOWN_TOKEN = '…';

/** The document and the mail as the person will get them. */
export const analysisPreview = operation({
  name: 'analysis.preview',
  roles: ['sales'],
  input: v.strictObject({ id, language: v.picklist(LANGUAGES) }),
  async run({ db, site, input }) {
    // Of one statement, so that the document is the one that was made then.
    const { rows } = await db.query<{
      document: Buffer;
      made_at: Date;
      lead_submission_id: string;
    }>('SELECT document, made_at, lead_submission_id FROM analyses WHERE id = $1', [input.id]);
    const analysis = await analysisById(db, input.id);
    const [stored] = rows;
    const lead = stored && (await loadLead(db, stored.lead_submission_id));
    if (analysis === undefined || stored === undefined || lead === undefined) {
      throw new Refused('not-found');
    }
    const mail = analysisReady(lead, analysis, { ...site, token: UNKNOWN_TOKEN });
    return {
      answer: {
        madeAt: stored.made_at.toISOString(),
        mail: { to: lead.email, subject: mail.subject, text: mailText(mail) },
        pdf: stored.document.toString('base64'),
      },
      records: [analysis.lead_id],
    };
  },
});

export const analysisApprove = operation({
  name: 'analysis.approve',
  roles: ['sales'],
  input: draft,
  run: ({ db, input }) => changed(db, input.id, () => approveAnalysis(db, input)),
});

export const analysisDecline = operation({
  name: 'analysis.decline',
  roles: ['sales'],
  input: draft,
  run: ({ db, input }) => changed(db, input.id, () => declineAnalysis(db, input)),
});

export const analysisRevoke = operation({
  name: 'analysis.revoke',
  roles: ['sales'],
  input: v.strictObject({ id }),
  run: ({ db, input }) => changed(db, input.id, () => revokeAnalysis(db, input.id)),
});

/** Refused where somebody was faster, a colleague or the person, or where a simulation has replaced what was read. */
async function changed(db: PoolClient, analysisId: string, change: () => Promise<boolean>) {
  const analysis = await analysisById(db, analysisId);
  if (analysis === undefined) throw new Refused('not-found');
  if (!(await change())) throw new Refused('conflict');
  // The history of a registration shows what was done to its own analysis alone.
  return { answer: null, records: [analysis.lead_id, analysis.lead_submission_id] };
}
