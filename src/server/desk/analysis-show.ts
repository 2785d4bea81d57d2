import type { PoolClient } from 'pg';
import { simulatorWords } from '#content/analysis-words.ts';
import { deskWords } from '#content/desk-words.ts';
import { clock, measure, number, wholeEuros } from '#content/figures.ts';
import type { ShownAnalysis } from '#domain/desk/requests.ts';
import {
  CORRECTION_FIELDS,
  type CorrectionField,
  correctionOf,
  isGiven,
} from '#domain/leads/fleet-correction.ts';
import type { Language } from '#domain/site/language.ts';
import { openAnswerText } from '../analysis/compose-assumptions.ts';
import { type LeadSubject, loadLead } from '../deliveries/subject.ts';
import { analysedFleet } from '../lead-analyses/analysed-fleet.ts';
import type { AnalysisSummary } from '../lead-analyses/stored-analyses.ts';

interface AnalysisVersion {
  analysis_id: string;
  /** Of the simulation, or of the correction, that it was reckoned from. */
  simulator_result_id: string | null;
  version: number;
  made_at: Date;
  revoked_at: Date | null;
  figures: AnalysisSummary;
}

/** The newest first. */
async function versionsOf(db: PoolClient, registration: string): Promise<AnalysisVersion[]> {
  const { rows } = await db.query<AnalysisVersion>(
    `SELECT a.id AS analysis_id, a.simulator_result_id, a.version, a.made_at, a.revoked_at, a.figures
     FROM analyses a WHERE a.lead_submission_id = $1 ORDER BY a.version DESC LIMIT 20`,
    [registration],
  );
  return rows;
}

export async function newestAnalysis(
  db: PoolClient,
  registration: string,
  language: Language,
): Promise<ShownAnalysis | null> {
  const [newest, before] = await versionsOf(db, registration);
  if (newest === undefined) return null;
  const lead = await loadLead(db, registration);
  if (lead === undefined) return null;
  const { correction } = lead;
  const isMade = correction === null || correction.id === newest.simulator_result_id;
  return {
    id: newest.analysis_id,
    version: newest.version,
    madeAt: newest.made_at.toISOString(),
    assumed: newest.figures.open.map((answer) => openAnswerText(answer, language)),
    changes: before === undefined ? [] : changesBetween(before, newest, language),
    next: isMade ? null : await nextVersion(db, lead.id),
    isOpen: newest.revoked_at === null,
    madeWith: madeWith(lead, newest.figures, language),
    correction: correction?.answers ?? {},
  };
}

async function nextVersion(db: PoolClient, submissionId: string): Promise<'making' | 'failed'> {
  const { rows } = await db.query(
    `SELECT FROM deliveries WHERE lead_submission_id = $1 AND kind = 'analysis' AND state = 'pending'`,
    [submissionId],
  );
  return rows.length > 0 ? 'making' : 'failed';
}

/** The answers that can be corrected, as they are after the last correction. */
function madeWith(
  lead: LeadSubject,
  { open }: AnalysisSummary,
  language: Language,
): ShownAnalysis['madeWith'] {
  const { options } = simulatorWords(language);
  const { analysed } = analysedFleet(lead);
  const answers = correctionOf(analysed.inputs);
  const kmPerDay = lead.correction?.answers.kmPerDay ?? answers.kmPerDay;
  const power = open.find((answer) => answer.id === 'power');
  const kw = answers.siteKw ?? (power && Math.round(power.assumedKw));
  const values: Record<CorrectionField, string> = {
    vehicles: number(answers.vehicles, language),
    siteKw: kw === undefined ? '' : measure(kw, 'kW', language),
    contract: options.contract[answers.contract],
    baseline: options.baseline[answers.baseline],
    arrivalHour: clock(answers.arrivalHour, language),
    departureHour: clock(answers.departureHour, language),
    kmPerDay: measure(kmPerDay, 'km', language),
  };
  return CORRECTION_FIELDS.map((field) => ({
    field,
    value: values[field],
    isGiven: isGiven(analysed, field),
    options: Object.entries(field === 'contract' || field === 'baseline' ? options[field] : {}),
  }));
}

function changesBetween(before: AnalysisVersion, now: AnalysisVersion, language: Language) {
  const { columns } = deskWords(language).requests.changes;
  const figures = ({ figures: { vehicles, shown, open } }: AnalysisVersion) => [
    number(vehicles, language),
    wholeEuros(shown.perVehicle.gainEuros, language),
    wholeEuros(shown.fleet.gainEuros, language),
    number(open.length, language),
  ];
  const [old, current] = [figures(before), figures(now)];
  return [columns.vehicles, columns.gain, columns.fleet, columns.assumed].flatMap((label, index) =>
    old[index] === current[index] ? [] : [[label, old[index] ?? '', current[index] ?? ''] as const],
  );
}
