import { number, wholeEuros } from '#content/figures.ts';
import { fill } from '#content/fill.ts';
import { mailWords, sheetPageWords } from '#content/mail-words.ts';
import type { AnalysisStep, Fact, LeadWork, ListedLead, ShownGain } from '#domain/desk/leads.ts';
import { fieldsInMail } from '#domain/leads/field-table.ts';
import { LEAD_FIELDS } from '#domain/leads/lead-fields.ts';
import { questionsToAsk } from '#domain/leads/questions-to-ask.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { MOST_POINTS, type Qualification, type ScoreLine } from '#domain/leads/scoring.ts';
import type { Suspicion } from '#domain/leads/shared-fields.ts';
import type { ShownFigures } from '#domain/simulator/model/estimate.ts';
import type { Language } from '#domain/site/language.ts';
import { chosen, factsOf, fleetSize, type Localisation } from '../mail/compose/answer-words.ts';
import { scoreRow } from '../mail/compose/score-words.ts';

/** A registration with its analysis and its simulation; answers by their names on the wire. */
export interface LeadRow extends Record<string, unknown> {
  /** Of the lead; the registration that is shown is submission_id. */
  id: string;
  submission_id: string;
  answers: Record<string, unknown>;
  language: Language;
  created_at: Date;
  lead_score: number;
  qualification_status: Qualification;
  score_lines: ScoreLine[];
  suspicion: Suspicion | null;
  simulator_result_id: string | null;
  work_status: LeadWork['status'];
  lost_reason: LeadWork['lostReason'];
  taken_by: string | null;
  taken_by_name: string | null;
  first_contact_at: Date | null;
  next_at: Date | null;
  promised_from: Date;
  /** What the linked simulation was told. */
  simulated: Record<string, unknown> | null;
  shown: ShownFigures | null;
  vehicles: number | null;
  is_rough: boolean;
  analysis_id: string | null;
  approval: 'waiting' | 'given' | 'declined' | null;
  revoked_at: Date | null;
  /** Of the mail with its link. What ended is removed sooner than the analysis. */
  mail: 'pending' | 'delivered' | 'skipped' | 'dead' | null;
}

/** SQL: what is read of rows `l` of crm_leads, each with the registration that made it. */
export const leadRows = (leads: string): string => `
  SELECT l.id, l.submission_id, jsonb_strip_nulls(to_jsonb(l) - 'search') AS answers, l.language, l.created_at,
    l.lead_score, l.qualification_status, l.score_lines, l.suspicion, l.simulator_result_id, l.work_status,
    l.lost_reason, l.taken_by, l.taken_by_name, l.first_contact_at, l.next_at,
    coalesce(l.released_at, l.created_at) AS promised_from, r.inputs AS simulated,
    coalesce(a.figures->'shown', r.results->'shown') AS shown,
    coalesce(a.figures->'vehicles', r.inputs->'vehicles') AS vehicles,
    l.simulator_result_id IS NULL AS is_rough,
    a.id AS analysis_id, a.approval, a.revoked_at, d.state AS mail
  FROM (${leads}) l
  LEFT JOIN simulator_results r ON r.id = l.simulator_result_id
  LEFT JOIN analyses a ON a.lead_submission_id = l.submission_id
  LEFT JOIN deliveries d ON d.analysis_id = a.id AND d.kind = 'analysis_ready'`;

export function localisation(language: Language): Localisation {
  return { words: mailWords(language).salesNotice, language };
}

