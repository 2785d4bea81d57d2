import { fill } from '#content/fill.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import type { DataBlock, TableBlock } from '#domain/privacy/data-block.ts';
import { lookUp } from '#domain/site/look-up.ts';
import type { ExportedTable, PersonalData } from '../privacy/export-person.ts';
import type { MyDataWords } from '../words/words.ts';
import { BEGAN, keptUntil } from './kept-until.ts';
import {
  day,
  moment,
  nameOf,
  type Reading,
  type Row,
  rowBlocks,
  shownValue,
} from './stored-values.ts';

/** Everything in an export, grouped for the person it is about; each with until when it is kept, and why. */
export function dataSections(data: PersonalData, reading: Reading): DataBlock[] {
  return [
    ...entries('leads', data, reading),
    ...entries('lead_submissions', data, reading),
    ...entries('form_submissions', data, reading),
    ...entries('newsletter_subscribers', data, reading),
    ...consents(data, reading),
    ...entries('simulator_results', data, reading),
    ...entries('analyses', data, reading),
    ...mailsSent(data, reading),
    passedOn(data, reading),
    ...entries('data_requests', data, reading),
    ...suppressed(data, reading),
    {
      kind: 'section',
      title: reading.words.sections.notShown.title,
      blocks: [{ kind: 'list', items: reading.words.sections.notShown.items }],
    },
  ];
}

/** One address may have registered several fleets: each is named by the reference in its mails. */
const withReference = (text: string, registration: unknown): string =>
  typeof registration === 'string' ? `${text} (${referenceOf(registration)})` : text;

type EntryTable = Exclude<ExportedTable, 'deliveries'>;

function entries(table: EntryTable, data: PersonalData, reading: Reading): DataBlock[] {
  const rows = data[table];
  if (rows.length === 0) return [];
  const { title, entry } = reading.words.sections[table];
  return [
    {
      kind: 'section',
      title,
      blocks: rows.map((row): DataBlock => {
        const date = day(row[BEGAN[table]] as Date, reading.language);
        const own = table === 'lead_submissions' ? row.id : row.lead_submission_id;
        const heading = withReference(fill(entry, { date }), own);
        const kept: DataBlock = { kind: 'facts', rows: keeping(table, row, data, reading) };
        return { kind: 'entry', title: heading, blocks: [kept, ...rowBlocks(row, reading)] };
      }),
    },
  ];
}

function keeping(table: EntryTable, row: Row, data: PersonalData, { words, language }: Reading) {
  const { newsletter_subscribers, simulator_results } = words.sections;
  const { why } = words.sections[table];
  const state = row.state === 'confirmed' || row.state === 'pending' ? row.state : 'unsubscribed';
  const [lead] = data.leads;
  const until =
    keptUntil(table, row) ??
    (table === 'lead_submissions' && lead ? keptUntil('leads', lead) : undefined);
  const otherwise =
    table === 'newsletter_subscribers'
      ? newsletter_subscribers.untilYouLeave
      : simulator_results.with;
  return [
    [words.kept, until === undefined ? otherwise : day(until, language)],
    [words.why, typeof why === 'string' ? why : why[state]],
  ] as const;
}

const CONSENTS = ['email_consent', 'phone_consent', 'newsletter_consent'];

/** Also to be found above; here as the proof that they are. */
function consents(data: PersonalData, reading: Reading): DataBlock[] {
  const { words, language } = reading;
  const given = data.lead_submissions.flatMap((row) => {
    const answers = (row.answers ?? {}) as Row;
    return CONSENTS.filter((name) => name in answers).map((name) => [
      withReference(nameOf(name, words), row.id),
      shownValue(name, answers[name], reading),
      moment(row.created_at as Date, language),
      String(row.consent_text_version),
    ]);
  });
  const confirmed = data.newsletter_subscribers
    .filter((row) => row.confirmed_at instanceof Date)
    .map((row) => [
      nameOf('newsletter_consent', words),
      shownValue('state', row.state, reading),
      moment(row.confirmed_at as Date, language),
      String(row.consent_text_version),
    ]);
  const rows = [...given, ...confirmed];
  if (rows.length === 0) return [];
  const { title, ...table } = words.sections.consents;
  return [{ kind: 'section', title, blocks: [{ kind: 'table', ...table, rows }] }];
}

