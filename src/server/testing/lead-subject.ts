import { scoreLead } from '#domain/leads/scoring.ts';
import type { LeadSubject } from '../deliveries/subject.ts';
import { REGISTRATION } from './sample-forms.ts';

export const LEAD_ID = '3f2a91bc-5d1e-4c55-9a0a-4e1b7c2d9f10';

/** The sample registration as mails read it, without a simulation. */
export function leadSubject(created_at: Date): LeadSubject {
  const { score, qualification, lines } = scoreLead(REGISTRATION as never, undefined);
  return {
    ...{ of: 'lead', id: LEAD_ID, lead_id: LEAD_ID, language: 'fr', email: REGISTRATION.email },
    ...{ answers: REGISTRATION, lead_score: score, qualification_status: qualification },
    ...{ score_lines: lines, suspicion: null, simulator_result_id: null, simulation: null },
    ...{ simulated_at: null, repeated: false, noticed: false, created_at, released_at: null },
  };
}