/** In the reader's language, whatever the person's is. */
export function listedLead(
  row: LeadRow,
  { subject, language }: { subject: string; language: Language },
): ListedLead {
  const speaking = localisation(language);
  const { answers } = row;
  const text = (field: string) => (typeof answers[field] === 'string' ? answers[field] : '');
  const name = [text('first_name'), text('last_name')].filter(Boolean).join(' ');
  const company = text('company');
  const kinds = (['vehicle_type', 'industry'] as const).map((field) =>
    chosen(field, answers[field], speaking),
  );
  return {
    id: row.id,
    reference: referenceOf(row.submission_id),
    score: row.lead_score,
    isPriority: row.qualification_status === 'priority',
    title: company || name || text('email'),
    person: company === '' ? '' : name || text('email'),
    fleet: fleetSize(answers.fleet_size, speaking) ?? '',
    fleetKind: kinds.filter(Boolean).join(', '),
    gain: gainOf(row),
    origin: text('utm_source'),
    originDetail: text('utm_campaign') || text('utm_medium'),
    promisedFrom: row.promised_from.toISOString(),
    analysis: stepOf(row),
    suspicion: row.suspicion,
    why: row.score_lines.map((line) => ({
      ...scoreRow(line, speaking),
      most: Math.max(MOST_POINTS[line.reason], line.points),
    })),
    where: originOf(answers, speaking),
    allowed: consentsOf(answers, language).map(({ text: what, isGiven }) => [
      what,
      isGiven ? speaking.words.yes : speaking.words.no,
    ]),
    questions: questionsToAsk(row).map((question) => speaking.words.questions[question].ask),
    ...workOf(row, subject),
  };
}

function workOf(row: LeadRow, subject: string): LeadWork {
  const { taken_by, taken_by_name } = row;
  return {
    status: row.work_status,
    lostReason: row.lost_reason,
    taken:
      taken_by === null ? null : { name: taken_by_name ?? taken_by, isMine: taken_by === subject },
    nextAt: row.next_at?.toISOString() ?? null,
    firstContactAt: row.first_contact_at?.toISOString() ?? null,
  };
}

/** How far the analysis of a lead is. */
export function stepOf(
  row: Pick<LeadRow, 'analysis_id' | 'approval' | 'revoked_at' | 'mail'>,
): AnalysisStep {
  if (row.analysis_id === null) return 'planned';
  if (row.revoked_at !== null) return 'revoked';
  if (row.approval === 'waiting' || row.approval === 'declined') return row.approval;
  if (row.mail === 'pending') return 'made';
  return row.mail === 'dead' || row.mail === 'skipped' ? 'failed' : 'sent';
}

function gainOf({ shown, is_rough, revoked_at }: LeadRow): ShownGain | null {
  if (shown === null || (revoked_at !== null && is_rough)) return null;
  const { gainEuros, lowEuros, highEuros } = shown.perVehicle;
  return { gain: gainEuros, low: lowEuros, high: highEuros, isRough: is_rough };
}

/** Left out where unknown. */
function originOf(answers: Record<string, unknown>, speaking: Localisation): Fact[] {
  const known = fieldsInMail(LEAD_FIELDS, 'origin').filter((field) => answers[field]);
  return factsOf(known, answers, speaking);
}

const CONSENTS = ['email_consent', 'phone_consent', 'newsletter_consent'] as const;

export function consentsOf(answers: Record<string, unknown>, language: Language) {
  const labels = sheetPageWords(language).consents;
  return CONSENTS.map((consent) => ({
    text: labels[consent],
    isGiven: answers[consent] === true,
  }));
}

/** What the figure means for the whole fleet, and for the bill of one vehicle. */
export function gainNoteOf({ shown, vehicles }: LeadRow, language: Language): string | null {
  if (shown === null) return null;
  const { figure } = sheetPageWords(language);
  const { simulation } = mailWords(language);
  const gain = wholeEuros(shown.fleet.gainEuros, language);
  const fleet =
    vehicles === null ? gain : fill(figure.fleet, { gain, count: number(vehicles, language) });
  const { beforeEuros, paidInAllEuros } = shown.perVehicle;
  return [
    `${simulation.fleetGain}${language === 'fr' ? '\u00a0' : ''}: ${fleet}.`,
    `${simulation.billToday}${language === 'fr' ? '\u00a0' : ''}: ${wholeEuros(beforeEuros, language)} → ${wholeEuros(paidInAllEuros, language)}.`,
  ].join(' ');
}