/** The making of an analysis is no mail, but done for the person, and found among what they were sent. */
const TO_OTHERS: readonly unknown[] = ['webhook', 'sales_notice', 'analysis_reminder'];
const isMailToPerson = ({ kind }: Row) => !TO_OTHERS.includes(kind);

function until(row: Row, { words, language }: Reading): string {
  const end = keptUntil('deliveries', row);
  return end === undefined ? words.sections.sent.pending : day(end, language);
}

/** With what a delivery says besides: how often it was tried, and what went wrong. */
function stateOf(row: Row, reading: Reading): string {
  const { words } = reading;
  const facts = [
    shownValue('state', row.state, reading),
    ...(Number(row.attempts) > 1 ? [`${nameOf('attempts', words)}: ${Number(row.attempts)}`] : []),
    ...(row.last_error ? [shownValue('last_error', row.last_error, reading)] : []),
    ...(row.ended_at instanceof Date ? [moment(row.ended_at, reading.language)] : []),
  ];
  return facts.join(', ');
}

function mailsSent({ deliveries }: PersonalData, reading: Reading): DataBlock[] {
  const rows = deliveries.filter(isMailToPerson);
  if (rows.length === 0) return [];
  const { title, caption, columns } = reading.words.sections.mails;
  const table: TableBlock = {
    kind: 'table',
    caption,
    columns,
    rows: rows.map((row) => [
      withReference(shownValue('kind', row.kind, reading), row.lead_submission_id),
      moment(row.created_at as Date, reading.language),
      stateOf(row, reading),
      until(row, reading),
    ]),
  };
  return [{ kind: 'section', title, blocks: [table] }];
}

/** Our own mailboxes in words; a tool by the name that the settings give it. */
export function recipientNames({ recipients }: PersonalData, { sections }: MyDataWords): string {
  const names = recipients.map((one) => lookUp<string>(sections.sent.mailboxes, one) ?? one);
  return names.join(', ');
}

/** Also if it is empty: that nothing was passed on is an answer too. */
function passedOn(data: PersonalData, reading: Reading): DataBlock {
  const words = reading.words.sections.sent;
  const rows = data.deliveries.filter((row) => !isMailToPerson(row));
  const names = recipientNames(data, reading.words);
  const table: TableBlock = {
    kind: 'table',
    caption: words.caption,
    columns: words.columns,
    rows: rows.map((row) => [
      row.destination === null ? words.team : shownValue('destination', row.destination, reading),
      withReference(shownValue('event', row.event, reading), row.lead_submission_id),
      moment(row.created_at as Date, reading.language),
      stateOf(row, reading),
      until(row, reading),
    ]),
  };
  return {
    kind: 'section',
    title: words.title,
    blocks: [
      { kind: 'text', text: names === '' ? words.nobody : fill(words.recipients, { names }) },
      ...(rows.length === 0 ? [] : [table, { kind: 'note', text: words.why } as const]),
    ],
  };
}

function suppressed({ suppressed: listed }: PersonalData, reading: Reading): DataBlock[] {
  if (listed.length === 0) return [];
  const { title, text, reasons } = reading.words.sections.suppressed;
  return [
    {
      kind: 'section',
      title,
      blocks: listed.map(({ reason, created_at }) => ({
        kind: 'text',
        text: fill(text, {
          date: day(created_at, reading.language),
          reason: lookUp<string>(reasons, reason) ?? reason,
        }),
      })),
    },
  ];
}
