import { closeSync, writeFileSync } from 'node:fs';
import type { Client } from 'pg';
import { referenceOf } from '#domain/leads/reference.ts';
import { openAnswerText } from '../analysis/compose-assumptions.ts';
import { HAS_EMAIL } from '../database/email-condition.ts';
import {
  type AnalysisSummary,
  approveAnalysis,
  revokeAnalysis,
  WAITS_FOR_APPROVAL,
} from '../lead-analyses/stored-analyses.ts';
import {
  ANALYSES_WITH_MAIL,
  ANALYSIS_COLUMNS,
  ANALYSIS_FIELDS,
  type AnalysisRow,
  type DescribedAnalysis,
  described,
} from './analysis-rows.ts';
import { type Call, CommandFailed, command, UsageError } from './command.ts';
import { createPrivateFile } from './csv.ts';
import { DELIVERY_COLUMNS, type DeliveryRow, deliveriesAbout } from './deliveries.ts';
import { findRows, ROW_ARGUMENT } from './find-rows.ts';
import { limitOf, listOptions, sinceIn } from './list-options.ts';
import { type Column, formatTable, printable, showRows } from './table.ts';

export const analysesList = command({
  name: 'analyses list',
  about: 'Lists the analyses of pre-registrations, newest first, without naming anybody.',
  options: {
    waiting: { type: 'boolean', about: 'only those that somebody has to approve' },
    ...listOptions,
  },
  example: '--waiting',
  async run({ values, json, write, database }) {
    const limit = limitOf(values.limit);
    const since = sinceIn(values);
    const db = await database();
    const { rows } = await db.query<AnalysisRow>(
      `SELECT ${ANALYSIS_FIELDS} FROM ${ANALYSES_WITH_MAIL}
       WHERE ($1::timestamptz IS NULL OR made_at >= $1)
         ${values.waiting ? `AND ${WAITS_FOR_APPROVAL}` : ''}
       ORDER BY made_at DESC, analyses.id LIMIT $2`,
      [since, limit],
    );
    showRows({ json, write }, rows.map(described), ANALYSIS_COLUMNS);
  },
});

export const analysesShow = command({
  name: 'analyses show',
  takes: ROW_ARGUMENT,
  about:
    "Shows the analyses of a pre-registration: figures, what was left open, their mails' states.",
  options: {
    pdf: {
      type: 'string',
      value: 'file',
      about: 'writes the newest document into this new file, readable by you alone',
    },
  },
  example: '3F2A-91BC --pdf analysis.pdf',
  async run({ values, positionals, json, write, database }) {
    const { db, registrations } = await registrationsNamed(positionals, database);
    const ids = registrations.map(({ id }) => id);
    const { rows } = await db.query<AnalysisRow & { figures: AnalysisSummary }>(
      `SELECT ${ANALYSIS_FIELDS}, figures, model_version, simulator_result_id, approved_at, reminded_at
       FROM ${ANALYSES_WITH_MAIL} WHERE analyses.lead_submission_id = ANY($1) ORDER BY version DESC`,
      [ids],
    );
    const analyses = rows.map(described);
    const deliveries = await deliveriesOf(db, ids);
    if (values.pdf !== undefined) {
      const registration = theOnly(registrations);
      const newest = analyses.find(({ reference }) => reference === registration);
      if (newest === undefined) throw new CommandFailed(NONE_MADE);
      await writeDocument(db, newest.id, values.pdf);
    }
    if (json) {
      const lead_id = registrations[0].lead_id;
      write(`${JSON.stringify({ lead_id, analyses, deliveries }, null, 2)}\n`);
      return;
    }
    const isOf = (id: string) => (row: { reference: string }) => row.reference === id;
    write(
      ids
        .map((id) => formatAnalyses(analyses.filter(isOf(id)), deliveries.filter(isOf(id))))
        .join('\n'),
    );
    if (values.pdf !== undefined) {
      write(`\nVersion ${analyses[0]?.version} was written to ${values.pdf}\n`);
    }
  },
});

const NONE_MADE = "No analysis is there; 'analyses show' says whether one is being made.";

/** Personal data, like an export: for whoever has to read it before saying yes. */
async function writeDocument(db: Client, id: string, path: string): Promise<void> {
  const { rows } = await db.query<{ document: Buffer }>(
    'SELECT document FROM analyses WHERE id = $1',
    [id],
  );
  const [stored] = rows;
  if (stored === undefined) throw new CommandFailed(NONE_MADE);
  const file = createPrivateFile(path);
  try {
    writeFileSync(file, stored.document);
  } finally {
    closeSync(file);
  }
}

/** Those that make an analysis, and the mails about it. */
async function deliveriesOf(db: Client, registrations: string[]): Promise<DeliveryRow[]> {
  const all = await deliveriesAbout(db, 'lead_submission_id', registrations);
  return all.filter(({ kind }) => kind.startsWith('analysis'));
}

type ShownAnalysis = DescribedAnalysis<AnalysisRow & { figures: AnalysisSummary }>;

