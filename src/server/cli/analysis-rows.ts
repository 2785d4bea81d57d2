import { VALID_FOR, WAITS_FOR_APPROVAL } from '../lead-analyses/stored-analyses.ts';
import type { Column } from './table.ts';

export interface AnalysisRow extends Record<string, unknown> {
  id: string;
  /** Of the registration, as in its mails. */
  reference: string;
  version: number;
  language: string;
  gain_per_vehicle_year_euros: number;
  made_at: Date;
  until: Date;
  approval: 'waiting' | 'given' | null;
  revoked_at: Date | null;
  waits: boolean;
  mail: 'pending' | 'delivered' | 'skipped' | 'dead' | null;
}

/** Never the document: it is read by `--pdf` alone. */
export const ANALYSIS_FIELDS = `analyses.id, analyses.lead_submission_id AS reference, version, language,
  (figures #>> '{shown,perVehicle,gainEuros}')::float8 AS gain_per_vehicle_year_euros,
  made_at, made_at + ${VALID_FOR} AS until, approval, revoked_at, (${WAITS_FOR_APPROVAL}) AS waits,
  mail.state AS mail`;

export const ANALYSES_WITH_MAIL = `analyses
  LEFT JOIN deliveries mail ON mail.analysis_id = analyses.id AND mail.kind = 'analysis_ready'`;

const MAIL_WORDS = {
  pending: 'not sent yet',
  delivered: 'sent',
  skipped: 'not sent',
  dead: 'given up',
} as const;

/** What became of it, in words. */
function stateOf({ approval, revoked_at, until, waits, mail }: AnalysisRow): string {
  if (revoked_at !== null) return 'revoked';
  if (until.getTime() <= Date.now()) return 'over';
  if (approval === 'waiting') return waits ? 'waiting' : 'replaced';
  // What ended is removed sooner than the analysis.
  if (mail === null) return 'no longer known';
  return approval === 'given' && mail === 'pending' ? 'approved, not sent yet' : MAIL_WORDS[mail];
}

export type DescribedAnalysis<Row = AnalysisRow> = Row & { state: string };

/** With the words that the table shows, also for programs. */
export function described<Row extends AnalysisRow>(row: Row): DescribedAnalysis<Row> {
  return { ...row, state: stateOf(row) };
}

export const ANALYSIS_COLUMNS: Column<DescribedAnalysis>[] = [
  { title: 'REGISTRATION', of: ({ reference }) => reference },
  { title: 'version', of: ({ version }) => version },
  { title: 'language', of: ({ language }) => language },
  { title: '€/vehicle', of: (row) => row.gain_per_vehicle_year_euros },
  { title: 'made', of: ({ made_at }) => made_at },
  { title: 'state', of: ({ state }) => state },
  { title: 'until', of: ({ until }) => until },
];