const FIGURE_COLUMNS: Column<ShownAnalysis>[] = [
  { title: 'FIGURES', of: ({ version }) => `  version ${version}` },
  { title: 'vehicles', of: ({ figures }) => figures.vehicles },
  { title: '€/vehicle', of: ({ figures }) => figures.shown.perVehicle.gainEuros },
  { title: 'from', of: ({ figures }) => figures.shown.perVehicle.lowEuros },
  { title: 'to', of: ({ figures }) => figures.shown.perVehicle.highEuros },
  { title: '€/fleet', of: ({ figures }) => figures.shown.fleet.gainEuros },
];

function formatAnalyses(analyses: ShownAnalysis[], deliveries: DeliveryRow[]): string {
  const [newest] = analyses;
  const made =
    newest === undefined
      ? ['No analysis.\n']
      : [
          formatTable(analyses, ANALYSIS_COLUMNS),
          '\n',
          formatTable(analyses, FIGURE_COLUMNS),
          `\nLEFT OPEN IN VERSION ${newest.version}\n`,
          ...openLines(newest).map((line) => `  ${printable(line)}\n`),
        ];
  return [
    ...made,
    ...(deliveries.length === 0 ? [] : ['\n', formatTable(deliveries, DELIVERY_COLUMNS)]),
  ].join('');
}

function openLines({ figures }: ShownAnalysis): string[] {
  if (figures.open.length === 0) return ['nothing'];
  return figures.open.map((answer) => openAnswerText(answer, 'en'));
}

export const analysesApprove = command({
  name: 'analyses approve',
  takes: ROW_ARGUMENT,
  about: 'Says yes to the analysis of a pre-registration that waits: it is sent to the person.',
  options: {},
  example: '3F2A-91BC',
  async run({ positionals, json, write, database }) {
    const { db, registrations } = await registrationsNamed(positionals, database);
    const { rows } = await db.query<Pick<AnalysisRow, 'id' | 'reference' | 'version'>>(
      `SELECT id, lead_submission_id AS reference, version FROM analyses
       WHERE lead_submission_id = $1 AND ${WAITS_FOR_APPROVAL}`,
      [theOnly(registrations)],
    );
    const [waiting] = rows;
    if (waiting === undefined || !(await approveAnalysis(db, waiting.id))) {
      throw new CommandFailed(
        "No analysis of it waits to be approved; 'analyses show' says what became of them.",
      );
    }
    const { id, reference, version } = waiting;
    write(
      json
        ? `${JSON.stringify({ approved: id, reference, version })}\n`
        : `${referenceOf(reference)}, version ${version}: approved, it is sent; a day after another registration's at the earliest.\n`,
    );
  },
});

export const analysesRevoke = command({
  name: 'analyses revoke',
  takes: ROW_ARGUMENT,
  about: 'Ends the links to all analyses of a pre-registration; one that waits is never sent.',
  options: {},
  example: '3F2A-91BC',
  async run({ positionals, json, write, database }) {
    const { db, registrations } = await registrationsNamed(positionals, database);
    const { rows } = await db.query<{ id: string }>(
      'SELECT id FROM analyses WHERE lead_submission_id = $1 ORDER BY version DESC LIMIT 1',
      [theOnly(registrations)],
    );
    const [newest] = rows;
    if (newest === undefined) throw new CommandFailed(NONE_MADE);
    const revoked = await revokeAnalysis(db, newest.id);
    write(json ? `${JSON.stringify({ revoked })}\n` : `${revokedWords(revoked)}\n`);
  },
});

function revokedWords(count: number): string {
  if (count === 0) return 'They were revoked before: no link opens.';
  return count === 1
    ? '1 version is revoked: its link no longer opens.'
    : `${count} versions are revoked: their links no longer open.`;
}

interface Registration {
  id: string;
  lead_id: string;
}

/** By its reference, the id of an analysis of it or of the lead that it made; or all of an address, newest first. */
const LOOKUP = {
  byFirstDigits: `SELECT id, lead_id FROM lead_submissions WHERE id IN (
      SELECT id FROM lead_submissions WHERE id BETWEEN $1 AND $2
      UNION SELECT submission_id FROM crm_leads WHERE id BETWEEN $1 AND $2
      UNION SELECT lead_submission_id FROM analyses WHERE id BETWEEN $1 AND $2
    ) LIMIT 2`,
  byEmail: `SELECT id, lead_id FROM lead_submissions
    WHERE lead_id IN (SELECT id FROM crm_leads WHERE ${HAS_EMAIL}) ORDER BY created_at DESC, id`,
  none: 'There is no such pre-registration.',
};

async function registrationsNamed([wanted, ...others]: string[], database: Call['database']) {
  if (wanted === undefined || others.length > 0) throw new UsageError('Name one registration.');
  const db = await database();
  return { db, registrations: await findRows<Registration>(db, wanted, LOOKUP) };
}

/** Each is a fleet of its own, perhaps one that a stranger typed: what is done to one is not done to all. */
function theOnly([registration, ...others]: [Registration, ...Registration[]]): string {
  if (others.length === 0) return registration.id;
  const references = [registration, ...others].map(({ id }) => referenceOf(id));
  throw new CommandFailed(`There are several, name one: ${references.join(', ')}.`);
}
